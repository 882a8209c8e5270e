import { readFileSync } from 'node:fs';
import { createRef, type JSX, useState } from 'react';
import Autocomplete, {
  type AutocompleteRenderInputParams,
  createFilterOptions,
} from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import Paper, { type PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import useAutocomplete from '@mui/material/useAutocomplete';
import ts from 'typescript';
import AddIngredient from '../../../../docs/base/components/autocomplete/AddIngredient';
import BookSearch from '../../../../docs/base/components/autocomplete/BookSearch';
import { searchBooks } from '../../../../docs/base/components/autocomplete/bookServer';
import FieldStates from '../../../../docs/base/components/autocomplete/FieldStates';
import FixedCrew from '../../../../docs/base/components/autocomplete/FixedCrew';
import MemberField from '../../../../docs/base/components/autocomplete/MemberField';
import PlainCombobox from '../../../../docs/base/components/autocomplete/PlainCombobox';
import SkillChips from '../../../../docs/base/components/autocomplete/SkillChips';
import StationField from '../../../../docs/base/components/autocomplete/StationField';
import TwoStates from '../../../../docs/base/components/autocomplete/TwoStates';
import {
  consoleMessages,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  proves,
  screen,
  show,
} from '../../harness';

jest.mock('../../../../docs/base/components/autocomplete/bookServer');

/** The block of code of the page that has these words. */
function blockWith(words: string): string {
  const page = readFileSync('docs/base/components/autocomplete/index.mdx', 'utf8');
  const blocks = [...page.matchAll(/^```tsx.*\n([^]*?)^```$/gm)].map(([, block = '']) => block);
  const block = blocks.find((one) => one.includes(words));
  if (block === undefined) {
    throw new Error(`No block of code has "${words}".`);
  }
  return block;
}

/** What a block of code exports when it runs as printed. */
function run(block: string): Record<string, unknown> {
  const { outputText } = ts.transpileModule(block, {
    fileName: 'block.tsx',
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
    },
  });
  const exports: Record<string, unknown> = {};
  new Function('require', 'exports', outputText)(require, exports);
  return exports;
}

const WOODS = ['Birch', 'Larch', 'Maple'];
interface Member {
  id: number;
  name: string;
}

const MEMBERS: readonly Member[] = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];

const renderInput = (params: AutocompleteRenderInputParams) => (
  <TextField {...params} label="Wood" />
);

const field = () => screen.getByRole('combobox');
const optionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const selectedTexts = () =>
  screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent);
const option = (name: string) => screen.getByRole('option', { name });
const chips = () =>
  [...document.querySelectorAll('.MuiChip-label')].map(({ textContent }) => textContent);

exempt(
  "Material UI 5 warned about a value that isn't among the options.",
  'This is about an older version.',
);

proves('`renderInput` receives the props that connect the field with the list.', async () => {
  const { user, unmount } = show(<Autocomplete options={WOODS} renderInput={renderInput} />);
  await user.click(field());
  expect(optionTexts()).toEqual(WOODS);
  unmount();
  show(<Autocomplete options={WOODS} renderInput={() => <TextField label="Wood" />} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  expectConsole('error', /Unable to find the input element/);
});

describe('options', () => {
  proves(
    [
      'Options are strings, or objects with a `label`.',
      '| `getOptionLabel` | The text of an option | `option.label`, or the option |',
    ],
    async () => {
      const { user, unmount } = show(
        <Autocomplete options={[{ label: 'Yew' }]} renderInput={renderInput} />,
      );
      await user.click(field());
      expect(optionTexts()).toEqual(['Yew']);
      unmount();
      const other = show(<Autocomplete options={WOODS} renderInput={renderInput} />);
      await other.user.click(field());
      expect(optionTexts()).toEqual(WOODS);
    },
  );

  proves('| `getOptionKey` | The React key. Labels may then repeat. | The label |', async () => {
    const options = [
      { id: 1, label: 'Ben' },
      { id: 2, label: 'Ben' },
    ];
    const { user, unmount } = show(<MemberField />);
    await user.clear(field());
    await user.click(field());
    expect(optionTexts()).toEqual(['Ada Brandt', 'Ben Okafor', 'Ben Okafor', 'Chiara Russo']);
    unmount();
    expect(consoleMessages()).toEqual([]);
    const other = show(<Autocomplete options={options} renderInput={renderInput} />);
    await other.user.click(field());
    expectConsole('error', /two children with the same key/);
  });

  proves(
    [
      '| `isOptionEqualToValue` | Whether an option is the one in `value` | Whether both are the same object |',
      'Without it, the field shows the value, but no option in the list is marked as selected.',
    ],
    async () => {
      const { user, unmount } = show(
        <Autocomplete
          options={MEMBERS}
          getOptionLabel={({ name }) => name}
          value={{ id: 2, name: 'Ben' }}
          renderInput={renderInput}
        />,
      );
      expect(field()).toHaveValue('Ben');
      await user.click(field());
      expect(optionTexts()).toEqual(['Ada', 'Ben']);
      expect(selectedTexts()).toEqual([]);
      unmount();
      const same = show(
        <Autocomplete
          options={MEMBERS}
          getOptionLabel={({ name }) => name}
          value={MEMBERS[1]}
          renderInput={renderInput}
        />,
      );
      await same.user.click(field());
      expect(selectedTexts()).toEqual(['Ben']);
      same.unmount();
      const demo = show(<MemberField />);
      await demo.user.click(field());
      expect(selectedTexts()).toEqual(['Ben Okafor']);
    },
  );
});

proves('With `multiple`, users can then add the same option twice.', async () => {
  for (const [isOptionEqualToValue, names] of [
    [undefined, ['Ben', 'Ben']],
    [(one: Member, other: Member) => one.id === other.id, []],
  ] as const) {
    const { user, unmount } = show(
      <Autocomplete
        multiple
        options={MEMBERS}
        getOptionLabel={({ name }) => name}
        defaultValue={[{ id: 2, name: 'Ben' }]}
        isOptionEqualToValue={isOptionEqualToValue}
        renderInput={renderInput}
      />,
    );
    await user.click(field());
    await user.click(option('Ben'));
    expect(chips()).toEqual(names);
    unmount();
  }
});

describe('states', () => {
  proves(
    [
      '`value` is the chosen option, or `null`. It changes with `onChange`.',
      '`inputValue` is the text in the field. It changes with `onInputChange`, on each key.',
      'Usually `value` is enough: the component sets the text when the value changes.',
      "To reset the field, set `value` to `null` and `inputValue` to `''`.",
    ],
    async () => {
      const { user } = show(<TwoStates />);
      const states = () => screen.getByRole('status').textContent;
      expect(states()).toBe('value: "Library", inputValue: "Library"');
      await user.type(field(), '{Backspace}{Backspace}', {
        initialSelectionStart: 7,
        initialSelectionEnd: 7,
      });
      expect(states()).toBe('value: "Library", inputValue: "Libra"');
      await user.clear(field());
      await user.type(field(), 'gr');
      expect(states()).toBe('value: null, inputValue: "gr"');
      await user.click(option('Greenhouse'));
      expect(states()).toBe('value: "Greenhouse", inputValue: "Greenhouse"');
      await user.click(screen.getByRole('button', { name: 'Reset' }));
      expect(states()).toBe('value: null, inputValue: ""');
      expect(field()).toHaveValue('');
    },
  );

  proves(
    'With the value alone, text can stay: with `freeSolo`, with `clearOnBlur={false}`, or if the value already is `null`.',
    async () => {
      function Free({
        withText,
        ...props
      }: {
        readonly withText: boolean;
        readonly freeSolo?: boolean;
        readonly clearOnBlur?: boolean;
      }) {
        const [value, setValue] = useState<string | null>('Yew');
        const [text, setText] = useState('');
        return (
          <>
            <Autocomplete
              {...props}
              options={WOODS}
              value={value}
              onChange={(_event, wood) => setValue(wood)}
              inputValue={text}
              onInputChange={(_event, newText) => setText(newText)}
              renderInput={renderInput}
            />
            <button
              type="button"
              onClick={() => {
                setValue(null);
                if (withText) {
                  setText('');
                }
              }}
            >
              Reset
            </button>
          </>
        );
      }
      for (const [props, withText, text] of [
        [{ freeSolo: true }, false, 'Yew'],
        [{ freeSolo: true }, true, ''],
        [{ clearOnBlur: false }, false, 'Yew'],
        [{ clearOnBlur: false }, true, ''],
        [{ freeSolo: true, clearOnBlur: true }, false, ''],
        [{}, false, ''],
      ] as const) {
        const { user, unmount } = show(<Free {...props} withText={withText} />);
        await user.click(screen.getByRole('button', { name: 'Reset' }));
        expect(field()).toHaveValue(text);
        unmount();
      }
    },
  );

  proves(
    'With `freeSolo` and `multiple`, `onInputChange` also receives `createOption`, which its type lacks.',
    async () => {
      const reasons: string[] = [];
      const { user } = show(
        <Autocomplete
          freeSolo
          multiple
          options={WOODS}
          onInputChange={(_event, _text, reason) => reasons.push(reason)}
          renderInput={renderInput}
        />,
      );
      await user.type(field(), 'x{Enter}');
      expect(reasons).toEqual(['input', 'createOption']);
      await expectTypeError(
        `import type { AutocompleteInputChangeReason } from '@mui/material/Autocomplete';
        export const reason: AutocompleteInputChangeReason = 'createOption';`,
        /createOption/,
      );
    },
  );

  proves(
    [
      '| `onChange` | `selectOption`, `createOption`, `removeOption`, `clear`, `blur` |',
      '| `onInputChange` | `input`, `reset`, `clear`, `blur`, `selectOption`, `removeOption` |',
      '| `onClose` | `toggleInput`, `escape`, `selectOption`, `createOption`, `removeOption`, `blur` |',
      '`onHighlightChange` receives the highlighted option, or `null`, and `keyboard`, `mouse`, or `touch`.',
    ],
    async () => {
      await expectCompiles(`
        import type { AutocompleteChangeReason, AutocompleteCloseReason, AutocompleteInputChangeReason } from '@mui/material/Autocomplete';
        import type { AutocompleteHighlightChangeReason } from '@mui/material/useAutocomplete';
        export const change: Record<AutocompleteChangeReason, 1> = { selectOption: 1, createOption: 1, removeOption: 1, clear: 1, blur: 1 };
        export const input: Record<AutocompleteInputChangeReason, 1> = { input: 1, reset: 1, clear: 1, blur: 1, selectOption: 1, removeOption: 1 };
        export const close: Record<AutocompleteCloseReason, 1> = { toggleInput: 1, escape: 1, selectOption: 1, createOption: 1, removeOption: 1, blur: 1 };
        export const highlight: Record<AutocompleteHighlightChangeReason, 1> = { keyboard: 1, mouse: 1, touch: 1 };
      `);
      const onHighlightChange = jest.fn();
      const { user } = show(
        <Autocomplete
          includeInputInList
          options={WOODS}
          onHighlightChange={onHighlightChange}
          renderInput={renderInput}
        />,
      );
      await user.click(field());
      await user.keyboard('{ArrowDown}{ArrowUp}');
      expect(onHighlightChange.mock.calls.map(([, wood, reason]) => [wood, reason])).toEqual([
        ['Birch', 'keyboard'],
        [null, 'keyboard'],
      ]);
    },
  );

  proves(
    [
      'If `value` is `undefined` at first, the component is uncontrolled, and later warns about the change.',
      'Start with `null`:',
    ],
    () => {
      const { rerender } = show(
        <Autocomplete options={WOODS} value={null} renderInput={renderInput} />,
      );
      rerender(<Autocomplete options={WOODS} value="Larch" renderInput={renderInput} />);
      expect(field()).toHaveValue('Larch');
      expect(consoleMessages()).toEqual([]);
    },
  );

  proves('the component is uncontrolled, and later warns about the change.', () => {
    const { rerender } = show(
      <Autocomplete options={WOODS} value={undefined} renderInput={renderInput} />,
    );
    rerender(<Autocomplete options={WOODS} value="Larch" renderInput={renderInput} />);
    expectConsole('error', /changing the uncontrolled value state of Autocomplete/);
  });

  proves(
    [
      "Version 7 shows the value and doesn't warn, so a saved value may lack an option, for example while the options load.",
      'If no option is marked as selected, check [`isOptionEqualToValue`](#options-strings-or-objects).',
    ],
    async () => {
      const { user, rerender } = show(
        <Autocomplete options={[]} value="Yew" renderInput={renderInput} />,
      );
      rerender(<Autocomplete options={WOODS} value="Yew" renderInput={renderInput} />);
      expect(field()).toHaveValue('Yew');
      await user.click(field());
      expect(optionTexts()).toEqual(WOODS);
      expect(consoleMessages()).toEqual([]);
    },
  );
});

describe('several', () => {
  proves(
    [
      'With `multiple`, the value is an array, and each chosen option is a chip.',
      'A second choice of the same option removes it.',
      'With `multiple`, the choices are chips, and the field is empty.',
    ],
    async () => {
      const onChange = jest.fn();
      const { user } = show(
        <Autocomplete
          multiple
          disableCloseOnSelect
          options={WOODS}
          onChange={(_event, woods) => onChange(woods)}
          renderInput={renderInput}
        />,
      );
      await user.click(field());
      await user.click(option('Birch'));
      await user.click(option('Maple'));
      expect(onChange).toHaveBeenLastCalledWith(['Birch', 'Maple']);
      expect(chips()).toEqual(['Birch', 'Maple']);
      expect(field()).toHaveValue('');
      await user.click(option('Birch'));
      expect(onChange).toHaveBeenLastCalledWith(['Maple']);
    },
  );

  proves(
    [
      '`getLimitTagsText` replaces the text `+1`.',
      '`filterSelectedOptions` removes chosen options from the list.',
    ],
    async () => {
      const { user, unmount } = show(<SkillChips />);
      expect(screen.getByText('+1')).toBeInTheDocument();
      unmount();
      const other = show(
        <Autocomplete
          multiple
          filterSelectedOptions
          limitTags={1}
          getLimitTagsText={(more) => `and ${more} more`}
          options={WOODS}
          defaultValue={['Birch', 'Larch']}
          renderInput={renderInput}
        />,
      );
      expect(screen.getByText('and 1 more')).toBeInTheDocument();
      await other.user.click(field());
      expect(optionTexts()).toEqual(['Maple']);
      expect(user).toBeDefined();
    },
  );

  proves(
    [
      'In `onChange`, add the fixed values again.',
      'In `renderValue`, draw their chips without a delete button.',
    ],
    async () => {
      const { user } = show(<FixedCrew />);
      const deleteButtons = () => screen.queryAllByTestId('CancelIcon');
      expect(chips()).toEqual(['Imani (skipper)', 'Keiko']);
      expect(deleteButtons()).toHaveLength(1);
      await user.click(deleteButtons()[0] ?? document.body);
      expect(chips()).toEqual(['Imani (skipper)']);
    },
  );

  proves('`renderValue` also works without `multiple`: it then draws the single value.', () => {
    show(
      <Autocomplete
        options={WOODS}
        defaultValue="Larch"
        renderValue={(wood, getItemProps) => <Chip label={wood} {...getItemProps()} />}
        renderInput={renderInput}
      />,
    );
    expect(chips()).toEqual(['Larch']);
    expect(field()).toHaveValue('');
  });
});

describe('free text', () => {
  proves('**You need only the text:** read `inputValue`, and ignore `value`.', async () => {
    const onInputChange = jest.fn();
    const { user } = show(
      <Autocomplete
        freeSolo
        options={WOODS}
        onInputChange={(_event, text) => onInputChange(text)}
        renderInput={renderInput}
      />,
    );
    await user.type(field(), 'Ye');
    expect(onInputChange.mock.calls.flat()).toEqual(['Y', 'Ye']);
  });

  proves(
    'If options are objects, a value can be an object or a string, so `getOptionLabel` has to accept both:',
    async () => {
      await expectTypeError(
        `import Autocomplete from '@mui/material/Autocomplete';
        import TextField from '@mui/material/TextField';
        export const field = (
          <Autocomplete
            freeSolo
            options={[{ name: 'Ada' }]}
            getOptionLabel={(option) => option.name}
            renderInput={(params) => <TextField {...params} />}
          />
        );`,
        /'name'/,
      );
    },
  );

  proves(
    'To let users add to the list deliberately, offer an "Add" option instead of `freeSolo`:',
    async () => {
      const { user } = show(<AddIngredient />);
      await user.type(field(), ' leek ');
      expect(optionTexts()).toEqual(['Leek']);
      await user.clear(field());
      await user.type(field(), ' Dill ');
      expect(optionTexts()).toEqual(['Add: Dill']);
      await user.keyboard('{Enter}');
      expect(field()).toHaveValue('Dill');
      await user.clear(field());
      await user.click(field());
      expect(optionTexts()).toEqual(['Barley', 'Leek', 'Parsley', 'Thyme', 'Dill']);
      await user.type(field(), 'zzz');
      await user.tab();
      expect(field()).toHaveValue('');
    },
  );
});

describe('groups and options', () => {
  proves(
    [
      '`groupBy` returns the name of the group.',
      'Sort the options by group first: otherwise, a group appears more than once, and the console warns about duplicated headers.',
    ],
    async () => {
      const { user } = show(
        <Autocomplete
          options={['a1', 'b1', 'a2']}
          groupBy={(one) => one.slice(0, 1)}
          renderInput={renderInput}
        />,
      );
      await user.click(field());
      expect(
        [...document.querySelectorAll('.MuiAutocomplete-groupLabel')].map((one) => one.textContent),
      ).toEqual(['a', 'b', 'a']);
      expectConsole('warn', /returns duplicated headers/);
    },
  );

  proves(
    [
      '`renderGroup` draws a group.',
      'It receives `key`, `group`, and `children`.',
      '`renderOption` receives the props of the `<li>`, the option, and its state.',
    ],
    async () => {
      const groups: string[][] = [];
      const states: string[][] = [];
      const { user } = show(
        <Autocomplete
          options={['a1']}
          groupBy={(one) => one.slice(0, 1)}
          renderGroup={(params) => {
            groups.push(Object.keys(params).sort());
            return (
              <li key={params.key}>
                <ul>{params.children}</ul>
              </li>
            );
          }}
          renderOption={({ key, ...props }, one, state) => {
            states.push([one, ...Object.keys(state).sort()]);
            return (
              <li key={key} {...props}>
                {one}
              </li>
            );
          }}
          renderInput={renderInput}
        />,
      );
      await user.click(field());
      expect(groups[0]).toEqual(['children', 'group', 'key']);
      expect(states[0]).toEqual(['a1', 'index', 'inputValue', 'selected']);
    },
  );

  proves(
    [
      'Take the `key` out and pass it on its own: React warns when a `key` is spread.',
      'This demo also searches the codes, with [its own filter](#filter-options).',
    ],
    async () => {
      const { user, unmount } = show(<StationField />);
      await user.type(field(), 'zrh');
      expect(screen.getAllByRole('option')).toHaveLength(1);
      await user.clear(field());
      await user.type(field(), 'geneve');
      expect(optionTexts()).toEqual(['GVAGenève']);
      unmount();
      expect(consoleMessages()).toEqual([]);
      const other = show(
        <Autocomplete
          options={WOODS}
          renderOption={(props, wood) => <li {...props}>{wood}</li>}
          renderInput={renderInput}
        />,
      );
      await other.user.click(field());
      expectConsole('error', /"key" prop is being spread/);
    },
  );

  proves(
    [
      'By default, the list shows the options whose label contains the text, without regard to case and accents.',
      '| `ignoreAccents` | `true` | `zurich` finds "Zürich" |',
      '| `ignoreCase` | `true` | `HAM` finds "Hamburg" |',
      '| `limit` | none | Shows the first matches only |',
      "| `matchFrom` | `'any'` | `'start'` searches the beginning of the label |",
      '| `stringify` | `getOptionLabel` | Returns the text that is searched |',
      '| `trim` | `false` | Ignores spaces around the typed text |',
      'Letters that Unicode doesn\'t split into a letter and an accent stay different: `lodz` doesn\'t find "Łódź".',
      'Add a second spelling with `stringify`.',
    ],
    () => {
      const CITIES = ['Hamburg', 'Zürich', 'Łódź'];
      const find = (
        inputValue: string,
        config?: Parameters<typeof createFilterOptions<string>>[0],
      ) => createFilterOptions(config)(CITIES, { inputValue, getOptionLabel: (city) => city });
      expect(find('zurich')).toEqual(['Zürich']);
      expect(find('urich')).toEqual(['Zürich']);
      expect(find('zurich', { ignoreAccents: false })).toEqual([]);
      expect(find('HAM')).toEqual(['Hamburg']);
      expect(find('HAM', { ignoreCase: false })).toEqual([]);
      expect(find('', { limit: 2 })).toEqual(['Hamburg', 'Zürich']);
      expect(find('burg')).toEqual(['Hamburg']);
      expect(find('burg', { matchFrom: 'start' })).toEqual([]);
      expect(find(' ham ')).toEqual([]);
      expect(find(' ham ', { trim: true })).toEqual(['Hamburg']);
      expect(find('lodz')).toEqual([]);
      expect(
        find('lodz', { stringify: (city) => (city === 'Łódź' ? `${city} Lodz` : city) }),
      ).toEqual(['Łódź']);
    },
  );
});

describe('looks', () => {
  proves(
    [
      '`size` is `medium` (default) or `small`. Chips follow.',
      '`getOptionDisabled` disables single options.',
    ],
    async () => {
      for (const size of ['small', 'medium', undefined] as const) {
        const { unmount } = show(
          <Autocomplete
            multiple
            size={size}
            options={WOODS}
            defaultValue={['Birch']}
            renderInput={renderInput}
          />,
        );
        const isSmall = size === 'small';
        expect(document.querySelector('.MuiChip-sizeSmall') !== null).toBe(isSmall);
        expect(document.querySelector('.MuiInputBase-sizeSmall') !== null).toBe(isSmall);
        unmount();
      }
      const { user } = show(<FieldStates />);
      await user.click(screen.getByRole('combobox', { name: 'Small, some berths taken' }));
      const disabled = screen
        .getAllByRole('option')
        .filter((one) => one.getAttribute('aria-disabled') === 'true');
      expect(disabled.map(({ textContent }) => textContent)).toEqual(['8 m', '12 m']);
    },
  );

  proves('| `disableClearable` | `false` | The field has no clear button |', async () => {
    for (const disableClearable of [false, true]) {
      const { user, unmount } = show(
        <Autocomplete
          disableClearable={disableClearable}
          options={WOODS}
          defaultValue="Birch"
          renderInput={renderInput}
        />,
      );
      await user.click(field());
      expect(screen.queryByLabelText('Clear') === null).toBe(disableClearable);
      await user.clear(field());
      await user.tab();
      expect(field()).toHaveValue(disableClearable ? 'Birch' : '');
      unmount();
    }
  });

  proves(
    [
      '`slotProps.input` of the `TextField` replaces what `params.InputProps` contains, so spread that first.',
      "Otherwise, the list doesn't open.",
    ],
    async () => {
      const { user, unmount } = show(
        <Autocomplete
          options={WOODS}
          renderInput={(params) => (
            <TextField
              {...params}
              label="Wood"
              slotProps={{ input: { ...params.InputProps, startAdornment: 'icon' } }}
            />
          )}
        />,
      );
      await user.click(field());
      expect(optionTexts()).toEqual(WOODS);
      unmount();
      const without = show(
        <Autocomplete
          options={WOODS}
          renderInput={(params) => (
            <TextField {...params} label="Wood" slotProps={{ input: { startAdornment: 'icon' } }} />
          )}
        />,
      );
      await without.user.click(field());
      await without.user.keyboard('{ArrowDown}Bi');
      expect(optionTexts()).toEqual([]);
      expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
    },
  );

  proves(
    'For attributes of the `<input>` element, spread `params.inputProps` into `slotProps.htmlInput` the same way.',
    async () => {
      const { user } = show(
        <Autocomplete
          options={WOODS}
          renderInput={(params) => (
            <TextField
              {...params}
              label="Wood"
              slotProps={{ htmlInput: { ...params.inputProps, maxLength: 3 } }}
            />
          )}
        />,
      );
      expect(field()).toHaveAttribute('maxlength', '3');
      await user.click(field());
      expect(optionTexts()).toEqual(WOODS);
    },
  );

  proves(
    [
      'The buttons and texts of the component have separate props: `popupIcon`, `clearIcon`, `openText`, `closeText`, `clearText`, `noOptionsText`, `loadingText`.',
      '`forcePopupIcon` shows the arrow with `freeSolo` too, or hides it with `false`.',
    ],
    async () => {
      const { user, rerender } = show(
        <Autocomplete
          options={WOODS}
          defaultValue="Birch"
          popupIcon="arrow"
          clearIcon="cross"
          openText="Show"
          closeText="Hide"
          clearText="Empty"
          noOptionsText="Nothing"
          renderInput={renderInput}
        />,
      );
      await user.click(field());
      expect(screen.getByRole('button', { name: 'Hide' })).toHaveTextContent('arrow');
      expect(screen.getByLabelText('Empty')).toHaveTextContent('cross');
      await user.keyboard('{Escape}');
      expect(screen.getByRole('button', { name: 'Show' })).toBeInTheDocument();
      await user.type(field(), 'zzz');
      expect(screen.getByText('Nothing')).toBeInTheDocument();
      rerender(
        <Autocomplete
          key="loading"
          options={[]}
          loading
          loadingText="Wait"
          renderInput={renderInput}
        />,
      );
      await user.click(field());
      expect(screen.getByText('Wait')).toBeInTheDocument();
      const hasArrow = () => screen.queryByRole('button', { name: /Open|Close/ }) !== null;
      for (const [freeSolo, forcePopupIcon, isShown] of [
        [false, undefined, true],
        [false, false, false],
        [true, undefined, false],
        [true, true, true],
      ] as const) {
        rerender(
          <Autocomplete
            key={String([freeSolo, forcePopupIcon])}
            freeSolo={freeSolo}
            forcePopupIcon={forcePopupIcon}
            options={WOODS}
            renderInput={renderInput}
          />,
        );
        expect(hasArrow()).toBe(isShown);
      }
    },
  );

  proves(
    'Define the component outside your own: otherwise, React mounts it again on each render.',
    async () => {
      const outer = createRef<HTMLDivElement>();
      function Stable(props: PaperProps) {
        return <Paper {...props} data-testid="paper" ref={outer} />;
      }
      function Form({ isStable }: { readonly isStable: boolean }) {
        const [, setCount] = useState(0);
        const Unstable = (props: PaperProps) => <Paper {...props} data-testid="paper" />;
        return (
          <Autocomplete
            options={WOODS}
            slots={{ paper: isStable ? Stable : Unstable }}
            onHighlightChange={() => setCount((count) => count + 1)}
            renderInput={renderInput}
          />
        );
      }
      for (const isStable of [true, false]) {
        const { user, unmount } = show(<Form isStable={isStable} />);
        await user.click(field());
        const before = screen.getByTestId('paper');
        await user.keyboard('{ArrowDown}');
        expect(screen.getByTestId('paper') === before).toBe(isStable);
        unmount();
      }
    },
  );

  proves('An `Autocomplete` has no variant and no color.', () => {
    const { App = null, default: PageApp } = run(blockWith('AutocompletePropsSizeOverrides'));
    expect(App).toBeNull();
    const Page = PageApp as () => JSX.Element;
    const { container } = show(<Page />);
    expect(
      getComputedStyle(container.querySelector('.MuiInputBase-root') ?? container).minHeight,
    ).toBe('72px');
  });

  proves('Set both on the `TextField`.', () => {
    show(
      <Autocomplete
        options={WOODS}
        renderInput={(params) => (
          <TextField {...params} label="Wood" variant="filled" color="success" />
        )}
      />,
    );
    expect(document.querySelector('.MuiFilledInput-root.MuiInputBase-colorSuccess')).not.toBeNull();
  });
});

describe('types and hook', () => {
  proves(
    [
      '| none | `Option \\| null` |',
      '| `disableClearable` | `Option` |',
      '| `freeSolo` | `Option \\| string \\| null` |',
      '| `multiple` | `Option[]` |',
      'The type of the value follows three props:',
      'A wrapper keeps these types if it has the same type parameters:',
    ],
    async () => {
      const wrapper = blockWith('export function ComboBox<');
      const uses = `
        interface Option { label: string }
        declare const options: readonly Option[];
        declare function one(value: Option | null): void;
        declare function sure(value: Option): void;
        declare function free(value: Option | string | null): void;
        declare function some(value: Option[]): void;
        export const uses = [
          <ComboBox label="a" options={options} onChange={(_event, value) => one(value)} />,
          <ComboBox label="b" options={options} disableClearable onChange={(_event, value) => sure(value)} />,
          <ComboBox label="c" options={options} freeSolo onChange={(_event, value) => free(value)} />,
          <ComboBox label="d" options={options} multiple onChange={(_event, value) => some(value)} />,
        ];`;
      await expectCompiles(wrapper + uses);
      await expectCompiles(
        `import Autocomplete from '@mui/material/Autocomplete';` +
          uses
            .replaceAll(/ComboBox label="."/g, 'Autocomplete renderInput={() => null}')
            .replaceAll('ComboBox', 'Autocomplete'),
      );
      await expectTypeError(
        wrapper + uses.replace('disableClearable onChange', 'onChange'),
        /null/,
      );
      await expectTypeError(
        wrapper + uses.replace('freeSolo onChange', 'multiple onChange'),
        /\[\]/,
      );
    },
  );

  proves(
    '`useAutocomplete` has the state, the keys, and the ARIA attributes, but no styles.',
    async () => {
      const { user } = show(<PlainCombobox />);
      const input = screen.getByRole('combobox', { name: 'Knot' });
      await user.type(input, 'ho');
      expect(optionTexts()).toEqual(['Clove hitch'].filter((knot) => knot.includes('ho')));
      await user.clear(input);
      await user.type(input, 'hi');
      expect(optionTexts()).toEqual(['Clove hitch']);
      await user.keyboard('{ArrowDown}{Enter}');
      expect(input).toHaveValue('Clove hitch');
      function Bare() {
        const { getRootProps, getInputProps, setAnchorEl } = useAutocomplete({ options: WOODS });
        return (
          <div {...getRootProps()} ref={setAnchorEl}>
            <input aria-label="Bare" {...getInputProps()} />
          </div>
        );
      }
      show(<Bare />);
      expect(screen.getByLabelText('Bare').className).toBe('');
    },
  );
});

describe('in tests', () => {
  proves(
    [
      'Find the field by the role `combobox` and its label.',
      'The list is outside the component, at the end of the page, so find options with `screen`:',
      'Delete the last chip with <kbd>Backspace</kbd>:',
    ],
    async () => {
      const { user, container } = show(
        <Autocomplete multiple options={WOODS} renderInput={renderInput} />,
      );
      expect(screen.getByRole('combobox', { name: 'Wood' })).toBe(field());
      await user.click(field());
      expect(container).not.toContainElement(screen.getByRole('listbox'));
      expect(document.body.lastElementChild).toContainElement(screen.getByRole('listbox'));
      await user.click(option('Birch'));
      expect(screen.getByText('Birch')).toBeVisible();
      await user.keyboard('{Backspace}');
      expect(screen.queryByText('Birch')).not.toBeInTheDocument();
    },
  );

  proves(
    'Use `getByLabelText` for the clear button: jsdom takes the button for hidden, so `getByRole` skips it.',
    async () => {
      const { user } = show(
        <Autocomplete options={WOODS} defaultValue="Birch" renderInput={renderInput} />,
      );
      await user.click(field());
      expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
      await user.click(screen.getByLabelText('Clear'));
      expect(field()).toHaveValue('');
    },
  );

  proves('so find options with `screen`:', async () => {
    const head = "test('chooses and clears a wood', async () => {";
    const { check } = run(`
      import Autocomplete from '@mui/material/Autocomplete';
      import TextField from '@mui/material/TextField';
      ${blockWith(head).replace(head, 'export const check = (async () => {')}`);
    await (check as () => Promise<void>)();
    expect.assertions(3);
  });

  proves(
    [
      'Replace the server with promises that your test resolves, in any order.',
      '`waitFor` also waits for the debounce:',
    ],
    async () => {
      const head = "test('ignores a late answer', async () => {";
      const block = blockWith(head)
        .replace("jest.mock('./bookServer');", '')
        .replace(head, 'export const check = (jest, searchBooks, BookSearch) => (async () => {');
      const check = run(block).check as (...parts: readonly unknown[]) => () => Promise<void>;
      await check(jest, searchBooks, BookSearch)();
      expect(jest.mocked(searchBooks).mock.calls.map(([query]) => query)).toEqual(['ha', 'han']);
    },
  );
});
