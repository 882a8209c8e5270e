import { readFileSync } from 'node:fs';
import { useMemo, useState } from 'react';
import Autocomplete, {
  type AutocompleteRenderInputParams,
  createFilterOptions,
} from '@mui/material/Autocomplete';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import useAutocomplete from '@mui/material/useAutocomplete';
import { cleanup } from '@testing-library/react';
import ts from 'typescript';
import AddIngredient from '../../../../docs/base/components/autocomplete/AddIngredient';
import AddTopics from '../../../../docs/base/components/autocomplete/AddTopics';
import BookSearch from '../../../../docs/base/components/autocomplete/BookSearch';
import {
  type Book,
  loadBooks,
  saveWishes,
  searchBooks,
} from '../../../../docs/base/components/autocomplete/bookServer';
import FieldStates from '../../../../docs/base/components/autocomplete/FieldStates';
import FixedCrew from '../../../../docs/base/components/autocomplete/FixedCrew';
import BookBasket from '../../../../docs/base/components/autocomplete/BookBasket';
import BookWishes from '../../../../docs/base/components/autocomplete/BookWishes';
import MailField from '../../../../docs/base/components/autocomplete/MailField';
import MemberIds from '../../../../docs/base/components/autocomplete/MemberIds';
import MemberField from '../../../../docs/base/components/autocomplete/MemberField';
import PlainCombobox from '../../../../docs/base/components/autocomplete/PlainCombobox';
import SkillChips from '../../../../docs/base/components/autocomplete/SkillChips';
import StationField from '../../../../docs/base/components/autocomplete/StationField';
import TwoStates from '../../../../docs/base/components/autocomplete/TwoStates';
import { useBookSearch } from '../../../../docs/base/components/autocomplete/useBookSearch';
import reference from '../../../../docs/base/api/autocomplete/api.json';
import model from '../../../../docs/base/components/autocomplete/Autocomplete.controls.json';
import AutocompletePlayground from '../../../../docs/base/components/autocomplete/AutocompletePlayground';
import {
  act,
  consoleMessages,
  expectCompiles,
  expectConsole,
  expectTypeError,
  proves,
  screen,
  show,
  waitFor,
} from '../../harness';
import { preview, setUpPlayground } from '../../playground';

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

  proves('| `getOptionKey` | The React key, for labels that repeat | The label |', async () => {
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
      'If the options change while the list is open, the highlight can jump to another option with the same label.',
      '<kbd>Enter</kbd> then chooses the wrong option.',
      'To prevent this, make labels unique, for example with a mail address.',
    ],
    async () => {
      const first = [
        { id: 1, label: 'Ben', email: 'ben@example.org' },
        { id: 2, label: 'Ben', email: 'okafor@example.org' },
      ];
      const more = [...first, { id: 3, label: 'Cy', email: 'cy@example.org' }];
      for (const [isUnique, isLoaded, id] of [
        [false, false, 2],
        [false, true, 1],
        [true, false, 2],
        [true, true, 2],
      ] as const) {
        const onChange = jest.fn();
        const fieldWith = (options: typeof first) => (
          <Autocomplete
            options={options}
            getOptionLabel={({ label, email }) => (isUnique ? `${label} (${email})` : label)}
            getOptionKey={(one) => one.id}
            isOptionEqualToValue={(one, other) => one.id === other.id}
            onChange={(_event, one) => onChange(one?.id)}
            renderInput={renderInput}
          />
        );
        const { user, rerender, unmount } = show(fieldWith(first));
        await user.click(field());
        await user.keyboard('{ArrowDown}{ArrowDown}');
        if (isLoaded) {
          rerender(fieldWith(more));
        }
        await user.keyboard('{Enter}');
        expect(onChange).toHaveBeenLastCalledWith(id);
        unmount();
      }
    },
  );

  proves(
    [
      '| `isOptionEqualToValue` | Whether an option is the one in `value` | Whether both are the same object |',
      'Without it, the field shows the value, but no option is marked as selected.',
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
      '`inputValue` is the text in the field. It changes with `onInputChange`, as users type.',
      "To reset the field, set `value` to `null`, or with `multiple` to `[]`, and `inputValue` to `''`.",
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
    "To reset the field, set `value` to `null`, or with `multiple` to `[]`, and `inputValue` to `''`.",
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
    ['`onChange`, `onInputChange`, and `onClose` also receive a [reason](/api/autocomplete/).'],
    async () => {
      await expectCompiles(`
        import type { AutocompleteChangeReason, AutocompleteCloseReason, AutocompleteInputChangeReason } from '@mui/material/Autocomplete';
        import type { AutocompleteHighlightChangeReason } from '@mui/material/useAutocomplete';
        export const change: Record<AutocompleteChangeReason, 1> = { selectOption: 1, createOption: 1, removeOption: 1, clear: 1, blur: 1 };
        export const input: Record<AutocompleteInputChangeReason, 1> = { input: 1, reset: 1, clear: 1, blur: 1, selectOption: 1, removeOption: 1 };
        export const close: Record<AutocompleteCloseReason, 1> = { toggleInput: 1, escape: 1, selectOption: 1, createOption: 1, removeOption: 1, blur: 1 };
        export const highlight: Record<AutocompleteHighlightChangeReason, 1> = { keyboard: 1, mouse: 1, touch: 1 };
      `);
      const onInputChange = jest.fn();
      const onHighlightChange = jest.fn();
      const { user } = show(
        <Autocomplete
          includeInputInList
          options={WOODS}
          onInputChange={onInputChange}
          onHighlightChange={onHighlightChange}
          renderInput={renderInput}
        />,
      );
      await user.type(field(), 'i');
      expect(onInputChange).toHaveBeenLastCalledWith(expect.anything(), 'i', 'input');
      await user.keyboard('{ArrowDown}{ArrowUp}');
      expect(onHighlightChange.mock.calls.map(([, wood, reason]) => [wood, reason])).toEqual([
        ['Birch', 'keyboard'],
        [null, 'keyboard'],
      ]);
    },
  );

  proves('To read the text, `onInputChange` is enough.', async () => {
    const onInputChange = jest.fn();
    const { user } = show(
      <Autocomplete
        options={WOODS}
        onInputChange={(_event, text) => onInputChange(text)}
        renderInput={renderInput}
      />,
    );
    await user.type(field(), 'bi');
    await user.click(option('Birch'));
    expect(onInputChange.mock.calls.flat()).toEqual(['b', 'bi', 'Birch']);
  });

  proves(
    [
      'The fourth argument of `onChange` is `details`:',
      '`details?.option` is the option that users chose or removed.',
    ],
    async () => {
      const changes: unknown[] = [];
      const { user } = show(
        <Autocomplete
          multiple
          disableCloseOnSelect
          options={WOODS}
          onChange={(_event, _woods, reason, details) => changes.push([reason, details?.option])}
          renderInput={renderInput}
        />,
      );
      await user.click(field());
      await user.click(option('Larch'));
      await user.click(option('Maple'));
      await user.click(option('Maple'));
      await user.click(screen.getByTestId('CancelIcon'));
      await user.click(option('Birch'));
      await user.keyboard('{Backspace}');
      await user.click(option('Birch'));
      await user.click(screen.getByLabelText('Clear'));
      expect(changes).toEqual([
        ['selectOption', 'Larch'],
        ['selectOption', 'Maple'],
        ['removeOption', 'Maple'],
        ['removeOption', 'Larch'],
        ['selectOption', 'Birch'],
        ['removeOption', 'Birch'],
        ['selectOption', 'Birch'],
        ['clear', undefined],
      ]);
    },
  );

  proves(
    [
      'If `value` is `undefined` at first, the component is uncontrolled, and later warns in development.',
      'Start with `null`, as in `value={loan?.reader ?? null}`',
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

  proves('the component is uncontrolled, and later warns in development.', () => {
    const { rerender } = show(
      <Autocomplete options={WOODS} value={undefined} renderInput={renderInput} />,
    );
    rerender(<Autocomplete options={WOODS} value="Larch" renderInput={renderInput} />);
    expectConsole('error', /changing the uncontrolled value state of Autocomplete/);
  });

  proves(
    [
      "Version 7 accepts a `value` that isn't among the options, for example while the options load.",
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

/** A field with the ids of wood in its state, which renders again as users type. */
function IdField({
  isStable,
  isMultiple,
}: {
  readonly isStable: boolean;
  readonly isMultiple: boolean;
}) {
  const [ids] = useState([2]);
  const [, setText] = useState('');
  const stable = useMemo(() => MEMBERS.filter(({ id }) => ids.includes(id)), [ids]);
  const value = isStable ? stable : stable.map((member) => ({ ...member }));
  const props = {
    options: MEMBERS,
    getOptionLabel: ({ name }: Member) => name,
    isOptionEqualToValue: (one: Member, other: Member) => one.id === other.id,
    onInputChange: (_event: unknown, text: string) => setText(text),
    renderInput,
  };
  return isMultiple ? (
    <Autocomplete multiple {...props} value={value} />
  ) : (
    <Autocomplete {...props} value={value[0] ?? null} />
  );
}

describe('ids', () => {
  proves(
    [
      'For `value`, turn your ids into options. In `onChange`, turn the options back into ids:',
      "If the option of an id isn't loaded, pass a stand-in, as the demo does.",
    ],
    async () => {
      const { user } = show(<MemberIds />);
      expect(chips()).toEqual(['Ben Okafor', 'Unknown member 40']);
      await user.type(field(), 'ada');
      await user.click(option('Ada Brandt'));
      expect(screen.getByText('ids: 12, 40, 11')).toBeInTheDocument();
      await user.click(screen.getAllByTestId('CancelIcon')[1] ?? document.body);
      expect(screen.getByText('ids: 12, 11')).toBeInTheDocument();
      await user.keyboard('{Backspace}{Backspace}');
      expect(chips()).toEqual([]);
    },
  );

  proves('Otherwise, the next change drops the id.', async () => {
    const onChange = jest.fn();
    const value = [2, 40].flatMap((id) => MEMBERS.filter((member) => member.id === id));
    const { user } = show(
      <Autocomplete
        multiple
        options={MEMBERS}
        getOptionLabel={({ name }) => name}
        value={value}
        onChange={(_event, members) => onChange(members.map(({ id }) => id))}
        renderInput={renderInput}
      />,
    );
    await user.click(field());
    await user.click(option('Ada'));
    expect(onChange).toHaveBeenLastCalledWith([2, 1]);
  });

  proves(
    [
      'If each render passes a new array, a render while users type can discard their text.',
      'For a single id of a fixed list, pass `members.find(({ id }) => id === memberId) ?? null`.',
      'With a server, also keep the chosen objects: a later answer may not contain them.',
    ],
    async () => {
      for (const [isMultiple, isStable, text] of [
        [true, true, 'ad'],
        [true, false, ''],
        [false, true, 'ad'],
        [false, false, 'Ben'],
      ] as const) {
        const { user, unmount } = show(<IdField isMultiple={isMultiple} isStable={isStable} />);
        await user.click(field());
        await user.clear(field());
        await user.keyboard('ad');
        expect(field()).toHaveValue(text);
        unmount();
      }
      // A new answer has new objects, or lacks the id.
      const ben = { id: 2, name: 'Ben' };
      for (const [answer, keepsObject, text] of [
        [[{ ...ben }], false, 'Ben'],
        [[], false, ''],
        [[{ ...ben }], true, 'Be'],
        [[], true, 'Be'],
      ] as const) {
        const fieldWith = (options: readonly Member[]) => (
          <Autocomplete
            options={options}
            value={keepsObject ? ben : (options.find(({ id }) => id === 2) ?? null)}
            getOptionLabel={({ name }) => name}
            isOptionEqualToValue={(one, other) => one.id === other.id}
            filterOptions={(all) => all}
            renderInput={renderInput}
          />
        );
        const { user, rerender, unmount } = show(fieldWith([ben]));
        await user.type(field(), '{Backspace}', {
          initialSelectionStart: 3,
          initialSelectionEnd: 3,
        });
        expect(field()).toHaveValue('Be');
        rerender(fieldWith(answer));
        expect(field()).toHaveValue(text);
        unmount();
      }
    },
  );
});

describe('several', () => {
  proves(
    [
      'To let users choose at most three, pass this function as `getOptionDisabled`:',
      "`freeSolo` ignores this limit: shorten your array, and say what didn't fit.",
      'For objects, compare ids: `!value.some(({ id }) => id === option.id)`.',
    ],
    async () => {
      const { isOptionDisabled } = run(
        `const value = ['a', 'b', 'c']; export ${blockWith('isOptionDisabled')}`,
      );
      const disables = isOptionDisabled as (option: string) => boolean;
      expect(['a', 'd'].map(disables)).toEqual([false, true]);
      function Limited({
        freeSolo,
        shortens,
      }: {
        readonly freeSolo: boolean;
        readonly shortens: boolean;
      }) {
        const [value, setValue] = useState<string[]>(['Birch', 'Elm']);
        return (
          <Autocomplete
            multiple
            freeSolo={freeSolo}
            options={WOODS}
            value={value}
            onChange={(_event, woods) => setValue(shortens ? woods.slice(0, 3) : woods)}
            getOptionDisabled={(one) => value.length >= 3 && !value.includes(one)}
            renderInput={renderInput}
          />
        );
      }
      for (const [freeSolo, shortens, typed, text] of [
        [false, false, [], 'Oak'],
        [true, false, ['Oak'], ''],
        [true, true, [], ''],
      ] as const) {
        const { user, unmount } = show(<Limited freeSolo={freeSolo} shortens={shortens} />);
        await user.click(field());
        await user.click(option('Larch'));
        await user.click(field());
        expect(option('Maple')).toHaveAttribute('aria-disabled', 'true');
        expect(option('Birch')).toHaveAttribute('aria-disabled', 'false');
        await user.keyboard('Oak{Enter}');
        expect(chips()).toEqual(['Birch', 'Elm', 'Larch', ...typed]);
        expect(field()).toHaveValue(text);
        unmount();
      }
      // Chosen objects that a server sent again: their options stay enabled if ids are compared.
      const chosen = [1, 2, 3].map((id) => ({ id, label: `Wood ${id}` }));
      const options = [1, 2, 3, 4].map((id) => ({ id, label: `Wood ${id}` }));
      type Wood = (typeof options)[number];
      for (const [isChosen, disabled] of [
        [({ id }: Wood) => chosen.some((wood) => wood.id === id), ['Wood 4']],
        [(wood: Wood) => chosen.includes(wood), ['Wood 1', 'Wood 2', 'Wood 3', 'Wood 4']],
      ] as const) {
        const { user, unmount } = show(
          <Autocomplete
            multiple
            options={options}
            value={chosen}
            isOptionEqualToValue={(one, other) => one.id === other.id}
            getOptionDisabled={(wood) => chosen.length >= 3 && !isChosen(wood)}
            renderInput={renderInput}
          />,
        );
        await user.click(field());
        expect(
          screen
            .getAllByRole('option')
            .filter((one) => one.getAttribute('aria-disabled') === 'true')
            .map(({ textContent }) => textContent),
        ).toEqual(disabled);
        unmount();
      }
    },
  );

  proves(
    [
      'With `multiple`, the value is an array.',
      'By default, each chosen option is a chip, and choosing the option again removes it.',
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

  proves('Without `multiple`, `renderValue` draws the single value.', () => {
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

describe('several texts', () => {
  proves(
    [
      'Strings have no `id`.',
      'If `isOptionEqualToValue` compares ids, any two strings are equal, so <kbd>Enter</kbd> adds only the first string.',
      "The types don't warn you.",
    ],
    async () => {
      const received: unknown[] = [];
      const { user, unmount } = show(
        <Autocomplete
          freeSolo
          multiple
          options={MEMBERS}
          getOptionLabel={(member) => (typeof member === 'string' ? member : member.name)}
          isOptionEqualToValue={(one, other) => {
            received.push(one, other);
            return one.id === other.id;
          }}
          renderInput={renderInput}
        />,
      );
      await user.type(field(), 'x@y.org{Enter}');
      received.length = 0;
      await user.keyboard('z@y.org{Enter}');
      expect(received).toContain('x@y.org');
      expect(received).toContain('z@y.org');
      expect(chips()).toEqual(['x@y.org']);
      expect(field()).toHaveValue('z@y.org');
      unmount();
      await expectCompiles(
        `import { type AutocompleteProps } from '@mui/material/Autocomplete';
        type Props = AutocompleteProps<{ id: number }, true, false, true>;
        export const isEqual: Props['isOptionEqualToValue'] = (one, other) => one.id === other.id;`,
      );
    },
  );

  proves(
    [
      'Turn the strings into objects:',
      '**<kbd>Enter</kbd> and blur:** valid addresses become chips, also several pasted ones.',
      'Other text stays: check `text` before you send the form.',
    ],
    async () => {
      const { user } = show(
        <>
          <MailField />
          <button type="button">Send</button>
        </>,
      );
      await user.type(field(), 'x@y.org{Enter} z@y.org {Enter}');
      expect(chips()).toEqual(['x@y.org', 'z@y.org']);
      expect(field()).toHaveValue('');
      // Refused: blank, no address, and a name with an address.
      for (const text of ['   ', 'oak', 'a@y.org@z.org', 'Ada <a@y.org>']) {
        await user.clear(field());
        await user.type(field(), `${text}{Enter}`);
        expect(field()).toHaveValue(text);
        await user.tab();
        expect(field()).toHaveValue(text);
        await user.click(field());
      }
      expect(chips()).toEqual(['x@y.org', 'z@y.org']);
      await user.clear(field());
      // Several addresses, one of them twice, and text that isn't one.
      for (const leave of [() => user.keyboard('{Enter}'), () => user.tab()]) {
        await user.click(field());
        await user.paste('a@y.org, oak; b@y.org\ta@y.org ');
        await leave();
        expect(chips()).toEqual(['x@y.org', 'z@y.org', 'a@y.org', 'b@y.org']);
        expect(field()).toHaveValue('oak');
        await user.click(field());
        await user.clear(field());
        await user.keyboard('{Backspace}{Backspace}');
        expect(chips()).toEqual(['x@y.org', 'z@y.org']);
      }
      // An address twice is one chip.
      await user.type(field(), 'x@y.org{Enter}');
      expect(chips()).toEqual(['z@y.org', 'x@y.org']);
      expect(field()).toHaveValue('');
      // A contact by the mouse and by keys, each once.
      await user.type(field(), 'ad');
      await user.click(option('Ada Brandt'));
      await user.type(field(), 'be{ArrowDown}{Enter}');
      expect(chips()).toEqual(['z@y.org', 'x@y.org', 'Ada Brandt', 'Ben Okafor']);
      expect(field()).toHaveValue('');
      await user.click(field());
      expect(optionTexts()).toEqual(['Chiara Russo']);
      // Without Enter, by a click on a button.
      await user.type(field(), 'last@y.org');
      await user.click(screen.getByRole('button', { name: 'Send' }));
      expect(chips()).toEqual(['z@y.org', 'x@y.org', 'Ada Brandt', 'Ben Okafor', 'last@y.org']);
      expect(field()).toHaveValue('');
      await user.click(field());
      await user.keyboard('{Backspace}');
      await user.click(screen.getAllByTestId('CancelIcon')[0] ?? document.body);
      expect(chips()).toEqual(['x@y.org', 'Ada Brandt', 'Ben Okafor']);
      await user.click(screen.getByLabelText('Clear'));
      expect(chips()).toEqual([]);
      // The typed address of a contact, chosen before or not, keeps the name.
      await user.type(field(), 'ben@example.org{Enter}x@y.org{Enter}');
      expect(chips()).toEqual(['Ben Okafor', 'x@y.org']);
      await user.type(field(), 'ben@example.org{Enter}');
      expect(chips()).toEqual(['x@y.org', 'Ben Okafor']);
      expect(field()).toHaveValue('');
      expect(consoleMessages()).toEqual([]);
    },
  );

  // Why the code of the page compares the reasons with those that it knows.
  proves('Other text stays: check `text` before you send the form.', async () => {
    const calls: string[] = [];
    const { user } = show(
      <Autocomplete
        freeSolo
        multiple
        options={WOODS}
        onChange={(_event, _woods, reason) => calls.push(`change ${reason}`)}
        onInputChange={(_event, text, reason) => calls.push(`"${text}" ${reason}`)}
        renderInput={renderInput}
      />,
    );
    await user.type(field(), 'x{Enter}');
    expect(calls).toEqual(['"x" input', '"" createOption', 'change createOption']);
    await expectTypeError(
      `import type { AutocompleteInputChangeReason } from '@mui/material/Autocomplete';
        export const reason: AutocompleteInputChangeReason = 'createOption';`,
      /createOption/,
    );
  });

  proves(
    ['**Hints:** use `helperText`.', "With `freeSolo`, `noOptionsText` isn't shown."],
    async () => {
      for (const freeSolo of [false, true]) {
        const { user, unmount } = show(
          <Autocomplete
            freeSolo={freeSolo}
            options={WOODS}
            noOptionsText="Nothing"
            renderInput={renderInput}
          />,
        );
        await user.type(field(), 'zzz');
        expect(screen.queryByText('Nothing') === null).toBe(freeSolo);
        unmount();
      }
    },
  );
});

describe('free text', () => {
  proves(
    'Check the text in `onChange`: it can be blank, or the label of a disabled option.',
    async () => {
      const onChange = jest.fn();
      const { user } = show(
        <Autocomplete
          freeSolo
          options={WOODS}
          getOptionDisabled={(wood) => wood === 'Larch'}
          onChange={(_event, wood) => onChange(wood)}
          renderInput={renderInput}
        />,
      );
      await user.type(field(), '  {Enter}');
      expect(onChange).toHaveBeenLastCalledWith('  ');
      await user.clear(field());
      await user.type(field(), 'Larch{Enter}');
      expect(onChange).toHaveBeenLastCalledWith('Larch');
    },
  );

  proves('If you need only the text, read `inputValue`, and ignore `value`:', async () => {
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

  proves('**Strings:** `getOptionLabel` and `getOptionKey` receive them, too.', async () => {
    for (const prop of ['getOptionLabel', 'getOptionKey']) {
      await expectTypeError(
        `import Autocomplete from '@mui/material/Autocomplete';
          import TextField from '@mui/material/TextField';
          export const field = (
            <Autocomplete
              freeSolo
              options={[{ name: 'Ada' }]}
              ${prop}={(option) => option.name}
              renderInput={(params) => <TextField {...params} />}
            />
          );`,
        /'name'/,
      );
    }
  });

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

describe('a new option among objects', () => {
  proves('Here, `keyOf` compares their names:', async () => {
    const { user } = show(<AddTopics />);
    await user.type(field(), ' sai ');
    expect(optionTexts()).toEqual(['Sails', 'Add: sai']);
    await user.keyboard('{Enter}');
    // Known, chosen, or added before: not offered.
    await user.type(field(), 'weather');
    expect(optionTexts()).toEqual(['Weather']);
    await user.clear(field());
    await user.type(field(), 'SAILS');
    expect(optionTexts()).toEqual([]);
    await user.clear(field());
    await user.type(field(), ' Knots ');
    expect(optionTexts()).toEqual(['Add: Knots']);
    await user.keyboard('{Enter}');
    expect(chips()).toEqual(['Sails', 'Knots']);
    expect(field()).toHaveValue('');
    expect(screen.getByText('New topics: Knots')).toBeVisible();
    await user.type(field(), 'knots');
    expect(optionTexts()).toEqual([]);
    await user.clear(field());
    await user.type(field(), 'Oars');
    await user.click(option('Add: Oars'));
    expect(screen.getByText('New topics: Knots, Oars')).toBeVisible();
    await user.type(field(), '   ');
    expect(optionTexts()).toEqual(['Anchors', 'Rigging', 'Weather']);
    await user.clear(field());
    await user.keyboard('{Backspace}{Backspace}');
    expect(chips()).toEqual(['Sails']);
    expect(screen.getByText('New topics: none')).toBeVisible();
    // Once removed, the name can be added again.
    await user.type(field(), 'Oars');
    expect(optionTexts()).toEqual(['Add: Oars']);
    await user.tab();
    expect(chips()).toEqual(['Sails']);
    expect(consoleMessages()).toEqual([]);
  });

  proves(
    'If you compare only ids, two new topics are equal, and the second removes the first.',
    async () => {
      interface Topic {
        id: number | null;
        name: string;
      }
      function Topics({ keyOf }: { readonly keyOf: (topic: Topic) => unknown }) {
        const [name, setName] = useState('');
        return (
          <Autocomplete
            multiple
            options={[{ id: null, name }]}
            getOptionLabel={(topic: Topic) => topic.name}
            isOptionEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
            onInputChange={(_event, text) => setName(text)}
            renderInput={renderInput}
          />
        );
      }
      for (const [keyOf, names] of [
        [({ id }: Topic) => id, []],
        [({ id, name }: Topic) => id ?? name, ['Oars', 'Knots']],
      ] as const) {
        const { user, unmount } = show(<Topics keyOf={keyOf} />);
        await user.type(field(), 'Oars');
        await user.click(option('Oars'));
        expect(chips()).toEqual(['Oars']);
        await user.type(field(), 'Knots');
        await user.click(option('Knots'));
        expect(chips()).toEqual(names);
        unmount();
      }
    },
  );
});

interface NewBook {
  id: number | null;
  title: string;
}

/** Sets what the server of the demos finds: books, a refusal (null), or no answer (undefined). */
function answerSearches(find: (query: string) => readonly Book[] | null | undefined) {
  jest.mocked(searchBooks).mockImplementation((query) => {
    const books = find(query);
    if (books === undefined) {
      return new Promise(() => {});
    }
    return books === null ? Promise.reject(new Error('busy')) : Promise.resolve([...books]);
  });
}

/** Types a text, and waits until the status says this. */
async function search(
  user: { paste: (text: string) => Promise<void> },
  text: string,
  says: string,
) {
  await user.paste(text);
  await waitFor(() => expect(field()).toHaveAccessibleDescription(says));
}

describe('a new option after an answer', () => {
  proves(
    [
      'When saved titles arrive, replace single books.',
      '`setWishes(books)` would drop earlier choices.',
    ],
    () => {
      const { merge } = run(`
        export const merge = (current, books) => {
          let wishes;
          const setWishes = (change) => {
            wishes = change(current);
          };
          ${blockWith('setWishes((current)')}
          return wishes;
        };`);
      const mergeBooks = merge as (current: NewBook[], books: NewBook[]) => NewBook[];
      const saved = { id: 4, title: 'Book 4' };
      const chosen = { id: 5, title: 'Sails' };
      const added = { id: null, title: 'Oars' };
      const tides = { id: 4, title: 'Tides' };
      const logs = { id: 6, title: 'Logs' };
      // A removed book doesn't return, and books without an answer stay.
      expect(mergeBooks([saved, chosen, added], [tides, logs])).toEqual([tides, chosen, added]);
      expect(mergeBooks([saved, added], [])).toEqual([saved, added]);
      expect(mergeBooks([], [tides])).toEqual([]);
    },
  );

  proves(
    'New books have no id, so the state has whole objects, and [`keyOf`](#offer-to-add-an-option) compares them:',
    async () => {
      const SAILS = [1, 2].map((id) => ({ id, title: 'Sails' }));
      answerSearches((query) => (query === 'sails' ? SAILS : []));
      const { user } = show(<BookWishes />);
      // Two books of one title are two books. A known title isn't offered, whatever its case.
      await user.click(field());
      await search(user, 'sails', '2 found');
      expect(optionTexts()).toEqual(['Sails', 'Sails']);
      await user.click(screen.getAllByRole('option')[0] ?? document.body);
      await user.click(field());
      await search(user, 'sails', '1 found');
      expect(optionTexts()).toEqual(['Sails']);
      await user.keyboard('{Enter}');
      expect(chips()).toEqual(['Sails', 'Sails']);
      for (const title of ['Oars', 'Knots']) {
        await search(user, ` ${title} `, '0 found');
        expect(optionTexts()).toEqual([`Add: ${title}`]);
        await user.keyboard('{Enter}');
      }
      expect(chips()).toEqual(['Sails', 'Sails', 'Oars', 'Knots']);
      // Chosen titles aren't offered, whatever their case. Removed ones are.
      await search(user, 'oars', '0 found');
      expect(optionTexts()).toEqual([]);
      await user.clear(field());
      await user.keyboard('{Backspace}{Backspace}');
      expect(chips()).toEqual(['Sails', 'Sails']);
      await search(user, 'Oars', '0 found');
      expect(optionTexts()).toEqual(['Add: Oars']);
      // Neither while the server searches, nor after a refusal.
      answerSearches((query) => (query === 'Late' ? undefined : null));
      await user.clear(field());
      await search(user, 'Late', 'Searching…');
      expect(optionTexts()).toEqual([]);
      await user.clear(field());
      await search(user, 'Refused', 'The search failed. Change the text to try again.');
      expect(optionTexts()).toEqual([]);
      expect(consoleMessages()).toEqual([]);
      jest.mocked(searchBooks).mockReset();
    },
  );

  proves(
    'If the server limits its answers, return exact matches first. Otherwise, users can add known titles.',
    async () => {
      const all = ['The Sails', 'Sails'].map((title, id) => ({ id, title }));
      const isExact = ({ title }: Book) => title === 'Sails';
      for (const [sorted, texts] of [
        [all, ['The Sails', 'Add: Sails']],
        [[...all.filter(isExact), ...all.filter((book) => !isExact(book))], ['Sails']],
      ] as const) {
        answerSearches(() => sorted.slice(0, 1));
        const { user, unmount } = show(<BookWishes />);
        await user.click(field());
        await search(user, 'Sails', '1 found');
        expect(optionTexts()).toEqual(texts);
        unmount();
      }
      jest.mocked(searchBooks).mockReset();
    },
  );
});

/** A search with a button that resets the field, with or without its query. */
function ResettableSearch({ withQuery }: { readonly withQuery: boolean }) {
  const { query, books, search: setQuery } = useBookSearch();
  const [chosen, setChosen] = useState<Book[]>([{ id: 4, title: 'Tides' }]);
  const [text, setText] = useState('');
  return (
    <>
      <Autocomplete
        multiple
        clearOnBlur={false}
        value={chosen}
        onChange={(_event, newBooks) => setChosen(newBooks)}
        inputValue={text}
        onInputChange={(_event, newText, reason) => {
          setText(newText);
          setQuery(reason === 'input' ? newText.trim() : '');
        }}
        options={books}
        filterOptions={(options) => options}
        getOptionLabel={({ title }) => title}
        renderInput={renderInput}
      />
      <button
        type="button"
        onClick={() => {
          setChosen([]);
          setText('');
          if (withQuery) {
            setQuery('');
          }
        }}
      >
        Reset
      </button>
      <output>{query}</output>
    </>
  );
}

describe('search for several', () => {
  proves(
    [
      "To [reset](#control-the-value) this field, also call `search('')`.",
      'The hook `useBookSearch` contains the search.',
    ],
    async () => {
      answerSearches((query) => [{ id: 1, title: `${query} found` }]);
      for (const [withQuery, query, options] of [
        [false, 'la', ['la found']],
        [true, '', []],
      ] as const) {
        const { user, unmount } = show(<ResettableSearch withQuery={withQuery} />);
        await user.click(field());
        await user.paste('la');
        await screen.findByRole('option', { name: 'la found' });
        await user.click(screen.getByRole('button', { name: 'Reset' }));
        expect(chips()).toEqual([]);
        expect(field()).toHaveValue('');
        expect(screen.getByRole('status')).toHaveTextContent(query);
        await user.click(field());
        expect(optionTexts()).toEqual(options);
        unmount();
      }
      jest.mocked(searchBooks).mockReset();
    },
  );

  proves(
    '`clearOnBlur={false}` keeps the typed text when users leave the field, and when the saved titles arrive.',
    async () => {
      const BOOKS = [
        { id: 1, title: 'Harbors of the North' },
        { id: 5, title: 'Handmade Sails' },
      ];
      const server = jest.mocked(searchBooks);
      server.mockReset();
      server.mockResolvedValueOnce(BOOKS).mockRejectedValueOnce(new Error('busy'));
      server.mockResolvedValueOnce(BOOKS);
      jest.mocked(loadBooks).mockResolvedValueOnce([]);
      const { user, unmount } = show(<BookBasket />);
      await user.click(field());
      await user.paste('ha');
      await user.click(await screen.findByRole('option', { name: 'Handmade Sails' }));
      expect(chips()).toEqual(['Book 4', 'Handmade Sails']);
      expect(field()).toHaveValue('');
      // A refusal keeps the text, and the button repeats the request and opens the list.
      await user.paste('har');
      const retry = await screen.findByRole('button', { name: 'Retry' });
      expect(screen.getByRole('status')).toHaveTextContent('The search failed.');
      await user.click(retry);
      expect(field()).toHaveFocus();
      expect(field()).toHaveValue('har');
      expect(await screen.findByRole('option', { name: 'Harbors of the North' })).toBeVisible();
      // A chosen book isn't offered again.
      expect(optionTexts()).toEqual(['Harbors of the North']);
      expect(screen.getByRole('status')).toHaveTextContent('1 found');
      expect(server.mock.calls.map(([query]) => query)).toEqual(['ha', 'har', 'har']);
      // Removing a chip doesn't change the query.
      await user.click(screen.getAllByTestId('CancelIcon')[1] ?? document.body);
      expect(field()).toHaveValue('har');
      expect(chips()).toEqual(['Book 4']);
      unmount();
      server.mockReset();

      const inputs: string[] = [];
      const lost = show(
        <Autocomplete
          multiple
          options={[]}
          onInputChange={(_event, text, reason) => inputs.push(`${reason} ${text}`)}
          renderInput={renderInput}
        />,
      );
      await lost.user.click(field());
      await lost.user.paste('har');
      await lost.user.tab();
      expect(inputs).toEqual(['input har', 'blur ']);
    },
  );

  proves(
    [
      '[This search](#search-for-several-ids-with-a-retry-button) also loads the titles of saved ids.',
      '`clearOnBlur={false}` keeps the typed text when users leave the field, and when the saved titles arrive.',
    ],
    async () => {
      const TIDES = { id: 4, title: 'Tides and Currents' };
      const SAILS = { id: 5, title: 'Handmade Sails' };
      const server = jest.mocked(searchBooks);
      server.mockReset();
      server.mockResolvedValueOnce([SAILS]).mockResolvedValueOnce([]);
      let finishLoading: (books: Book[]) => void = () => {};
      jest.mocked(loadBooks).mockImplementationOnce(
        () =>
          new Promise((resolve) => {
            finishLoading = resolve;
          }),
      );
      const { user, unmount } = show(<BookBasket />);
      expect(loadBooks).toHaveBeenLastCalledWith([4], expect.any(AbortSignal));
      expect(chips()).toEqual(['Book 4']);
      await user.click(field());
      await user.paste('hand');
      await user.click(await screen.findByRole('option', { name: 'Handmade Sails' }));
      expect(chips()).toEqual(['Book 4', 'Handmade Sails']);
      // The titles arrive after a choice, and while somebody types.
      await user.paste('zzz');
      await act(async () => finishLoading([TIDES]));
      expect(chips()).toEqual(['Tides and Currents', 'Handmade Sails']);
      expect(field()).toHaveValue('zzz');
      // An answer without the chosen books keeps their titles.
      expect(await screen.findByText('0 found', { selector: '[role="status"]' })).toBeVisible();
      expect(chips()).toEqual(['Tides and Currents', 'Handmade Sails']);
      unmount();

      // Titles are another value, which removes the text by default.
      const titled = (value: readonly Book[], clearOnBlur?: boolean) => (
        <Autocomplete
          multiple
          clearOnBlur={clearOnBlur}
          options={[]}
          value={[...value]}
          getOptionLabel={({ title }) => title}
          renderInput={renderInput}
        />
      );
      for (const [clearOnBlur, text] of [
        [undefined, ''],
        [false, 'zzz'],
      ] as const) {
        const basket = show(titled([{ ...TIDES, title: 'Book 4' }], clearOnBlur));
        await basket.user.click(field());
        await basket.user.paste('zzz');
        basket.rerender(titled([TIDES], clearOnBlur));
        expect(chips()).toEqual(['Tides and Currents']);
        expect(field()).toHaveValue(text);
        basket.unmount();
      }

      // A refusal keeps the stand-in, and the id.
      jest.mocked(loadBooks).mockRejectedValueOnce(new Error('busy'));
      show(<BookBasket />);
      await act(async () => {});
      expect(chips()).toEqual(['Book 4']);
      server.mockReset();
    },
  );

  proves(
    "If `query` isn't empty, the field has text that isn't chosen, so the form shows an error.",
    async () => {
      answerSearches(() => [{ id: 5, title: 'Handmade Sails' }]);
      jest.mocked(saveWishes).mockResolvedValue();
      const { user } = show(<BookWishes />);
      const save = async () => {
        await user.click(screen.getByRole('button', { name: 'Save' }));
        return jest.mocked(saveWishes).mock.calls.splice(0);
      };
      await user.click(field());
      await search(user, ' ha ', '1 found');
      expect(await save()).toEqual([]);
      expect(field()).toHaveAccessibleDescription('Choose a book, or delete the text "ha".');
      expect(field()).toHaveValue(' ha ');
      // Chosen, the text is no query, and neither are spaces.
      await user.click(field());
      await user.click(option('Handmade Sails'));
      await user.paste('  ');
      expect(await save()).toEqual([[['5'], []]]);
      await user.click(field());
      await search(user, 'har', 'Searching…');
      await user.click(screen.getByLabelText('Clear'));
      expect(await save()).toEqual([[[], []]]);
      jest.mocked(searchBooks).mockReset();
    },
  );
});

describe('groups and options', () => {
  proves(
    [
      '`groupBy` returns the name of the group.',
      'Sort the options by group first: otherwise, a group can appear more than once.',
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
      '`renderGroup` draws a group from `key`, `group`, and `children`.',
      '`renderOption` receives the props of the `<li>`, the option, and its state.',
      'For bold matches, split the label at `inputValue` from the state.',
    ],
    async () => {
      const groups: string[][] = [];
      const states: string[][] = [];
      const typed: string[] = [];
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
            typed.push(state.inputValue);
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
      await user.keyboard('A');
      expect(typed.at(-1)).toBe('A');
    },
  );

  proves(
    'Give avatars an empty alternative text: otherwise, screen readers can read the name twice.',
    async () => {
      for (const [alt, name] of [
        ['', 'Ada'],
        ['Ada', 'Ada Ada'],
      ] as const) {
        const { user, unmount } = show(
          <Autocomplete
            options={['Ada']}
            renderOption={({ key, ...props }, person) => (
              <li key={key} {...props}>
                <Avatar alt={alt} src="/ada.png" /> {person}
              </li>
            )}
            renderInput={renderInput}
          />,
        );
        await user.click(field());
        expect(screen.getByRole('option')).toHaveAccessibleName(name);
        unmount();
      }
    },
  );

  proves(
    [
      'Pass the `key` on its own: React warns when a `key` is spread.',
      '| `stringify` | `getOptionLabel` | Returns the text that is searched |',
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
      'By default, the list shows the options whose label contains the typed text.',
      '| `ignoreAccents`, `ignoreCase` | `true` | `zurich` finds "Zürich" |',
      '| `limit` | none | Shows the first matches only |',
      "| `matchFrom` | `'any'` | `'start'` searches the beginning of the label |",
      '| `stringify` | `getOptionLabel` | Returns the text that is searched |',
      '| `trim` | `false` | Ignores spaces around the typed text |',
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
    ['`size` is `medium` (default) or `small`.', '`getOptionDisabled` disables single options.'],
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
      expect(disabled.map(({ textContent }) => textContent)).toEqual([
        '8 m (taken until May)',
        '12 m (being repaired)',
      ]);
    },
  );

  proves(
    '| `disableClearable` | The field has no clear button, and deleting the text keeps the value. |',
    async () => {
      for (const disableClearable of [false, true]) {
        const onChange = jest.fn();
        const { user, unmount } = show(
          <Autocomplete
            disableClearable={disableClearable}
            onChange={onChange}
            options={WOODS}
            defaultValue="Birch"
            renderInput={renderInput}
          />,
        );
        await user.click(field());
        expect(screen.queryByLabelText('Clear') === null).toBe(disableClearable);
        await user.clear(field());
        expect(onChange).toHaveBeenCalledTimes(disableClearable ? 0 : 1);
        await user.tab();
        expect(field()).toHaveValue(disableClearable ? 'Birch' : '');
        unmount();
      }
    },
  );

  proves(
    [
      '`slotProps.input` of the `TextField` replaces what `params.InputProps` contains, so spread `params.InputProps` first.',
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
      'Other icons and texts have props: `popupIcon`, `clearIcon`, `openText`, `closeText`, `clearText`, `noOptionsText`, `loadingText`.',
      '`forcePopupIcon` shows the arrow with `freeSolo`, and `forcePopupIcon={false}` hides it.',
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

  proves('Set the variant and the color on the `TextField`.', async () => {
    await expectTypeError(
      `import Autocomplete from '@mui/material/Autocomplete';
        export const field = <Autocomplete variant="filled" options={['a']} renderInput={() => null} />;`,
      /variant/,
    );
    const { unmount } = show(
      <Autocomplete color="success" options={WOODS} renderInput={renderInput} />,
    );
    expect(document.querySelector('.MuiInputBase-colorSuccess')).toBeNull();
    unmount();
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
      '| `freeSolo`, `multiple` | `(Option \\| string)[]` |',
      'With `freeSolo` and `multiple`, `onChange` receives `(Option | string)[]`.',
      'The type of the value follows three props:',
      'A wrapper keeps these types if it has the same type parameters:',
      "With `multiple`, declare your state as `Option[]`: `value` doesn't accept `readonly` arrays.",
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
        declare function mixed(value: (Option | string)[]): void;
        export const uses = [
          <ComboBox label="a" options={options} onChange={(_event, value) => one(value)} />,
          <ComboBox label="b" options={options} disableClearable onChange={(_event, value) => sure(value)} />,
          <ComboBox label="c" options={options} freeSolo onChange={(_event, value) => free(value)} />,
          <ComboBox label="d" options={options} multiple onChange={(_event, value) => some(value)} />,
          <ComboBox label="e" options={options} freeSolo multiple onChange={(_event, value) => mixed(value)} />,
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
      await expectTypeError(wrapper + uses.replace('=> mixed(', '=> some('), /string/);
      const controlled = (type: string) => `
        import Autocomplete from '@mui/material/Autocomplete';
        interface Option { label: string }
        declare const options: readonly Option[];
        declare const value: ${type};
        export const field = <Autocomplete multiple options={options} value={value} renderInput={() => null} />;`;
      await expectCompiles(controlled('Option[]'));
      await expectTypeError(controlled('readonly Option[]'), /readonly/);
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
      'The list is at the end of the page, so find options with `screen`:',
      'With `multiple`, a chip that users can delete is a button with an icon:',
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
      await user.click(field());
      await user.click(option('Larch'));
      const head = "import { screen, within } from '@testing-library/react';";
      const { remove } = run(`${head}
        export const remove = async (user) => {
          ${blockWith(head).replace(head, '')}
        };`);
      await (remove as (by: typeof user) => Promise<void>)(user);
      expect(chips()).toEqual(['Birch']);
    },
  );

  proves(
    'For the clear button, use `getByLabelText`: jsdom can hide the button from `getByRole`.',
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
    const head = "test('chooses a wood', async () => {";
    const { check } = run(`
      import Autocomplete from '@mui/material/Autocomplete';
      import TextField from '@mui/material/TextField';
      ${blockWith(head).replace(head, 'export const check = (async () => {')}`);
    await (check as () => Promise<void>)();
    expect.assertions(1);
  });

  proves(
    [
      'Replace the server with promises that your test resolves.',
      '`waitFor` also waits for the debounce:',
    ],
    async () => {
      const head = "test('ignores a late answer', async () => {";
      const block = blockWith(head)
        .replace("jest.mock('./bookServer');", '')
        .replace(head, 'export const check = (jest, searchBooks, BookSearch) => (async () => {');
      const check = run(block).check as (...parts: readonly unknown[]) => () => Promise<void>;
      await check(jest, searchBooks, BookSearch)();
      expect(jest.mocked(searchBooks).mock.calls.map(([query]) => query)).toEqual(
        // A slow machine also searches what is typed in between.
        expect.arrayContaining(['ha', 'han']),
      );
    },
  );
});

proves('The other props are in the [API reference](/api/autocomplete/).', async () => {
  const code = await setUpPlayground(AutocompletePlayground, { limitTags: '1', size: 'small' });
  expect(code).toContain('renderInput={(params) => <TextField {...params} label="Port" />}');
  expect(preview().getByRole('combobox', { name: 'Port' })).toBeInTheDocument();
  expect(preview().getByText('+1')).toBeInTheDocument();
  cleanup();
  const text = await setUpPlayground(AutocompletePlayground, { multiple: '', freeSolo: 'true' });
  expect(text).not.toContain('defaultValue');
  expect(preview().getByRole('combobox', { name: 'Port' })).toHaveValue('');
  expect(preview().queryByRole('button', { name: 'Open' })).toBeNull();
  const offered = model.controls.map(({ name }) => name);
  const others = reference.props.map(({ name }) => name).filter((name) => !offered.includes(name));
  expect(others).toEqual(expect.arrayContaining(['options', 'renderInput', 'onChange', 'sx']));
});
