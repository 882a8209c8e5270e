import { readFileSync } from 'node:fs';
import { type ComponentType, type ReactElement, type ReactNode, useState } from 'react';
import Chip from '@mui/material/Chip';
import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import InputBase from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import NativeSelect from '@mui/material/NativeSelect';
import Select, { type SelectProps } from '@mui/material/Select';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ts from 'typescript';
import CheckSelect from '../../../../docs/base/components/selects/CheckSelect';
import ChipSelect from '../../../../docs/base/components/selects/ChipSelect';
import ClearableSelect from '../../../../docs/base/components/selects/ClearableSelect';
import EmptyOption from '../../../../docs/base/components/selects/EmptyOption';
import GroupedSelect from '../../../../docs/base/components/selects/GroupedSelect';
import reference from '../../../../docs/base/api/select/api.json';
import model from '../../../../docs/base/components/selects/Select.controls.json';
import SelectPlayground from '../../../../docs/base/components/selects/SelectPlayground';
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
import { preview, setUpPlayground } from '../../playground';

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

/** A heading as in the demo of groups. */
function Heading({ children }: { readonly children: ReactNode }) {
  return <ListSubheader role="presentation">{children}</ListSubheader>;
}

/** The element that has the focus, also while the list is open. */
const combobox = () => screen.getByRole('combobox', { hidden: true });
const open = () => fireEvent.mouseDown(combobox());
const choose = (name: string) => fireEvent.click(screen.getByRole('option', { name }));
const isOpen = () => screen.queryByRole('listbox') !== null;

exempt(
  [
    'It suits about 5 to 15 options.',
    '`RadioGroup`: up to about 5 options, all in view',
    '`Autocomplete`: a list that users search, up to [thousands of options](/components/autocomplete/#show-10000-options).',
    '`NativeSelect`: the list of the browser, for example [on phones](#use-the-native-list-on-phones)',
    'The shortest select is a `TextField` with the `select` prop.',
  ],
  'This says what a component is for.',
);

proves(
  [
    'The `MenuItem` elements must be direct children, or in an array.',
    "In a fragment, users can't choose them.",
  ],
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
    const onChange = jest.fn();
    show(
      <Select value="" open onChange={onChange} SelectDisplayProps={{ 'aria-label': 'Sail' }}>
        <>{items}</>
      </Select>,
    );
    expect(screen.queryByRole('option')).toBeNull();
    fireEvent.click(screen.getByText('Jib'));
    expect(onChange).not.toHaveBeenCalled();
    expectConsole('error', /The Select component doesn't accept a Fragment as a child/);
    expectConsole('error', /The Menu component doesn't accept a Fragment as a child/);
  },
);

proves('An open `Select` renders all options.', () => {
  show(
    <Select value={0} SelectDisplayProps={{ 'aria-label': 'Number' }}>
      {Array.from({ length: 300 }, (_, index) => (
        <MenuItem key={index} value={index}>
          {index}
        </MenuItem>
      ))}
    </Select>,
  );
  expect(screen.queryAllByRole('option')).toHaveLength(0);
  open();
  expect(screen.getAllByRole('option')).toHaveLength(300);
});

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
      '| `labelId` | Makes the label the accessible name. A click on a shrunk label focuses the select. |',
      '| `id` or `name` | Adds the chosen option to the accessible name in Chrome: "Nights 3 nights" |',
      '| `label` | Makes room for the label in the outline |',
      '| `aria-describedby` | Makes the helper text the accessible description |',
      'In a `FormControl`, pass these props to a `Select` without `native`:',
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
      fireEvent.click(screen.getByText('Sail'));
      expect(combobox()).toHaveFocus();
      expect(isOpen()).toBe(false);
      showWith({ labelId: 'sail-label', id: 'sail' });
      expect(combobox()).toHaveAttribute('aria-labelledby', 'sail-label sail');
      showWith({ labelId: 'sail-label', name: 'sail' });
      expect(combobox()).toHaveAttribute('aria-labelledby', `sail-label ${combobox().id}`);
      expect(combobox().id).toContain('sail');
      showWith({ label: 'Sail' });
      expect(container.querySelector('legend')).toHaveTextContent('Sail');
      expect(combobox()).not.toHaveAccessibleDescription();
      showWith({ 'aria-describedby': 'help' });
      expect(combobox()).toHaveAccessibleDescription('Torn');
    },
  );

  proves(
    [
      "Without a visible label, pass `SelectDisplayProps={{ 'aria-label': 'Boat size' }}`.",
      "An `aria-label` of the `Select` itself doesn't name it.",
    ],
    () => {
      const { rerender } = show(
        <Select value="jib" aria-label="Sail">
          {items}
        </Select>,
      );
      expect(combobox()).not.toHaveAttribute('aria-label');
      expect(combobox()).not.toHaveAccessibleName('Sail');
      expect(combobox().parentElement).toHaveAttribute('aria-label', 'Sail');
      for (const name of [undefined, 'sail']) {
        rerender(
          <Select value="jib" name={name} SelectDisplayProps={{ 'aria-label': 'Sail' }}>
            {items}
          </Select>,
        );
        expect(combobox()).toHaveAccessibleName('Sail');
      }
    },
  );
});

proves(
  [
    'Pass `size="small"` to the `TextField` or `FormControl`.',
    "On the `Select` alone, `size` doesn't reach the label.",
  ],
  () => {
    const isSmall = () => [
      combobox().matches('.MuiInputBase-sizeSmall > *'),
      document.querySelector('label')?.classList.contains('MuiInputLabel-sizeSmall'),
    ];
    const composed = (control: FormControlProps, select: SelectProps<string>) => (
      <FormControl {...control}>
        <InputLabel id="sail-label">Sail</InputLabel>
        <Select<string> labelId="sail-label" label="Sail" value="jib" {...select}>
          {items}
        </Select>
      </FormControl>
    );
    const field = (props: TextFieldProps) => (
      <TextField select label="Sail" value="jib" {...props}>
        {items}
      </TextField>
    );
    for (const [element, expected] of [
      [composed({}, {}), [false, false]],
      [composed({ size: 'small' }, {}), [true, true]],
      [composed({}, { size: 'small' }), [true, false]],
      [field({}), [false, false]],
      [field({ size: 'small' }), [true, true]],
      [field({ slotProps: { select: { size: 'small' } } }), [true, false]],
    ] as const) {
      const { unmount } = show(element);
      expect(isSmall()).toEqual(expected);
      unmount();
    }
  },
);

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

  proves(
    [
      "If nothing is chosen yet, pass `''` as `value` or `defaultValue`, not `null` or `undefined`.",
    ],
    () => {
      for (const props of [{ value: '' }, { defaultValue: '' }]) {
        show(<Select {...props}>{items}</Select>).unmount();
        show(
          <TextField select {...props}>
            {items}
          </TextField>,
        ).unmount();
        expect(consoleMessages()).toEqual([]);
      }
      for (const props of [{ value: null }, { defaultValue: null }]) {
        show(<Select {...props}>{items}</Select>).unmount();
        expectConsole('warn', /out-of-range value `null`/);
      }
      // React logs this once.
      expectConsole('error', /`value` prop on `input` should not be null/);
      for (const props of [{}, { value: undefined }, { defaultValue: undefined }]) {
        show(<Select {...props}>{items}</Select>).unmount();
        expectConsole('warn', /out-of-range value `undefined`/);
        show(
          <TextField select {...props}>
            {items}
          </TextField>,
        ).unmount();
        expectConsole('warn', /out-of-range value `undefined`/);
      }
    },
  );

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
      'With `displayEmpty`, `renderValue` also gets the empty value, and can return a placeholder.',
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

  proves(
    'If the select is `disabled` or `readOnly`, leave out this button, which stays enabled.',
    async () => {
      for (const state of [{ disabled: true }, { readOnly: true }]) {
        const clear = jest.fn();
        const { user, unmount } = show(
          <TextField
            select
            label="Sail"
            value="jib"
            slotProps={{
              select: { ...state, endAdornment: <button onClick={clear}>Clear</button> },
            }}
          >
            {items}
          </TextField>,
        );
        await user.click(combobox());
        expect(screen.queryByRole('listbox')).toBeNull();
        await user.click(screen.getByRole('button', { name: 'Clear' }));
        expect(clear).toHaveBeenCalledTimes(1);
        unmount();
      }
    },
  );

  proves(
    [
      'The placeholder shows for the value `\'\'`, so give an option for "none" another value.',
      'In a `TextField`, `renderValue` gets `unknown`:',
    ],
    async () => {
      const block = blockWith('SKIPPERS');
      await expectTypeError(
        `import { useState } from 'react';
        import TextField from '@mui/material/TextField';
        const SKIPPERS = new Map<string, string>();
        export const field = (
          <TextField select slotProps={{ select: { renderValue: (id) => SKIPPERS.get(id) } }} />
        );`,
        /'unknown' is not assignable to parameter of type 'string'/,
      );
      const [names = '', select = ''] = block.split(/\n(?=<TextField)/);
      const Skipper = run(`
      import { useState } from 'react';
      import Box from '@mui/material/Box';
      import MenuItem from '@mui/material/MenuItem';
      import TextField from '@mui/material/TextField';
      ${names}
      const options = Array.from(SKIPPERS, ([id, name]) => (
        <MenuItem key={id} value={id}>{name}</MenuItem>
      ));
      export default function Skipper() {
        const [skipper, setSkipper] = useState('');
        return (${select.trim().replace(/;$/, '')});
      }`).default as ComponentType;
      const { container } = show(<Skipper />);
      expect(combobox()).toHaveTextContent('Choose a skipper');
      expect(container.querySelector('label')).toHaveAttribute('data-shrink', 'true');
      open();
      expect(screen.queryByRole('option', { selected: true })).toBeNull();
      choose('No skipper');
      expect(combobox()).toHaveTextContent('No skipper');
      open();
      choose('Ines Duarte');
      expect(combobox()).toHaveTextContent('Ines Duarte');
      expect(consoleMessages()).toEqual([]);
    },
  );
});

describe('several options', () => {
  proves(
    [
      'With `multiple`, pass an array.',
      'The list stays open after each choice.',
      'By default, the closed select shows the chosen options in the order of the list.',
      'The array, and so the chips, keep the order of choice.',
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
      choose('Jib');
      expect(combobox()).toHaveTextContent(/^Jib, Genoa$/);
      expect(seen).toEqual([['jib', 'genoa'], ['genoa'], ['genoa', 'jib']]);
    },
  );

  proves(
    [
      'For chips, use `renderValue`.',
      'In this demo, a click on the icon of a chip removes the chip and focuses the select:',
    ],
    async () => {
      const { container, user } = show(<ChipSelect />);
      const chips = () =>
        [...combobox().querySelectorAll('.MuiChip-root')].map((one) => one.textContent);
      expect(chips()).toEqual(['Life jackets', 'Radio']);
      const icon = combobox().querySelector('svg');
      await user.click(icon ?? document.body);
      expect(chips()).toEqual(['Radio']);
      expect(combobox()).toHaveFocus();
      expect(isOpen()).toBe(false);
      open();
      choose('Flares');
      choose('Radio');
      expect(chips()).toEqual(['Flares']);
      // A string, as the type allows.
      const input = container.querySelector('input');
      fireEvent.change(input ?? document.body, { target: { value: 'Sea charts' } });
      expect(chips()).toEqual(['Sea charts']);
    },
  );

  proves("`disabled` and `readOnly` don't reach the chips: leave out `onDelete`.", async () => {
    for (const [isDeletable, state] of [
      [true, { disabled: true }],
      [false, { disabled: true }],
      [true, { readOnly: true }],
      [false, { readOnly: true }],
    ] as const) {
      const onDelete = jest.fn();
      const { user, unmount } = show(
        <Select
          multiple
          {...state}
          value={['jib']}
          renderValue={() => <Chip label="Jib" tabIndex={-1} {...(isDeletable && { onDelete })} />}
        >
          {items}
        </Select>,
      );
      const icon = combobox().querySelector('.MuiChip-deleteIcon');
      expect(icon !== null).toBe(isDeletable);
      await user.click(icon ?? screen.getByText('Jib'));
      expect(onDelete).toHaveBeenCalledTimes(isDeletable ? 1 : 0);
      unmount();
    }
  });

  proves(
    'When three names are chosen, disable the other options, and name the limit in the helper text:',
    () => {
      const Crew = run(`
        import { useState } from 'react';
        import MenuItem from '@mui/material/MenuItem';
        import Select from '@mui/material/Select';
        const CREW = ['Ada', 'Bruno', 'Chidi', 'Dagny'];
        export default function Crew() {
          const [crew, setCrew] = useState(['Ada', 'Bruno']);
          const changeCrew = (event) => setCrew(event.target.value);
          return (${blockWith('crew.length >= 3')});
        }`).default as ComponentType;
      show(<Crew />);
      open();
      const disabled = () =>
        screen
          .getAllByRole('option')
          .filter((one) => one.getAttribute('aria-disabled') === 'true')
          .map((one) => one.textContent);
      expect(disabled()).toEqual([]);
      choose('Dagny');
      expect(disabled()).toEqual(['Chidi']);
      choose('Bruno');
      expect(disabled()).toEqual([]);
      choose('Chidi');
      expect(combobox()).toHaveTextContent('Ada, Chidi, Dagny');
    },
  );

  proves(
    [
      'For checkboxes, show icons.',
      'Each option already tells screen readers whether it is selected:',
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
    'A `Select` turns each child into an option.',
    'The component `GroupHeading` prevents this: it ignores the props of an option.',
    'For groups from data:',
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
    cleanup();
    const { optionsOf } = run(`
      import MenuItem from '@mui/material/MenuItem';
      export function optionsOf(GroupHeading, FLEETS) {
        ${blockWith('FLEETS')}
        return options;
      }`) as { optionsOf: (heading: typeof Heading, fleets: unknown) => ReactElement[] };
    const fleets = [
      { kind: 'Front', boats: [{ id: 1, name: 'Heron' }] },
      { kind: 'Back', boats: [2, 3].map((id) => ({ id, name: `Coot ${id}` })) },
    ];
    show(
      <Select defaultValue="" open SelectDisplayProps={{ 'aria-label': 'Boat' }}>
        {optionsOf(Heading, fleets)}
      </Select>,
    );
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
      'Heron',
      'Coot 2',
      'Coot 3',
    ]);
    expect(screen.getByRole('listbox')).toHaveTextContent('FrontHeronBackCoot 2Coot 3');
    expect(consoleMessages()).toEqual([]);
  },
);

describe('native', () => {
  proves(
    'With `native`, a select ignores `labelId`, `renderValue`, `open`, and `MenuProps`.',
    () => {
      const props: SelectProps<string> = {
        labelId: 'sail-label',
        renderValue: () => 'The jib',
        open: true,
        MenuProps: { keepMounted: true, id: 'menu' },
      };
      for (const native of [true, false]) {
        const { container, unmount } = show(
          <FormControl>
            <InputLabel id="sail-label">Sail</InputLabel>
            <Select<string> native={native} value="jib" onChange={() => undefined} {...props}>
              {native ? <option value="jib">Jib</option> : items}
            </Select>
          </FormControl>,
        );
        expect(isOpen()).toBe(!native);
        expect(document.getElementById('menu') === null).toBe(native);
        expect(container.querySelector('[aria-labelledby]') === null).toBe(native);
        expect(screen.queryByText('The jib') === null).toBe(native);
        expect(consoleMessages()).toEqual([]);
        unmount();
      }
    },
  );

  proves(
    [
      '`NativeSelect` renders a `<select>` element.',
      "Without a visible label, pass `inputProps={{ 'aria-label': 'Boat' }}`.",
      'By default, a `NativeSelect` looks like the `standard` variant.',
    ],
    () => {
      const { container } = show(
        <NativeSelect defaultValue="jib" inputProps={{ 'aria-label': 'Boat' }}>
          <option value="jib">Jib</option>
        </NativeSelect>,
      );
      expect(container.querySelector('select')).toHaveValue('jib');
      expect(container.querySelector('select')).toHaveAccessibleName('Boat');
      expect(container.firstElementChild).toHaveClass('MuiInput-underline');
    },
  );

  proves(
    [
      'For an outlined one, pass `native` to the select of a `TextField`.',
      '`PierSelect` is native on devices with a coarse pointer:',
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
    'With `multiple`, read the `selectedOptions` of a native list: `event.target.value` is only the first one.',
    'The label needs `htmlFor` and `shrink`:',
    'With `multiple`, `selectedOptions` lacks ids without an option, so disable the select until the options load.',
  ],
  async () => {
    const [change = '', element = ''] = blockWith('selectedOptions').split(/\n(?=<FormControl)/);
    const withBlock = (jsx: string) =>
      run(`
        import { useState } from 'react';
        import FormControl from '@mui/material/FormControl';
        import InputLabel from '@mui/material/InputLabel';
        import MenuItem from '@mui/material/MenuItem';
        import Select from '@mui/material/Select';
        export default function Berths({ isNative, start, onSet }) {
          const [berths, setState] = useState(start);
          const setBerths = (next) => { onSet(next); setState(next); };
          const Option = isNative ? 'option' : MenuItem;
          const options = [1, 2, 3].map((id) => <Option key={id} value={id}>{'Berth ' + id}</Option>);
          ${change.replace('const values', 'onSet(target.value); const values')}
          return (${jsx.trim().replace(/;$/, '')});
        }`).default as ComponentType<{
        isNative: boolean;
        start: readonly number[];
        onSet: (value: unknown) => void;
      }>;
    const Berths = withBlock(element);
    const list = () => screen.getByLabelText('Berths', { selector: 'select' });
    const onSet = jest.fn();
    const { user, container, unmount } = show(<Berths isNative start={[2]} onSet={onSet} />);
    expect(list()).toHaveValue(['2']);
    await user.selectOptions(list(), '3');
    // The first chosen option, and both.
    expect(onSet.mock.calls).toEqual([['2'], [[2, 3]]]);
    expect(list()).toHaveValue(['2', '3']);
    unmount();
    onSet.mockClear();
    const native = show(<Berths isNative start={[2, 9]} onSet={onSet} />);
    await user.selectOptions(list(), '3');
    expect(onSet).toHaveBeenLastCalledWith([2, 3]);
    native.unmount();
    onSet.mockClear();
    const custom = show(<Berths isNative={false} start={[2, 9]} onSet={onSet} />);
    expect(screen.getByRole('combobox', { name: 'Berths' })).toHaveTextContent('Berth 2');
    open();
    choose('Berth 3');
    expect(onSet).toHaveBeenLastCalledWith([2, 9, 3]);
    custom.unmount();
    expect(container).toBeEmptyDOMElement();
    for (const [removed, isNamed, shrink] of [
      ['', true, 'true'],
      [' htmlFor="berths"', false, 'true'],
      [' shrink={isNative || undefined}', true, 'false'],
    ] as const) {
      const Broken = withBlock(element.replace(removed, ''));
      const broken = show(<Broken isNative start={[]} onSet={onSet} />);
      expect(screen.getByRole('listbox').hasAttribute('id')).toBe(true);
      expect(screen.queryByLabelText('Berths') !== null).toBe(isNamed);
      expect(broken.container.querySelector('label')).toHaveAttribute('data-shrink', shrink);
      broken.unmount();
    }
    expect(consoleMessages()).toEqual([]);
  },
);

proves(
  [
    '| `renderValue` | What the closed select shows |',
    '| `IconComponent` | The arrow |',
    '| `SelectDisplayProps` | Attributes of the `combobox` element |',
    '| `input` | The input around the select, for example `<InputBase />` without an outline |',
    'In a `TextField`, pass these props and `MenuProps` in `slotProps.select`, without `input`: the field would lose its `name`, `defaultValue`, `onChange`, `onBlur`, and `inputRef`.',
  ],
  () => {
    const props: SelectProps<string> = {
      renderValue: (value) => `The ${value}`,
      IconComponent: () => <i data-testid="arrow" />,
      SelectDisplayProps: { 'aria-label': 'Sail' },
    };
    const onChange = jest.fn();
    const { container, unmount } = show(
      <Select<string> name="sail" value="jib" onChange={onChange} {...props} input={<InputBase />}>
        {items}
      </Select>,
    );
    expect(combobox()).toHaveTextContent('The jib');
    expect(combobox()).toHaveAccessibleName('Sail');
    expect(screen.getByTestId('arrow')).toBeInTheDocument();
    expect(document.querySelector('fieldset')).toBeNull();
    open();
    choose('Genoa');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(container.querySelector('input')).toHaveAttribute('name', 'sail');
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
          },
        }}
      >
        {items}
      </TextField>,
    );
    expect(combobox()).toHaveTextContent('The jib');
    expect(combobox()).toHaveAttribute('title', 'Small');
    expect(screen.getByTestId('arrow')).toBeInTheDocument();
    open();
    expect(document.getElementById('paper')).toBeInTheDocument();
    for (const select of [{}, { input: <InputBase /> }]) {
      cleanup();
      onChange.mockClear();
      const { container: field, unmount: remove } = show(
        <TextField select name="sail" value="jib" onChange={onChange} slotProps={{ select }}>
          {items}
        </TextField>,
      );
      open();
      choose('Genoa');
      const isKept = !('input' in select);
      expect(onChange).toHaveBeenCalledTimes(isKept ? 1 : 0);
      expect(field.querySelector('input')?.hasAttribute('name')).toBe(isKept);
      remove();
      const onBlur = jest.fn();
      const inputRef = jest.fn();
      show(
        <TextField
          select
          defaultValue="jib"
          onBlur={onBlur}
          inputRef={inputRef}
          slotProps={{ select }}
        >
          {items}
        </TextField>,
      );
      expect(combobox().textContent === 'Jib').toBe(isKept);
      expect(inputRef.mock.calls.length > 0).toBe(isKept);
      fireEvent.focus(combobox());
      fireEvent.blur(combobox());
      expect(onBlur).toHaveBeenCalledTimes(isKept ? 1 : 0);
      if (!isKept) {
        expectConsole('warn', /out-of-range value `undefined`/);
      }
    }
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

  proves('To control the list, pass `open`, and set it in `onOpen` and `onClose`.', async () => {
    const [state = '', elements = ''] = blockWith('Change the sail').split(/\n(?=<>)/);
    const OpenByButton = run(`
      import * as React from 'react';
      import Button from '@mui/material/Button';
      import MenuItem from '@mui/material/MenuItem';
      import TextField from '@mui/material/TextField';
      export default function OpenByButton() {
        ${state}
        return (${elements.trim().replace(/;$/, '')});
      }`).default as ComponentType;
    const { user } = show(<OpenByButton />);
    await user.click(screen.getByRole('button', { name: 'Change the sail' }));
    expect(isOpen()).toBe(true);
    choose('Genoa');
    expect(combobox()).toHaveTextContent('Genoa');
    expect(combobox()).toHaveAttribute('aria-expanded', 'false');
    open();
    expect(combobox()).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('types', () => {
  const [imports = '', state = '', element = ''] =
    blockWith('SelectChangeEvent<Size>').split(/\n(?=type Size|<Select)/);
  const block = `import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
${imports}
export default function BerthSelect() {
${state}
return (${element
    .trim()
    .replace(/;$/, '')
    .replace(
      '{options}',
      '<MenuItem value="small">Up to 8 m</MenuItem><MenuItem value="large">Up to 14 m</MenuItem>',
    )});
}`;

  proves(
    [
      'In a `Select`, `event.target.value` has the type of `value`: a number, a string union, or an `enum`.',
      "The event of an inline `onChange` leaves out `''`.",
      "If an option has this value, use `SelectChangeEvent<Size | ''>`.",
      'For arrays, objects, and booleans, the type also includes `string`: see [chips](#chips).',
      "TypeScript doesn't check the values of `MenuItem`.",
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
      const withEmpty = block
        .replace("<Size>('small')", "<Size | ''>('')")
        .replace(
          'setSize(event.target.value)',
          "setSize(event.target.value === '' ? '' : 'large')",
        );
      await expectTypeError(withEmpty, /no overlap/);
      await expectCompiles(
        withEmpty.replace('SelectChangeEvent<Size>', "SelectChangeEvent<Size | ''>"),
      );
      await expectCompiles(withType("number | ''", "''", 'number'));
      await expectCompiles(withType("'a' | 'b' | ''", "''", "'a' | 'b'"));
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
      await expectTypeError(withType('number[]', '[]', 'number[]'), /'string'/);
      await expectTypeError(withType('boolean', 'true', 'boolean'), /'string'/);
      await expectTypeError(withType('{ id: number }', '{ id: 1 }', '{ id: number }'), /'string'/);
      await expectTypeError(withType('number', '1', 'never'), /'never'/);
      await expectTypeError(withType('Rig', 'Rig.Sloop', 'Rig.Ketch'), /Rig/);
    },
  );

  proves('Outside the JSX, they need `as const`:', async () => {
    const shared = `import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
${blockWith('as const').replace(/\n<Select[^]*/, '')}
export const pier = (
  <Select value="north" MenuProps={menuProps}>
    <MenuItem value="north">North</MenuItem>
  </Select>
);`;
    await expectCompiles(shared);
    await expectTypeError(shared.replace(' as const', ''), /vertical/);
  });

  proves('**TextField:** `event.target.value` has the type `string`.', () => {
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
  });

  proves(
    '**Native:** convert the strings of a native select: `Number(event.target.value)`.',
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

  proves(["**Objects:** an equal copy of an object isn't selected.", 'Use ids instead.'], () => {
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
  });
});

proves(
  [
    "**Ids:** don't mix numbers and strings.",
    "If the value is `['1']`, the option `1` looks selected, but choosing it gives `['1', 1]`.",
  ],
  () => {
    const seen: unknown[] = [];
    show(
      <Select<readonly (number | string)[]>
        multiple
        value={['1']}
        onChange={(event) => seen.push(event.target.value)}
      >
        <MenuItem value={1}>One</MenuItem>
        <MenuItem value={2}>Two</MenuItem>
      </Select>,
    );
    expect(combobox()).toHaveTextContent(/^One$/);
    open();
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('One');
    choose('One');
    expect(seen).toEqual([['1', 1]]);
  },
);

/** The page's code for an instructor who loads late, in a form. */
function lateInstructor(change = (block: string) => block) {
  const [known = '', element = ''] = blockWith('const isKnown').split(/\n(?=<>)/);
  return run(`
    import { useRef, useState } from 'react';
    import { flushSync } from 'react-dom';
    import Button from '@mui/material/Button';
    import MenuItem from '@mui/material/MenuItem';
    import TextField from '@mui/material/TextField';
    export default function Instructor({ loadInstructors, starts, loaded }) {
      const [instructors, setInstructors] = useState(loaded);
      const [hasFailed, setHasFailed] = useState(starts);
      const [isRetrying, setIsRetrying] = useState(false);
      const [instructorId, setInstructorId] = useState('p2');
      const selectRef = useRef(null);
      ${change(blockWith('const retry'))}
      ${known}
      return (
        <form data-testid="form">
          ${change(element)
            .trim()
            .replace(/;$/, '')
            .replace('label="Instructor"', 'label="Instructor" name="instructor"')}
        </form>
      );
    }`).default as ComponentType<{
    loadInstructors: () => Promise<readonly { id: string; name: string }[]>;
    starts: boolean;
    loaded?: readonly { id: string; name: string }[];
  }>;
}

const INSTRUCTORS = [
  { id: 'p2', name: 'Lars Holm' },
  { id: 'p3', name: 'Mei Tan' },
];

proves(
  [
    'In a single select without `native`, a value without an option logs the warning "You have provided an out-of-range value".',
    "With `''` instead, a form loses a saved value whose option was removed.",
    'Keep the value, and add an option for it:',
  ],
  () => {
    const { unmount } = show(<Select value="jib">{[]}</Select>);
    expectConsole('warn', /You have provided an out-of-range value/);
    unmount();
    const loadInstructors = jest.fn();
    const sent = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).get('instructor');
    const Instructor = lateInstructor();
    const Emptied = lateInstructor((block) =>
      block.replace('value={instructorId}', "value={isKnown ? instructorId : ''}"),
    );
    const gone = INSTRUCTORS.slice(1);
    for (const [Field, value] of [
      [Instructor, 'p2'],
      [Emptied, ''],
    ] as const) {
      const late = show(<Field loadInstructors={loadInstructors} starts={false} />);
      expect(combobox()).toHaveAttribute('aria-disabled', 'true');
      expect(sent()).toBeNull();
      late.unmount();
      const removed = show(
        <Field loadInstructors={loadInstructors} starts={false} loaded={gone} />,
      );
      expect(combobox()).not.toHaveAttribute('aria-disabled');
      expect(sent()).toBe(value);
      removed.unmount();
    }
    const { unmount: remove } = show(
      <Instructor loadInstructors={loadInstructors} starts={false} />,
    );
    expect(combobox()).toHaveTextContent('…');
    remove();
    show(<Instructor loadInstructors={loadInstructors} starts={false} loaded={gone} />);
    expect(combobox()).toHaveTextContent('No longer available');
    open();
    choose('Mei Tan');
    expect(sent()).toBe('p3');
    expect(screen.queryByText('No longer available')).toBeNull();
    expect(consoleMessages()).toEqual([]);
  },
);

proves(
  [
    'Ignore a second press: its failure could follow a success.',
    'If the button disappears with the focus, focus the select. `flushSync` of `react-dom` enables it first:',
  ],
  async () => {
    const answers: { succeed: () => void; fail: () => void }[] = [];
    const loadInstructors = () =>
      new Promise<typeof INSTRUCTORS>((resolve, reject) => {
        answers.push({
          succeed: () => resolve(INSTRUCTORS),
          fail: () => reject(new Error('offline')),
        });
      });
    const answer = (index: number, kind: 'succeed' | 'fail') =>
      act(async () => answers[index]?.[kind]());
    const Instructor = lateInstructor();
    const retry = () => screen.getByRole('button');
    const { user, unmount } = show(<Instructor loadInstructors={loadInstructors} starts />);
    expect(combobox()).toBeInvalid();
    expect(combobox()).toHaveAccessibleDescription('The instructors failed to load.');
    expect(combobox()).toHaveTextContent('…');
    await user.click(retry());
    expect(retry()).toHaveTextContent('Loading…');
    await user.click(retry());
    expect(answers).toHaveLength(1);
    await answer(0, 'fail');
    expect(retry()).toHaveTextContent('Try again');
    expect(retry()).toHaveFocus();
    expect(combobox()).toBeInvalid();
    await user.click(retry());
    await answer(1, 'succeed');
    expect(combobox()).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
    expect(combobox()).toBeValid();
    expect(combobox()).toHaveTextContent('Lars Holm');
    open();
    choose('Mei Tan');
    expect(combobox()).toHaveTextContent('Mei Tan');
    unmount();

    // Who went on keeps the focus.
    answers.length = 0;
    const { user: other, unmount: remove } = show(
      <>
        <Instructor loadInstructors={loadInstructors} starts />
        <input aria-label="Note" />
      </>,
    );
    await other.click(retry());
    await other.click(screen.getByLabelText('Note'));
    await answer(0, 'succeed');
    expect(combobox()).toHaveTextContent('Lars Holm');
    expect(screen.getByLabelText('Note')).toHaveFocus();
    remove();

    // Without the guard, the failure of the second load replaces the list.
    answers.length = 0;
    const Unguarded = lateInstructor((block) => block.replace('if (isRetrying)', 'if (false)'));
    const unguarded = show(<Unguarded loadInstructors={loadInstructors} starts />);
    await unguarded.user.click(retry());
    await unguarded.user.click(retry());
    await answer(0, 'succeed');
    await answer(1, 'fail');
    expect(combobox()).toBeInvalid();
    unguarded.unmount();

    // Without `flushSync`, the select is still disabled when the focus should move.
    answers.length = 0;
    const Unflushed = lateInstructor((block) => block.replace('flushSync(', '((set) => set())('));
    const unflushed = show(<Unflushed loadInstructors={loadInstructors} starts />);
    await unflushed.user.click(retry());
    await answer(0, 'succeed');
    expect(combobox()).toHaveTextContent('Lars Holm');
    expect(combobox()).not.toHaveFocus();
    expect(consoleMessages()).toEqual([]);
  },
);

proves(
  [
    "Without `native`, a select keeps ids without an option, but users can't see or deselect them.",
    'So add options:',
  ],
  () => {
    const [names = '', elements = ''] = blockWith('savedIds').split(/\n(?=<Select)/);
    const blockAs = (jsx: string) =>
      run(`
        import { useState } from 'react';
        import MenuItem from '@mui/material/MenuItem';
        import Select from '@mui/material/Select';
        export default function Team({ instructors, savedIds, onSet }) {
          const [teamIds, setTeamIds] = useState(savedIds);
          const changeTeam = ({ target }) => { onSet(target.value); setTeamIds(target.value); };
          const options = instructors?.map(({ id, name }) => (
            <MenuItem key={id} value={id}>{name}</MenuItem>
          ));
          ${names}
          return (${jsx.trim().replace(/;$/, '')});
        }`).default as ComponentType<{
        instructors?: readonly { id: string; name: string }[];
        savedIds: readonly string[];
        onSet: (ids: unknown) => void;
      }>;
    for (const [jsx, early, late] of [
      [elements, /^…, …$/, /^Lars Holm, No longer available$/],
      [elements.replace(/ {2}\{missing[^]*?\)\)\}\n/, ''), /^\W?$/, /^Lars Holm$/],
    ] as const) {
      const isFixed = jsx === elements;
      const Team = blockAs(jsx);
      const onSet = jest.fn();
      const props = { savedIds: ['p2', 'p9'], onSet };
      const { rerender, unmount } = show(<Team {...props} />);
      expect(combobox().textContent).toMatch(early);
      expect(combobox()).toHaveAttribute('aria-disabled', 'true');
      rerender(<Team {...props} instructors={INSTRUCTORS} />);
      expect(combobox()).not.toHaveAttribute('aria-disabled');
      expect(combobox()).toHaveTextContent(late);
      open();
      choose('Mei Tan');
      expect(onSet).toHaveBeenLastCalledWith(['p2', 'p9', 'p3']);
      expect(screen.queryByRole('option', { name: 'No longer available' }) !== null).toBe(isFixed);
      if (isFixed) {
        choose('No longer available');
        expect(onSet).toHaveBeenLastCalledWith(['p2', 'p3']);
        // The option stays, so users can change their mind.
        choose('No longer available');
        expect(onSet).toHaveBeenLastCalledWith(['p2', 'p3', 'p9']);
      }
      expect(consoleMessages()).toEqual([]);
      unmount();
    }
  },
);

proves(
  ['A single native select selects the first enabled option until the option of `value` loads.'],
  () => {
    const early = [
      <option key="0" disabled>
        Storm sails
      </option>,
      <option key="1">Jib</option>,
      <option key="2">Genoa</option>,
    ];
    const late = [...early, <option key="3">Spinnaker</option>];
    const field = (options: ReactNode) => (
      <TextField
        select
        label="Sail"
        name="sail"
        value="Spinnaker"
        onChange={() => undefined}
        slotProps={{ select: { native: true } }}
      >
        {options}
      </TextField>
    );
    const native = (options: ReactNode) => (
      <NativeSelect name="sail" value="Spinnaker" onChange={() => undefined}>
        {options}
      </NativeSelect>
    );
    for (const selectWith of [field, native]) {
      for (const [before, shown] of [
        [early, 'Jib'],
        [[], null],
      ] as const) {
        const { rerender, unmount } = show(<form data-testid="form">{selectWith(before)}</form>);
        const sent = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).get('sail');
        expect(sent()).toBe(shown);
        rerender(<form data-testid="form">{selectWith(late)}</form>);
        expect(combobox()).toHaveDisplayValue('Spinnaker');
        expect(sent()).toBe('Spinnaker');
        expect(consoleMessages()).toEqual([]);
        unmount();
      }
    }
  },
);

/** A form whose reset brings back the jib, the second option of its native selects. */
function ResetForm() {
  const [sail, setSail] = useState('jib');
  const options = ['storm jib', 'jib', 'genoa'].map((name) => <option key={name}>{name}</option>);
  return (
    <form data-testid="form" onReset={() => setSail('jib')}>
      <Select value={sail} onChange={(event) => setSail(event.target.value)}>
        {items}
      </Select>
      <TextField select label="Field" defaultValue="jib" slotProps={{ select: { native: true } }}>
        {options}
      </TextField>
      <NativeSelect defaultValue="jib">{options}</NativeSelect>
    </form>
  );
}

describe('forms', () => {
  proves(
    [
      'To send the value with a form, pass `name`.',
      'Disable the submit button too: `FormData` leaves out a disabled select.',
      'With `multiple` and without `native`, the form gets a single string, joined by commas: `flares,radio`.',
      "If nothing is chosen, the string is empty: check for `''` before `split(',')`.",
      'If values contain commas, send your state instead.',
      'A native select with `multiple` gives one entry for each chosen option.',
      'With `readOnly` and without `native`, the list stays closed, and the form gets the value.',
      "`form.reset()` doesn't change a select without `native`: set its state in `<form onReset={() => setPier('north')}>`.",
      'For a native select, pass `defaultValue`, which the reset brings back.',
    ],
    () => {
      show(
        <form data-testid="form">
          <Select name="sail" defaultValue="jib">
            {items}
          </Select>
          <Select name="boat" disabled defaultValue="jib">
            {items}
          </Select>
          <Select name="spare" readOnly defaultValue="genoa">
            {items}
          </Select>
          <TextField
            select
            label="Storm sail"
            name="storm"
            defaultValue="jib"
            slotProps={{ select: { readOnly: true } }}
          >
            {items}
          </TextField>
          <Select name="gear" multiple defaultValue={['flares', 'radio']}>
            <MenuItem value="flares">Flares</MenuItem>
            <MenuItem value="radio">Radio</MenuItem>
          </Select>
          <Select name="tags" multiple defaultValue={[]}>
            <MenuItem value="dry">Dry</MenuItem>
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
            <option>noon</option>
            <option>evening</option>
          </TextField>
        </form>,
      );
      const form = screen.getByTestId<HTMLFormElement>('form');
      const data = () => [...new FormData(form)];
      expect(data()).toEqual([
        ['sail', 'jib'],
        ['spare', 'genoa'],
        ['storm', 'jib'],
        ['gear', 'flares,radio'],
        ['tags', ''],
        ['crew', '2'],
        ['tides', 'morning'],
        ['tides', 'evening'],
      ]);
      expect(''.split(',')).toEqual(['']);
      const [sail, , ...readOnly] = screen.getAllByRole('combobox').slice(0, 4);
      expect(readOnly).toHaveLength(2);
      for (const one of readOnly) {
        fireEvent.mouseDown(one);
        for (const key of ['Enter', ' ', 'ArrowDown']) {
          fireEvent.keyDown(one, { key });
        }
        // A native list has the role of an open list, too.
        expect(document.querySelector('.MuiMenu-paper')).toBeNull();
      }
      fireEvent.mouseDown(sail ?? document.body);
      choose('Genoa');
      act(() => form.reset());
      expect(data()[0]).toEqual(['sail', 'genoa']);
      expect(sail).toHaveTextContent('Genoa');
      cleanup();
      show(<ResetForm />);
      const [controlled, ...natives] = screen.getAllByRole('combobox');
      fireEvent.mouseDown(controlled ?? document.body);
      choose('Genoa');
      for (const one of natives) {
        fireEvent.change(one, { target: { value: 'genoa' } });
        expect(one).toHaveValue('genoa');
      }
      act(() => screen.getByTestId<HTMLFormElement>('form').reset());
      expect(controlled).toHaveTextContent('Jib');
      for (const one of natives) {
        expect(one).toHaveValue('jib');
      }
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

  proves(
    [
      'To style all selects, use the theme:',
      '`MuiFormControl` makes all fields small, but not a `Select` without a `FormControl`.',
      '`MuiSelect` limits the height of each list, unless a select has its own `MenuProps`.',
      'In `MuiNativeSelect`, `select` styles need `&&` to override the input.',
    ],
    () => {
      const { theme } = run(blockWith('maxHeight: 320')) as {
        theme: ReturnType<typeof createTheme>;
      };
      for (const MenuProps of [undefined, { transitionDuration: 0 }]) {
        const { unmount } = show(
          <ThemeProvider theme={theme}>
            <TextField
              select
              value="jib"
              slotProps={{ select: { open: true, ...(MenuProps && { MenuProps }) } }}
            >
              {items}
            </TextField>
          </ThemeProvider>,
        );
        const paper = document.querySelector('.MuiMenu-paper') ?? document.body;
        const { maxHeight } = getComputedStyle(paper);
        expect(maxHeight === '320px').toBe(MenuProps === undefined);
        unmount();
      }
      const { MuiNativeSelect, ...withoutNative } = theme.components ?? {};
      expect(MuiNativeSelect).toBeDefined();
      const plain = createTheme({ components: withoutNative });
      const option = <option value="jib">Jib</option>;
      const kinds = {
        field: (
          <TextField select label="Sail" value="jib">
            {items}
          </TextField>
        ),
        composed: (
          <FormControl>
            <InputLabel>Sail</InputLabel>
            <Select value="jib">{items}</Select>
          </FormControl>
        ),
        nativeField: (
          <TextField
            select
            label="Sail"
            defaultValue="jib"
            slotProps={{ select: { native: true } }}
          >
            {option}
          </TextField>
        ),
        native: (
          <FormControl>
            <InputLabel>Sail</InputLabel>
            <NativeSelect defaultValue="jib">{option}</NativeSelect>
          </FormControl>
        ),
      };
      const teal = 'rgb(0, 128, 128)';
      for (const [name, kind] of Object.entries(kinds)) {
        for (const current of [theme, plain]) {
          const { container, unmount } = show(
            <ThemeProvider theme={current}>{kind}</ThemeProvider>,
          );
          expect(container.querySelector('label')).toHaveClass('MuiInputLabel-sizeSmall');
          expect(container.querySelector('.MuiInputBase-root')).toHaveClass(
            'MuiInputBase-sizeSmall',
          );
          for (const part of ['svg', '.MuiInputBase-input']) {
            const { color } = getComputedStyle(container.querySelector(part) ?? document.body);
            expect([name, part, color === teal]).toEqual([
              name,
              part,
              current === theme || !name.startsWith('native'),
            ]);
          }
          unmount();
        }
      }
      const { container, unmount: removeField } = show(
        <ThemeProvider theme={theme}>
          <TextField label="Boat" />
        </ThemeProvider>,
      );
      expect(container.querySelector('label')).toHaveClass('MuiInputLabel-sizeSmall');
      removeField();
      const { container: alone, unmount: removeAlone } = show(
        <ThemeProvider theme={theme}>
          <Select value="jib">{items}</Select>
        </ThemeProvider>,
      );
      expect(alone.querySelector('.MuiInputBase-root')).not.toHaveClass('MuiInputBase-sizeSmall');
      removeAlone();
      // Without `&&`, the color of the input wins.
      const select = { color: 'teal' };
      const weak = createTheme({ components: { MuiNativeSelect: { styleOverrides: { select } } } });
      for (const kind of [kinds.nativeField, kinds.native]) {
        const { container: native, unmount } = show(
          <ThemeProvider theme={weak}>{kind}</ThemeProvider>,
        );
        const text = native.querySelector('select') ?? document.body;
        expect(getComputedStyle(text).color).not.toBe(teal);
        unmount();
      }
    },
  );
});

describe('a custom variant', () => {
  const [source = '', element = ''] = blockWith('.pill').split(/\n(?=<TextField)/);
  const themeOf = (text: string) =>
    run(`import { createTheme } from '@mui/material/styles';\n${text}`).theme as ReturnType<
      typeof createTheme
    >;
  const PillField = run(`
    import MenuItem from '@mui/material/MenuItem';
    import TextField from '@mui/material/TextField';
    export default function PillField() {
      const options = [<MenuItem key="north" value="north">North</MenuItem>];
      return (${element.trim().replace(/;$/, '')});
    }`).default as ComponentType;
  const radiusOf = (theme: ReturnType<typeof createTheme>, content: ReactNode) => {
    const { container, unmount } = show(<ThemeProvider theme={theme}>{content}</ThemeProvider>);
    const root = container.querySelector('.MuiInputBase-root') ?? document.body;
    const { borderRadius } = getComputedStyle(root);
    unmount();
    return borderRadius;
  };
  const native = { native: true } as const;
  const option = <option value="jib">Jib</option>;
  const kinds = (className?: string) => [
    <Select value="jib" className={className}>
      {items}
    </Select>,
    <TextField select value="jib" slotProps={{ select: { className } }}>
      {items}
    </TextField>,
    <TextField select defaultValue="jib" slotProps={{ select: { ...native, className } }}>
      {option}
    </TextField>,
  ];

  proves('Another `variant` throws an error.', () => {
    const variant: object = { variant: 'pill' };
    expect(() => show(<Select value="jib" {...variant} />)).toThrow(/undefined/);
    expect(() =>
      show(
        <TextField select value="jib" {...variant}>
          {items}
        </TextField>,
      ),
    ).toThrow(/undefined/);
  });

  proves('Style a class instead, or all outlined selects with `&.MuiSelect-root`:', () => {
    expect(source).toContain('&.pill');
    expect(radiusOf(themeOf(source), <PillField />)).toBe('24px');
    for (const kind of kinds('pill')) {
      expect(radiusOf(themeOf(source), kind)).toBe('24px');
    }
    const all = themeOf(source.replace('&.pill', '&.MuiSelect-root'));
    for (const kind of kinds()) {
      expect(radiusOf(themeOf(source), kind)).toBe('4px');
      expect(radiusOf(all, kind)).toBe('24px');
    }
    expect(radiusOf(all, <TextField label="Boat" />)).toBe('4px');
  });

  proves('In a `TextField`, `styleOverrides.root` of `MuiSelect` has no effect.', () => {
    const theme = createTheme({
      components: { MuiSelect: { styleOverrides: { root: { borderRadius: 24 } } } },
    });
    expect(kinds().map((kind) => radiusOf(theme, kind))).toEqual(['24px', '4px', '4px']);
  });
});

describe('tests', () => {
  function PierForm() {
    const [pier, setPier] = useState('north');
    return (
      <TextField
        select
        required
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
      'The list opens on `mousedown`, so use `userEvent.click()` or `fireEvent.mouseDown()`.',
      'The list renders at the end of `<body>`: query it from `screen`.',
      'In jsdom, the name leaves out the asterisk of `required`:',
    ],
    async () => {
      const { container } = show(<PierForm />);
      fireEvent.click(combobox());
      expect(isOpen()).toBe(false);
      await userEvent.click(screen.getByRole('combobox', { name: 'Pier' }));
      expect(within(container).queryByRole('option')).toBeNull();
      expect(screen.queryByRole('combobox')).toBeNull();
      await userEvent.click(screen.getByRole('option', { name: 'South pier' }));
      expect(screen.getByRole('combobox', { name: 'Pier' })).toHaveTextContent('South pier');
      expect(screen.queryByRole('combobox', { name: 'Pier *' })).toBeNull();
      expect(container.querySelector('label')).toHaveTextContent('Pier *');
      expect(container.querySelector('input[name="pier"]')).toHaveValue('south');
      open();
      expect(isOpen()).toBe(true);
      cleanup();
      show(<EmptyOption />);
      expect(combobox().getAttribute('aria-labelledby')?.split(' ')).toContain(combobox().id);
      expect(combobox()).toHaveAccessibleName('Skipper');
    },
  );

  proves(
    '**Several options:** while the list is open, `getByRole()` needs `hidden: true` to find the select.',
    async () => {
      const { user } = show(<CheckSelect />);
      await user.click(screen.getByRole('combobox', { name: 'Crew' }));
      await user.click(screen.getByRole('option', { name: 'Ada' }));
      expect(isOpen()).toBe(true);
      expect(screen.queryByRole('combobox')).toBeNull();
      expect(screen.getByRole('combobox', { name: 'Crew', hidden: true })).toHaveTextContent(
        '3 people',
      );
    },
  );

  proves(
    "**Long lists:** if `getByRole('option')` is slow, use `getByText('South pier', { selector: '[role=option]' })`.",
    async () => {
      const { user } = show(<PierForm />);
      await user.click(combobox());
      const option = screen.getByText('South pier', { selector: '[role=option]' });
      expect(option).toBe(screen.getByRole('option', { name: 'South pier' }));
      await user.click(option);
      expect(combobox()).toHaveTextContent('South pier');
    },
  );

  proves(
    "**Chips:** click `within(screen.getByRole('button', { name: 'Radio' })).getByTestId('CancelIcon')`.",
    async () => {
      const { user } = show(<ChipSelect />);
      await user.click(
        within(screen.getByRole('button', { name: 'Radio' })).getByTestId('CancelIcon'),
      );
      expect(combobox()).toHaveTextContent(/^Life jackets$/);
      expect(isOpen()).toBe(false);
    },
  );

  proves('**`NativeSelect`:** use `userEvent.selectOptions()`.', async () => {
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

proves('The other props are in the [API reference](/api/select/).', async () => {
  const code = await setUpPlayground(SelectPlayground, { multiple: 'true' });
  expect(code).toContain("defaultValue={['dinghy']}");
  const box = () => preview().getByRole('combobox', { name: 'Boat size' });
  fireEvent.mouseDown(box());
  fireEvent.click(screen.getByRole('option', { name: 'Cruiser' }));
  // The open list hides the rest of the page from screen readers.
  expect(screen.getByText('Dinghy, Cruiser')).toBeInTheDocument();
  cleanup();
  await setUpPlayground(SelectPlayground, { variant: 'filled', size: 'small' });
  expect(box()).toHaveTextContent('Dinghy');
  expect(box()).toHaveClass('MuiSelect-filled', 'MuiInputBase-inputSizeSmall');
  const offered = model.controls.map(({ name }) => name);
  const others = reference.props.map(({ name }) => name).filter((name) => !offered.includes(name));
  expect(others).toEqual(expect.arrayContaining(['native', 'renderValue', 'onChange', 'sx']));
});
