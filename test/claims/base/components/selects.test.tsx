import { readFileSync } from 'node:fs';
import { type ComponentType, type ReactNode, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import InputBase from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import NativeSelect from '@mui/material/NativeSelect';
import Select, { type SelectProps } from '@mui/material/Select';
import { type createTheme, ThemeProvider } from '@mui/material/styles';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import userEvent from '@testing-library/user-event';
import ts from 'typescript';
import CheckSelect from '../../../../docs/base/components/selects/CheckSelect';
import ChipSelect from '../../../../docs/base/components/selects/ChipSelect';
import ClearableSelect from '../../../../docs/base/components/selects/ClearableSelect';
import EmptyOption from '../../../../docs/base/components/selects/EmptyOption';
import GroupedSelect from '../../../../docs/base/components/selects/GroupedSelect';
import LateOptions from '../../../../docs/base/components/selects/LateOptions';
import {
  act,
  consoleMessages,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  proves,
  screen,
  show,
  within,
} from '../../harness';

/** The block of code of the page that has these words. */
function blockWith(words: string): string {
  const page = readFileSync('docs/base/components/selects/index.mdx', 'utf8');
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

const items = [
  <MenuItem key="jib" value="jib">
    Jib
  </MenuItem>,
  <MenuItem key="genoa" value="genoa">
    Genoa
  </MenuItem>,
];

/** The element that has the focus, also while the list is open. */
const combobox = () => screen.getByRole('combobox', { hidden: true });
const open = () => fireEvent.mouseDown(combobox());
const choose = (name: string) => fireEvent.click(screen.getByRole('option', { name }));
const isOpen = () => screen.queryByRole('listbox') !== null;

exempt(
  [
    'It suits about 5 to 15 options.',
    '`RadioGroup`: up to about 5 options, all in view',
    '`Autocomplete`: a long list that users search',
    '`NativeSelect`: the list of the browser, for example [on phones](#use-the-native-list-on-phones)',
    'The shortest way to a select is a `TextField` with the `select` prop.',
  ],
  'This says what a component is for.',
);

proves(
  'The options must be direct children: an array is fine, and a fragment logs an error.',
  () => {
    const { unmount } = show(
      <Select value="jib" SelectDisplayProps={{ 'aria-label': 'Sail' }}>
        {items}
        <MenuItem value="spinnaker">Spinnaker</MenuItem>
      </Select>,
    );
    open();
    expect(screen.getAllByRole('option')).toHaveLength(3);
    unmount();
    show(
      <Select value="" open SelectDisplayProps={{ 'aria-label': 'Sail' }}>
        <>{items}</>
      </Select>,
    );
    expectConsole('error', /The Select component doesn't accept a Fragment as a child/);
    expectConsole('error', /The Menu component doesn't accept a Fragment as a child/);
  },
);

describe('labels', () => {
  proves(
    'A `TextField` accepts `label`, `error`, and `helperText`, and connects them with the select.',
    () => {
      show(
        <TextField select label="Sail" error helperText="Torn" value="jib">
          {items}
        </TextField>,
      );
      expect(screen.getByLabelText('Sail')).toBe(combobox());
      expect(combobox()).toHaveAccessibleDescription('Torn');
      expect(combobox()).toBeInvalid();
    },
  );

  proves(
    [
      '| `labelId` | Names the select by the label |',
      '| `id`, or `name` | Adds the chosen option to the name, as in "Nights 3 nights" |',
      '| `label` | Makes room for the label in the outline |',
      '| `aria-describedby` | Describes the select by the helper text |',
      'The `Select` needs four props that the `TextField` sets for you:',
    ],
    () => {
      const { container, rerender } = show(<div />);
      const showWith = (props: SelectProps<string>) =>
        rerender(
          <FormControl>
            <InputLabel id="sail-label">Sail</InputLabel>
            <Select<string> value="jib" {...props}>
              {items}
            </Select>
            <p id="help">Torn</p>
          </FormControl>,
        );
      showWith({});
      expect(combobox()).not.toHaveAccessibleName('Sail');
      expect(combobox()).not.toHaveAttribute('aria-labelledby');
      expect(container.querySelector('legend')).not.toHaveTextContent('Sail');
      showWith({ labelId: 'sail-label' });
      expect(combobox()).toHaveAttribute('aria-labelledby', 'sail-label');
      expect(combobox()).toHaveAccessibleName('Sail');
      showWith({ labelId: 'sail-label', id: 'sail' });
      expect(combobox()).toHaveAttribute('aria-labelledby', 'sail-label sail');
      showWith({ labelId: 'sail-label', name: 'sail' });
      expect(combobox()).toHaveAttribute('aria-labelledby', 'sail-label mui-component-select-sail');
      expect(combobox()).toHaveAttribute('id', 'mui-component-select-sail');
      showWith({ label: 'Sail' });
      expect(container.querySelector('legend')).toHaveTextContent('Sail');
      expect(combobox()).not.toHaveAccessibleDescription();
      showWith({ 'aria-describedby': 'help' });
      expect(combobox()).toHaveAccessibleDescription('Torn');
    },
  );

  proves(
    'An `aria-label` of the `Select` itself lands on another element, and the select remains without a name.',
    () => {
      const { rerender } = show(
        <Select value="jib" aria-label="Sail">
          {items}
        </Select>,
      );
      expect(combobox()).not.toHaveAttribute('aria-label');
      expect(combobox()).not.toHaveAccessibleName('Sail');
      expect(combobox().parentElement).toHaveAttribute('aria-label', 'Sail');
      rerender(
        <Select value="jib" SelectDisplayProps={{ 'aria-label': 'Sail' }}>
          {items}
        </Select>,
      );
      expect(combobox()).toHaveAccessibleName('Sail');
    },
  );
});

describe('no choice', () => {
  proves(
    'With `displayEmpty`, the select shows the text of this option, so keep the label small with `shrink`:',
    () => {
      const { unmount } = show(<EmptyOption />);
      expect(combobox()).toHaveTextContent('Any skipper');
      open();
      choose('Yuki Arai');
      expect(combobox()).toHaveTextContent('Yuki Arai');
      unmount();
      const { container } = show(
        <TextField select label="Sail" value="" slotProps={{ select: { displayEmpty: true } }}>
          <MenuItem value="">Any sail</MenuItem>
        </TextField>,
      );
      expect(combobox()).toHaveTextContent('Any sail');
      // Without `shrink`, the label is large and covers this text.
      expect(container.querySelector('label')).toHaveAttribute('data-shrink', 'false');
    },
  );

  proves('`null` logs a warning, as does `undefined` unless an option has this value.', () => {
    const { unmount } = show(<Select value="">{items}</Select>);
    expect(consoleMessages()).toEqual([]);
    unmount();
    const withNull = show(
      <Select value={null}>
        {/* @ts-expect-error -- `null` is no attribute of an `li` */}
        <MenuItem value={null}>None</MenuItem>
      </Select>,
    );
    expectConsole('error', /should not be null/);
    expect(consoleMessages()).toEqual([]);
    withNull.unmount();
    for (const value of [null, undefined]) {
      const shown = show(<Select value={value}>{items}</Select>);
      expectConsole('warn', new RegExp(`out-of-range value \`${value}\``));
      shown.unmount();
    }
    show(
      <Select value={undefined}>
        <MenuItem>None</MenuItem>
      </Select>,
    );
    expect(consoleMessages()).toEqual([]);
  });

  proves('With `multiple`, the empty value is `[]`: check its `length`.', () => {
    const Sails = ({ renderValue }: { renderValue: (value: string[]) => ReactNode }) => (
      <Select<string[]> multiple value={[]} displayEmpty renderValue={renderValue}>
        {items}
      </Select>
    );
    const { rerender } = show(<Sails renderValue={(value) => value || 'Choose sails'} />);
    expect(combobox()).not.toHaveTextContent('Choose sails');
    rerender(<Sails renderValue={(value) => (value.length === 0 ? 'Choose sails' : value)} />);
    expect(combobox()).toHaveTextContent('Choose sails');
  });

  proves(
    [
      'With `displayEmpty`, `renderValue` also gets the empty value.',
      'Return a placeholder for it.',
      'A button in `endAdornment` clears the selection:',
    ],
    async () => {
      const renderValue = jest.fn((value: string) => value);
      const { rerender, unmount } = show(
        <Select value="" renderValue={renderValue}>
          {items}
        </Select>,
      );
      expect(renderValue).not.toHaveBeenCalled();
      rerender(
        <Select value="" renderValue={renderValue} displayEmpty>
          {items}
        </Select>,
      );
      expect(renderValue).toHaveBeenCalledWith('');
      unmount();
      const { user } = show(<ClearableSelect />);
      await user.click(screen.getByRole('button', { name: 'Clear sailing class' }));
      expect(combobox()).toHaveTextContent('Choose a day');
      expect(combobox()).toHaveFocus();
      expect(isOpen()).toBe(false);
      expect(screen.queryByRole('button')).toBeNull();
      open();
      choose('Monday');
      expect(combobox()).toHaveTextContent('Monday');
    },
  );
});

describe('several options', () => {
  proves(
    [
      'With `multiple`, the value is an array, and the list stays open after each choice.',
      'The closed select shows the texts, separated by commas.',
    ],
    () => {
      const seen: unknown[] = [];
      show(
        <Select
          multiple
          defaultValue={['jib']}
          onChange={(event) => seen.push(event.target.value)}
          SelectDisplayProps={{ 'aria-label': 'Sails' }}
        >
          {items}
        </Select>,
      );
      open();
      choose('Genoa');
      expect(isOpen()).toBe(true);
      expect(combobox()).toHaveTextContent(/^Jib, Genoa$/);
      choose('Jib');
      expect(isOpen()).toBe(true);
      expect(combobox()).toHaveTextContent(/^Genoa$/);
      expect(seen).toEqual([['jib', 'genoa'], ['genoa']]);
    },
  );

  proves('For chips, use `renderValue`:', () => {
    const { container } = show(<ChipSelect />);
    const chips = () =>
      [...combobox().querySelectorAll('.MuiChip-root')].map((one) => one.textContent);
    expect(chips()).toEqual(['Life jackets', 'Radio']);
    open();
    choose('Flares');
    choose('Radio');
    expect(chips()).toEqual(['Life jackets', 'Flares']);
    // This is how a browser fills the form: a text, not an array.
    const input = container.querySelector('input');
    fireEvent.change(input ?? document.body, { target: { value: 'Sea charts' } });
    expect(chips()).toEqual(['Sea charts']);
  });

  proves(
    [
      'For checkboxes, show icons.',
      'Each option already tells screen readers whether it is selected, so a real `Checkbox` inside would be a second control:',
    ],
    () => {
      show(<CheckSelect />);
      expect(combobox()).toHaveTextContent('Bruno and Emil');
      open();
      const selected = () =>
        screen.getAllByRole('option', { selected: true }).map((one) => one.textContent);
      expect(selected()).toEqual(['Bruno', 'Emil']);
      choose('Ada');
      expect(selected()).toEqual(['Ada', 'Bruno', 'Emil']);
      expect(combobox()).toHaveTextContent('3 people');
      expect(screen.queryByRole('checkbox')).toBeNull();
    },
  );
});

proves(
  [
    '`Select` gives each child the role of an option, so a plain `ListSubheader` would be announced as an option.',
    '`GroupHeading` drops the props that `Select` passes.',
  ],
  () => {
    const { unmount } = show(
      <Select value="jib" open SelectDisplayProps={{ 'aria-label': 'Sail' }}>
        <ListSubheader>Front</ListSubheader>
        {items}
      </Select>,
    );
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
      'Front',
      'Jib',
      'Genoa',
    ]);
    unmount();
    show(<GroupedSelect />);
    open();
    expect(screen.getAllByRole('option')).toHaveLength(4);
    fireEvent.click(screen.getByText('Rowing boats'));
    expect(isOpen()).toBe(true);
    choose('Coot');
    expect(combobox()).toHaveTextContent('Coot');
  },
);

describe('native', () => {
  proves(
    ['`NativeSelect` renders a `<select>` element.', 'Its look is the `standard` variant.'],
    () => {
      const { container } = show(
        <NativeSelect defaultValue="jib">
          <option value="jib">Jib</option>
        </NativeSelect>,
      );
      expect(container.querySelector('select')).toHaveValue('jib');
      expect(container.firstElementChild).toHaveClass('MuiInput-underline');
    },
  );

  proves(
    [
      'For an outlined native select, pass `native` to the select of a `TextField`.',
      'This component does so on touch screens:',
    ],
    async () => {
      const block = blockWith('pointer: coarse');
      const matches = (isTouch: boolean) =>
        Object.assign(window, {
          matchMedia: (media: string) => ({
            media,
            matches: isTouch && media === '(pointer: coarse)',
            addListener: () => undefined,
            removeListener: () => undefined,
            addEventListener: () => undefined,
            removeEventListener: () => undefined,
          }),
        });
      const before = window.matchMedia;
      const PierSelect = run(block).default as ComponentType;
      matches(true);
      const { user, container, unmount } = show(<PierSelect />);
      const select = screen.getByLabelText('Pier');
      expect(select.tagName).toBe('SELECT');
      expect(container.querySelector('fieldset')).toBeInTheDocument();
      await user.selectOptions(select, 'Guests');
      expect(select).toHaveValue('Guests');
      unmount();
      matches(false);
      show(<PierSelect />);
      open();
      choose('South');
      expect(combobox()).toHaveTextContent('South');
      Object.assign(window, { matchMedia: before });
    },
  );
});

proves(
  [
    '| `renderValue` | What the closed select shows |',
    '| `IconComponent` | The arrow |',
    '| `SelectDisplayProps` | Attributes of the element that has the focus |',
    '| `input` | The input around the select, for example `<InputBase />` without an outline |',
    'In a `TextField`, pass these props in `slotProps.select`.',
  ],
  () => {
    const props: SelectProps<string> = {
      renderValue: (value) => `The ${value}`,
      IconComponent: () => <i data-testid="arrow" />,
      SelectDisplayProps: { 'aria-label': 'Sail' },
    };
    const { unmount } = show(
      <Select<string> value="jib" {...props} input={<InputBase />}>
        {items}
      </Select>,
    );
    expect(combobox()).toHaveTextContent('The jib');
    expect(combobox()).toHaveAccessibleName('Sail');
    expect(screen.getByTestId('arrow')).toBeInTheDocument();
    expect(document.querySelector('fieldset')).toBeNull();
    unmount();
    show(
      <TextField
        select
        value="jib"
        slotProps={{
          select: {
            renderValue: () => 'The jib',
            IconComponent: () => <i data-testid="arrow" />,
            SelectDisplayProps: { title: 'Small' },
            MenuProps: { slotProps: { paper: { id: 'paper' } } },
            input: <InputBase />,
          },
        }}
      >
        {items}
      </TextField>,
    );
    expect(combobox()).toHaveTextContent('The jib');
    expect(combobox()).toHaveAttribute('title', 'Small');
    expect(screen.getByTestId('arrow')).toBeInTheDocument();
    expect(document.querySelector('fieldset')).toBeNull();
    open();
    expect(document.getElementById('paper')).toBeInTheDocument();
  },
);

describe('opened from code', () => {
  proves('`defaultOpen` opens the list when the select mounts.', () => {
    show(
      <Select value="jib" defaultOpen>
        {items}
      </Select>,
    );
    expect(isOpen()).toBe(true);
  });

  proves(
    [
      'To control it, pass `open`, and set it in `onOpen` and `onClose`.',
      'In a single select, choosing an option calls `onClose` too.',
    ],
    async () => {
      const OpenByButton = run(blockWith('OpenByButton')).default as ComponentType;
      const { user, unmount } = show(<OpenByButton />);
      await user.click(screen.getByRole('button', { name: 'Change the sail' }));
      expect(isOpen()).toBe(true);
      choose('Genoa');
      expect(combobox()).toHaveTextContent('Genoa');
      expect(combobox()).toHaveAttribute('aria-expanded', 'false');
      open();
      expect(combobox()).toHaveAttribute('aria-expanded', 'true');
      unmount();
      const onClose = jest.fn();
      const single = show(
        <Select value="jib" open onClose={onClose}>
          {items}
        </Select>,
      );
      choose('Genoa');
      expect(onClose).toHaveBeenCalledTimes(1);
      expect(isOpen()).toBe(true);
      single.unmount();
      show(
        <Select multiple value={['jib']} open onClose={onClose}>
          {items}
        </Select>,
      );
      choose('Genoa');
      expect(onClose).toHaveBeenCalledTimes(1);
    },
  );
});

describe('types', () => {
  const block = blockWith('SelectChangeEvent<Size>');

  proves(
    [
      'In a `Select`, the handler gets the type of `value`: a number, a union, or an `enum`.',
      'For an array, the type also includes `string`.',
      "TypeScript doesn't compare the values of `MenuItem` with this type.",
    ],
    async () => {
      await expectCompiles(block);
      await expectCompiles(block.replace('value="large"', 'value={14}'));
      await expectTypeError(
        block.replace('SelectChangeEvent<Size>', 'SelectChangeEvent'),
        /'string'/,
      );
      const withType = (
        type: string,
        start: string,
        read: string,
      ) => `import { useState } from 'react';
import Select from '@mui/material/Select';
enum Rig { Sloop = 'sloop', Ketch = 'ketch' }
export const rigs = [Rig.Sloop, Rig.Ketch];
export function Typed() {
  const [value, setValue] = useState<${type}>(${start});
  const take = (one: ${read}) => setValue(one);
  return <Select value={value} onChange={(event) => take(event.target.value)} />;
}`;
      await expectCompiles(withType('number', '1', 'number'));
      await expectCompiles(withType("'a' | 'b'", "'a'", "'a' | 'b'"));
      await expectCompiles(withType('Rig', 'Rig.Sloop', 'Rig'));
      await expectCompiles(
        withType('string[]', '[]', 'string[]').replace(
          'take(event',
          "((one: string[] | string) => setValue(typeof one === 'string' ? [one] : one))(event",
        ),
      );
      await expectTypeError(withType('string[]', '[]', 'string[]'), /'string'/);
      await expectTypeError(withType('number', '1', 'never'), /'never'/);
      await expectTypeError(withType('Rig', 'Rig.Sloop', 'Rig.Ketch'), /Rig/);
    },
  );

  proves(
    '**TextField:** `event.target.value` has the type `string`, although it is a number or an array at run time.',
    () => {
      const seen: unknown[] = [];
      const read: TextFieldProps['onChange'] = (event) => {
        const text: string = event.target.value;
        seen.push(text);
      };
      const numbers = [
        <MenuItem key="1" value={1}>
          One
        </MenuItem>,
        <MenuItem key="2" value={2}>
          Two
        </MenuItem>,
      ];
      const { unmount } = show(
        <TextField select value={1} onChange={read}>
          {numbers}
        </TextField>,
      );
      open();
      choose('Two');
      unmount();
      show(
        <TextField select value={[1]} onChange={read} slotProps={{ select: { multiple: true } }}>
          {numbers}
        </TextField>,
      );
      open();
      choose('Two');
      expect(seen).toEqual([2, [1, 2]]);
    },
  );

  proves(
    ['**Native:** a native select returns strings.', 'Convert them: `Number(event.target.value)`.'],
    async () => {
      const seen: unknown[] = [];
      const { user } = show(
        <NativeSelect value={1} onChange={(event) => seen.push(event.target.value)}>
          <option value={1}>One</option>
          <option value={2}>Two</option>
        </NativeSelect>,
      );
      await user.selectOptions(combobox(), 'Two');
      expect(seen).toEqual(['2']);
    },
  );

  proves(
    [
      "**Objects:** objects are compared by identity, so an equal copy isn't selected.",
      'Use ids instead.',
    ],
    () => {
      const jib = { id: 1 };
      const showWith = (value: { id: number }) => {
        const { unmount } = show(
          <Select value={value}>
            {/* @ts-expect-error -- an object is no attribute of an `li` */}
            <MenuItem value={jib}>Jib</MenuItem>
          </Select>,
        );
        const text = combobox().textContent;
        unmount();
        return text;
      };
      expect(showWith(jib)).toBe('Jib');
      expect(showWith({ ...jib })).not.toBe('Jib');
      expectConsole('warn', /out-of-range/);
    },
  );
});

describe('late options', () => {
  proves(
    [
      'In a single select, a saved value whose option hasn\'t loaded yet logs the warning "You have provided an out-of-range value".',
      "Pass `''` until the option exists, and keep the saved value in your state:",
      'If the server refuses, the value and the earlier options stay, and users can try again.',
    ],
    async () => {
      const { unmount } = show(<Select value="jib">{[]}</Select>);
      expectConsole('warn', /You have provided an out-of-range value/);
      unmount();
      jest.useFakeTimers();
      show(<LateOptions />);
      const button = () => screen.getByRole('button');
      const status = () => screen.getByRole('status').textContent;
      const answer = () => act(() => jest.advanceTimersByTimeAsync(800));
      const refuse = () => fireEvent.click(screen.getByRole('switch'));
      expect(combobox()).toHaveAttribute('aria-disabled', 'true');
      expect(status()).toBe('Value: p2');
      refuse();
      fireEvent.click(button());
      fireEvent.click(button());
      expect(status()).toBe('Loading…');
      await answer();
      expect(status()).toBe('The list could not be loaded.');
      expect(combobox()).toBeInvalid();
      refuse();
      fireEvent.click(button());
      await answer();
      expect(combobox()).toHaveTextContent('Lars Holm');
      open();
      choose('Mei Tan');
      expect(status()).toBe('Value: p3');
      refuse();
      fireEvent.click(screen.getByRole('button', { hidden: true }));
      await answer();
      expect(status()).toBe('The list could not be loaded.');
      expect(combobox()).toHaveTextContent('Mei Tan');
      open();
      expect(screen.getAllByRole('option')).toHaveLength(3);
    },
  );
});

proves(
  [
    'With `multiple`, pass all saved values: those without an option are hidden, and choosing keeps them.',
    'If you pass only known values, the next choice drops the others.',
  ],
  () => {
    for (const [passesAll, values] of [
      [true, ['jib', 'storm jib', 'genoa']],
      [false, ['jib', 'genoa']],
    ] as const) {
      const seen: unknown[] = [];
      const saved = ['jib', 'storm jib'];
      const { rerender, unmount } = show(
        <Select multiple value={saved}>
          {[]}
        </Select>,
      );
      expect(combobox()).not.toHaveTextContent(/jib/i);
      rerender(
        <Select
          multiple
          value={passesAll ? saved : saved.filter((name) => name === 'jib')}
          onChange={(event) => seen.push(event.target.value)}
        >
          {items}
        </Select>,
      );
      expect(combobox()).toHaveTextContent(/^Jib$/);
      open();
      choose('Genoa');
      expect(seen).toEqual([values]);
      expect(consoleMessages()).toEqual([]);
      unmount();
    }
  },
);

proves('With `native`, the browser shows the first option, without a warning.', () => {
  for (const element of [
    <TextField
      key="field"
      select
      label="Sail"
      value="storm jib"
      onChange={() => undefined}
      slotProps={{ select: { native: true } }}
    >
      <option>Jib</option>
      <option>Genoa</option>
    </TextField>,
    <NativeSelect key="native" value="storm jib" onChange={() => undefined}>
      <option>Jib</option>
      <option>Genoa</option>
    </NativeSelect>,
  ]) {
    const { unmount } = show(element);
    expect(combobox()).toHaveDisplayValue('Jib');
    expect(consoleMessages()).toEqual([]);
    unmount();
  }
});

exempt(
  'By default, `findBy` queries give up after 1,000 ms.',
  'Testing Library documents its default.',
);

describe('forms', () => {
  proves(
    [
      'Pass `name`, and `FormData` contains the value.',
      'With `multiple`, the form gets a single string, joined by commas: `flares,radio`.',
      'A native select with `multiple` gives one entry for each value.',
      '`form.reset()` leaves a `Select` as it is.',
      '`FormData` contains strings.',
      'A value of `2` arrives as `"2"`.',
    ],
    () => {
      show(
        <form data-testid="form">
          <Select name="sail" defaultValue="jib">
            {items}
          </Select>
          <Select name="gear" multiple defaultValue={['flares', 'radio']}>
            <MenuItem value="flares">Flares</MenuItem>
            <MenuItem value="radio">Radio</MenuItem>
          </Select>
          <Select name="crew" defaultValue={2}>
            <MenuItem value={2}>Two</MenuItem>
          </Select>
          <TextField
            select
            name="tides"
            label="Tides"
            defaultValue={['morning', 'evening']}
            slotProps={{ select: { native: true, multiple: true } }}
          >
            <option>morning</option>
            <option>evening</option>
          </TextField>
        </form>,
      );
      const form = screen.getByTestId<HTMLFormElement>('form');
      const data = () => [...new FormData(form)];
      expect(data()).toEqual([
        ['sail', 'jib'],
        ['gear', 'flares,radio'],
        ['crew', '2'],
        ['tides', 'morning'],
        ['tides', 'evening'],
      ]);
      const [sail] = screen.getAllByRole('combobox');
      fireEvent.mouseDown(sail ?? document.body);
      choose('Genoa');
      act(() => form.reset());
      expect(data()[0]).toEqual(['sail', 'genoa']);
      expect(sail).toHaveTextContent('Genoa');
    },
  );
});

describe('customizing', () => {
  proves(
    [
      'The parts of the list belong to `Menu` and `MenuItem`.',
      'A `MenuItem` accepts `dense`, `divider`, and `disableGutters`.',
    ],
    () => {
      show(
        <Select value="jib" open>
          <MenuItem value="jib" dense divider disableGutters>
            Jib
          </MenuItem>
        </Select>,
      );
      const option = screen.getByRole('option');
      expect(option).toHaveClass('MuiMenuItem-dense', 'MuiMenuItem-divider');
      expect(option).not.toHaveClass('MuiMenuItem-gutters');
      expect(option.closest('.MuiMenu-paper')).toBeInTheDocument();
    },
  );

  proves('To give all lists of an app a maximum height, use the theme:', () => {
    const { theme } = run(blockWith('maxHeight: 320')) as { theme: ReturnType<typeof createTheme> };
    show(
      <ThemeProvider theme={theme}>
        <Select value="jib" open>
          {items}
        </Select>
      </ThemeProvider>,
    );
    const paper = document.querySelector('.MuiMenu-paper') ?? document.body;
    expect(getComputedStyle(paper).maxHeight).toBe('320px');
  });
});

describe('tests', () => {
  function PierForm() {
    const [pier, setPier] = useState('north');
    return (
      <TextField
        select
        label="Pier"
        name="pier"
        value={pier}
        onChange={(event) => setPier(event.target.value)}
      >
        <MenuItem value="north">North pier</MenuItem>
        <MenuItem value="south">South pier</MenuItem>
      </TextField>
    );
  }

  proves(
    [
      "The list opens on `mousedown`, so `fireEvent.click()` doesn't open it.",
      'Use `userEvent.click()` or `fireEvent.mouseDown()`.',
      'The list renders at the end of `<body>`, so query it from `screen`.',
      'In jsdom, the name is the label alone:',
    ],
    async () => {
      const { container } = show(<PierForm />);
      fireEvent.click(combobox());
      expect(isOpen()).toBe(false);
      await userEvent.click(screen.getByRole('combobox', { name: 'Pier' }));
      expect(within(container).queryByRole('option')).toBeNull();
      expect(screen.queryByRole('combobox')).toBeNull();
      await userEvent.click(screen.getByRole('option', { name: 'South pier' }));
      expect(await screen.findByRole('combobox', { name: 'Pier' })).toHaveTextContent('South pier');
      expect(container.querySelector('input[name="pier"]')).toHaveValue('south');
      open();
      expect(isOpen()).toBe(true);
    },
  );

  proves('For a `NativeSelect`, use `userEvent.selectOptions()`.', async () => {
    const { user } = show(
      <NativeSelect defaultValue="jib">
        <option value="jib">Jib</option>
        <option value="genoa">Genoa</option>
      </NativeSelect>,
    );
    await user.selectOptions(screen.getByRole('combobox'), 'Genoa');
    expect(screen.getByRole('combobox')).toHaveValue('genoa');
  });
});

proves(
  [
    'An `Autocomplete` lets users search.',
    'The `limit` of its filter renders the first 100 matches:',
  ],
  async () => {
    expect(Autocomplete).toBeDefined();
    const { default: LongList } = await import('../../../../docs/base/components/selects/LongList');
    const { user } = show(<LongList />);
    await user.click(screen.getByRole('combobox'));
    expect(screen.getAllByRole('option')).toHaveLength(100);
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), '4499');
    await user.click(screen.getByRole('option', { name: 'NOR 44993' }));
    expect(screen.getByRole('combobox')).toHaveValue('NOR 44993');
  },
);
