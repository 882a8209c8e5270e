import { readFileSync } from 'node:fs';
import { type ComponentType, createRef } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import userEvent from '@testing-library/user-event';
import ts from 'typescript';
import reference from '../../../../docs/base/api/checkbox/api.json';
import model from '../../../../docs/base/components/checkboxes/Checkbox.controls.json';
import CheckboxPlayground from '../../../../docs/base/components/checkboxes/CheckboxPlayground';
import SavedTasks from '../../../../docs/base/components/checkboxes/SavedTasks';
import {
  act,
  exempt,
  expectCompiles,
  expectTypeError,
  fireEvent,
  proves,
  screen,
  show,
} from '../../harness';

const page = readFileSync('docs/base/components/checkboxes/index.mdx', 'utf8');

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

const box = (name: string) => screen.getByRole('checkbox', { name });
/** The element that has the icon. */
const rootOf = (name: string) => box(name).parentElement;

exempt(
  'A checkbox lets users choose any number of options, or agree to something before they submit.',
  'This says what a component is for.',
);

proves('`FormControlLabel` names the checkbox, and a click on the label toggles it.', async () => {
  const { user } = show(<FormControlLabel control={<Checkbox />} label="Breakfast" />);
  await user.click(screen.getByText('Breakfast'));
  expect(box('Breakfast')).toBeChecked();
  await user.click(screen.getByText('Breakfast'));
  expect(box('Breakfast')).not.toBeChecked();
});

proves('The other props are in the [API reference](/api/checkbox/).', () => {
  show(<CheckboxPlayground />);
  expect(box('Pin this recipe')).toBeChecked();
  const offered = model.controls.map(({ name }) => name);
  expect(offered).toEqual(expect.arrayContaining(['color', 'size', 'indeterminate']));
  const others = reference.props.map(({ name }) => name).filter((name) => !offered.includes(name));
  expect(others).toEqual(expect.arrayContaining(['onChange', 'sx', 'component']));
});

proves(
  "To style a text label, pass `slotProps={{ typography: { variant: 'body2' } }}` to `FormControlLabel`.",
  () => {
    show(
      <FormControlLabel
        control={<Checkbox />}
        label="Small"
        slotProps={{ typography: { variant: 'body2' } }}
      />,
    );
    expect(screen.getByText('Small')).toHaveClass('MuiTypography-body2');
  },
);

proves(
  [
    'Without `checked`, the checkbox keeps its own state and starts with `defaultChecked`.',
    'With `checked`, your state decides, and `onChange` has to update the state:',
    "Don't read `event.target.value`: the `value` prop is the text that a form sends for a checked box.",
  ],
  async () => {
    const values: string[] = [];
    const { user } = show(
      <form>
        <FormControlLabel control={<Checkbox defaultChecked name="own" />} label="Own" />
        <FormControlLabel
          control={
            <Checkbox
              checked
              name="held"
              value="yes"
              onChange={(event) => values.push(event.target.value)}
            />
          }
          label="Held"
        />
      </form>,
    );
    expect(box('Own')).toBeChecked();
    await user.click(box('Own'));
    expect(box('Own')).not.toBeChecked();
    await user.click(box('Held'));
    expect(box('Held')).toBeChecked();
    await user.click(box('Held'));
    expect(values).toEqual(['yes', 'yes']);
    expect([...new FormData(document.forms[0])]).toEqual([['held', 'yes']]);
  },
);

proves(
  [
    '**Read the choices:** boxes with the same `name` and their own `value` are a list for `FormData.getAll()`.',
    'Without `value`, a checked box sends `on`.',
    'An unchecked or disabled box sends nothing.',
    '`FormData` leaves out disabled boxes: send `chosen` instead.',
  ],
  () => {
    show(
      <form>
        <Checkbox name="day" value="Friday" defaultChecked />
        <Checkbox name="day" value="Saturday" />
        <Checkbox name="day" value="Sunday" defaultChecked />
        <Checkbox name="lunch" defaultChecked />
        <Checkbox name="tea" />
        <Checkbox name="milk" defaultChecked disabled />
        <Checkbox name="water" checked disabled />
        <fieldset disabled>
          <Checkbox name="juice" defaultChecked />
        </fieldset>
      </form>,
    );
    const data = new FormData(document.forms[0]);
    expect(data.getAll('day')).toEqual(['Friday', 'Sunday']);
    expect(data.get('lunch')).toBe('on');
    expect([...new Set(data.keys())]).toEqual(['day', 'lunch']);
  },
);

proves(
  [
    '`FormControl` as a `<fieldset>` and `FormLabel` as its `<legend>` name the group.',
    "**Announce the error:** `FormControl` doesn't connect the helper text with the group: pass `aria-describedby`.",
    "Users can't reach a disabled box with <kbd>Tab</kbd>.",
    "Add the reason's `id` to the group's `aria-describedby`.",
  ],
  async () => {
    const group = (props: { 'aria-describedby'?: string }) => (
      <FormControl component="fieldset" {...props}>
        <FormLabel component="legend">Days</FormLabel>
        <FormGroup>
          <FormControlLabel control={<Checkbox />} label="Friday" />
          <FormControlLabel disabled control={<Checkbox />} label="Monday" />
          <FormControlLabel control={<Checkbox />} label="Sunday" />
        </FormGroup>
        <FormHelperText id="help">Choose a day.</FormHelperText>
        <FormHelperText id="reason" error={false}>
          The harbor is closed.
        </FormHelperText>
      </FormControl>
    );
    const { rerender, user } = show(group({}));
    expect(screen.getByRole('group', { name: 'Days' })).not.toHaveAccessibleDescription();
    expect(box('Friday')).not.toHaveAccessibleDescription();
    rerender(group({ 'aria-describedby': 'help' }));
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose a day.');
    rerender(group({ 'aria-describedby': 'help reason' }));
    expect(screen.getByRole('group')).toHaveAccessibleDescription(
      'Choose a day. The harbor is closed.',
    );
    await user.tab();
    expect(box('Friday')).toHaveFocus();
    await user.tab();
    expect(box('Sunday')).toHaveFocus();
  },
);

proves(
  '`required` on its `FormControl` adds an asterisk to the legend, but requires no box.',
  () => {
    const { container } = show(
      <FormControl component="fieldset" required>
        <FormLabel component="legend">Days</FormLabel>
        <FormControlLabel control={<Checkbox />} label="Friday" />
        <FormHelperText>Choose a day.</FormHelperText>
      </FormControl>,
    );
    expect(container.textContent?.match(/\*/g)).toHaveLength(1);
    expect(screen.getByText('Days')).toHaveTextContent('*');
    expect(box('Friday')).not.toBeRequired();
  },
);

proves(
  [
    'The demo shows the new state immediately.',
    'If users click again during a request, the demo waits.',
    'When the request succeeds, the demo sends the last choice, unless the server has it already.',
    'After a refusal ("Test the radio"), the box returns to the saved state.',
  ],
  async () => {
    jest.useFakeTimers();
    show(<SavedTasks />);
    const answer = () => act(() => jest.advanceTimersByTimeAsync(800));
    const note = (name: string) =>
      document.getElementById(box(name).getAttribute('aria-describedby') ?? '');
    const tank = 'Fill the water tank';
    const radio = 'Test the radio';
    fireEvent.click(box(tank));
    expect(box(tank)).toBeChecked();
    expect(note(tank)).toHaveTextContent('Saving…');
    // Two more choices while the first is pending: the last one is sent.
    fireEvent.click(box(tank));
    fireEvent.click(box(tank));
    fireEvent.click(box(tank));
    fireEvent.click(box(radio));
    expect(box(tank)).not.toBeChecked();
    await answer();
    expect(note(tank)).toHaveTextContent('Saving…');
    expect(box(radio)).not.toBeChecked();
    expect(note(radio)).toHaveTextContent('Not saved: this boat has no radio.');
    await answer();
    expect(box(tank)).not.toBeChecked();
    expect(note(tank)).toHaveTextContent('Saved');
    // A choice that is taken back isn't sent: the server has that state.
    fireEvent.click(box(radio));
    fireEvent.click(box(radio));
    await answer();
    expect(box(radio)).not.toBeChecked();
    expect(note(radio)).toBeEmptyDOMElement();
    // A choice that the server has just refused isn't sent again.
    fireEvent.click(box(radio));
    fireEvent.click(box(radio));
    fireEvent.click(box(radio));
    await answer();
    expect(box(radio)).not.toBeChecked();
    expect(note(radio)).toHaveTextContent('Not saved: this boat has no radio.');
    fireEvent.click(box(radio));
    expect(note(radio)).toHaveTextContent('Saving…');
    await answer();
    expect(box(radio)).not.toBeChecked();
    fireEvent.click(box(tank));
    await answer();
    expect(box(tank)).toBeChecked();
    expect(note(tank)).toHaveTextContent('Saved');
  },
);

proves(
  [
    'For your own icons, pass elements as `icon`, `checkedIcon`, and `indeterminateIcon`.',
    'Without a `fontSize`, they get the `size` as their `fontSize`.',
  ],
  () => {
    const Icon = ({ fontSize }: { fontSize?: string }) => <i>{fontSize}</i>;
    const icons = { icon: <Icon />, checkedIcon: <Icon />, indeterminateIcon: <Icon /> };
    const { container } = show(
      <div>
        <Checkbox {...icons} size="small" />
        <Checkbox {...icons} size="large" checked />
        <Checkbox {...icons} size="medium" indeterminate />
        <Checkbox icon={<Icon fontSize="inherit" />} size="large" />
      </div>,
    );
    expect([...container.querySelectorAll('i')].map(({ textContent }) => textContent)).toEqual([
      'small',
      'large',
      'medium',
      'inherit',
    ]);
  },
);

proves(
  '`ref` on a `Checkbox` is the `<span>` around the input, but its type is `Ref<HTMLButtonElement>`.',
  async () => {
    const ref = createRef<HTMLButtonElement>();
    const inputRef = createRef<HTMLInputElement>();
    show(<Checkbox ref={ref} slotProps={{ input: { ref: inputRef } }} />);
    expect(ref.current?.tagName).toBe('SPAN');
    expect(ref.current).toContainElement(inputRef.current);
    expect(inputRef.current?.type).toBe('checkbox');
    const block = (element: string) => `import { createRef } from 'react';
      import Checkbox from '@mui/material/Checkbox';
      const ref = createRef<${element}>();
      export const box = <Checkbox ref={ref} />;`;
    await expectCompiles(block('HTMLButtonElement'));
    await expectTypeError(block('HTMLSpanElement'), /HTMLButtonElement/);
  },
);

proves(
  [
    'With `color="default"`, disabled icons look enabled.',
    "Add `sx={{ '&.Mui-disabled': { color: 'action.disabled' } }}`.",
  ],
  () => {
    const looks = {
      default: { color: 'default' },
      primary: { color: 'primary' },
      mended: { color: 'default', sx: { '&.Mui-disabled': { color: 'action.disabled' } } },
    } as const;
    show(
      <div>
        {Object.entries(looks).map(([look, props]) => (
          <div key={look}>
            <FormControlLabel control={<Checkbox {...props} />} label={`${look} enabled`} />
            {[false, true].map((checked) => (
              <FormControlLabel
                key={String(checked)}
                control={<Checkbox {...props} checked={checked} disabled />}
                label={`${look} disabled ${checked}`}
              />
            ))}
            <FormControlLabel
              control={<Checkbox {...props} indeterminate disabled />}
              label={`${look} disabled mixed`}
            />
          </div>
        ))}
      </div>,
    );
    const colorOf = (name: string) => getComputedStyle(rootOf(name) ?? document.body).color;
    expect(colorOf('mended enabled')).toBe(colorOf('default enabled'));
    for (const state of ['false', 'true', 'mixed']) {
      expect(colorOf(`default disabled ${state}`)).toBe(colorOf('default enabled'));
      expect(colorOf(`primary disabled ${state}`)).not.toBe(colorOf('primary enabled'));
      expect(colorOf(`mended disabled ${state}`)).toBe(colorOf(`primary disabled ${state}`));
    }
  },
);

describe('a form that is reset', () => {
  const [, block = ''] = /^### Reset a form$[^]*?^```tsx\n([^]*?)^```$/m.exec(page) ?? [];

  proves('In `onReset`, change a `key`.', async () => {
    const sent: string[][] = [];
    const { Form } = run(`
      import * as React from 'react';
      import { Button, Checkbox, FormControlLabel, FormGroup } from '@mui/material';
      export const Form = ({ saveChoices }) => {
        ${block}
      };`);
    const Printed = Form as ComponentType<{ saveChoices: (choices: FormData) => Promise<void> }>;
    const { user } = show(
      <Printed
        saveChoices={async (choices) => {
          sent.push([...choices.keys()]);
        }}
      />,
    );
    await user.click(box('Lunch'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).toEqual([['lunch']]);
    expect(box('Lunch')).toBeChecked();
    for (let resets = 0; resets < 2; resets += 1) {
      await user.click(screen.getByRole('button', { name: 'Reset' }));
      expect(box('Lunch')).not.toBeChecked();
      expect(rootOf('Lunch')).not.toHaveClass('Mui-checked');
      await user.click(box('Lunch'));
      expect(rootOf('Lunch')).toHaveClass('Mui-checked');
    }
  });
});

proves(
  "`userEvent.click()` on a link inside a label toggles the box, which a click in Chrome doesn't do. Use `fireEvent.click()` instead.",
  async () => {
    const { user } = show(
      <FormControlLabel control={<Checkbox />} label={<a href="#rules">The rules</a>} />,
    );
    fireEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await user.click(screen.getByRole('link'));
    expect(screen.getByRole('checkbox')).toBeChecked();
  },
);

describe('select all with disabled boxes', () => {
  const [block] = /^const enabled = [^]*?^};$/m.exec(page) ?? [''];
  const [limit] = /^const isFull = [^]*?^\);$/m.exec(page) ?? [''];

  /** The states of the parent, and the choices after a click on the parent. */
  const calculate = (code: string, chosen: readonly string[], soldOut: readonly string[]) => {
    const { parts } = run(`export const parts = (spices, soldOut, chosen, setChosen) => {
      ${code}
      return { isAll, isSome, toggleAll };
    };`);
    const result: string[][] = [];
    const { isAll, isSome, toggleAll } = (
      parts as (
        spices: readonly string[],
        soldOut: readonly string[],
        chosen: readonly string[],
        setChosen: (next: string[]) => void,
      ) => { isAll: boolean; isSome: boolean; toggleAll: () => void }
    )(['a', 'b', 'c', 'd', 'e'], soldOut, chosen, (next) => result.push(next));
    toggleAll();
    return [isAll, isSome, ...result];
  };

  proves('With disabled boxes, count the others, and keep the disabled ones:', () => {
    const after = (chosen: readonly string[], soldOut = ['c', 'd', 'e']) =>
      calculate(block, chosen, soldOut);
    expect(after([])).toEqual([false, false, ['a', 'b']]);
    expect(after(['c'])).toEqual([false, false, ['c', 'a', 'b']]);
    expect(after(['a', 'c'])).toEqual([false, true, ['a', 'c', 'b']]);
    expect(after(['a', 'b', 'c'])).toEqual([true, false, ['c']]);
    expect(after(['a', 'b'])).toEqual([true, false, []]);
    const all = ['a', 'b', 'c', 'd', 'e'];
    expect(after(['c', 'd'], all)).toEqual([false, false, ['c', 'd']]);
  });

  proves(
    [
      'For at most three choices, shorten the list in `setChosen`: `[...new Set([...chosen, ...enabled])].slice(0, 3)`.',
      "Disable each box that isn't in this `enabled`:",
    ],
    () => {
      const shortened = block.replace('...enabled])]', '...enabled])].slice(0, 3)');
      expect(shortened).not.toBe(block);
      const limited = shortened.replace(/^const enabled = .*$/m, limit);
      expect(limited).not.toBe(shortened);
      const after = (chosen: readonly string[], soldOut: readonly string[] = []) =>
        calculate(limited, chosen, soldOut);
      const { parts } = run(
        `export const parts = (spices, soldOut, chosen) => { ${limit} return enabled; };`,
      );
      const enabledWith = parts as (
        spices: readonly string[],
        soldOut: readonly string[],
        chosen: readonly string[],
      ) => readonly string[];
      const all = ['a', 'b', 'c', 'd', 'e'];
      expect(enabledWith(all, ['c'], ['a', 'b'])).toEqual(['a', 'b', 'd', 'e']);
      expect(enabledWith(all, ['c'], ['a', 'b', 'c'])).toEqual(['a', 'b']);
      expect(after([])).toEqual([false, false, ['a', 'b', 'c']]);
      // The choices of the user stay, and the list is filled.
      expect(after(['e', 'd'])).toEqual([false, true, ['e', 'd', 'a']]);
      expect(after(['e', 'd', 'a'])).toEqual([true, false, []]);
      expect(after(['e', 'd', 'a'], ['b'])).toEqual([true, false, []]);
      // A disabled box that is chosen is one of the three, and stays.
      expect(after(['c'], ['c'])).toEqual([false, false, ['c', 'a', 'b']]);
      expect(after(['c', 'a', 'b'], ['c'])).toEqual([true, false, ['c']]);
    },
  );
});

describe('a color', () => {
  const [, block = ''] = /^```tsx title="src\/App.tsx"\n([^]*?)^```$/m.exec(page) ?? [];

  proves(
    ['A checkbox needs only `main`.', '`Radio` and `Button` need their own declarations.'],
    async () => {
      await expectCompiles(block);
      const App = run(block).default as ComponentType;
      show(<App />);
      expect(
        getComputedStyle(box('Send me the tide table').parentElement ?? document.body).color,
      ).toBe('rgb(0, 105, 92)');
      expect(screen.getByTestId('PushPinIcon')).toBeInTheDocument();
      await userEvent.click(box('Send me the tide table'));
      expect(screen.getByTestId('PushPinOutlinedIcon')).toBeInTheDocument();
      const declaration = /declare module '@mui\/material\/Checkbox' \{[^]*?\n\}\n/;
      expect(block).toMatch(declaration);
      await expectTypeError(block.replace(declaration, ''), /"brand"/);
      for (const other of ['Radio', 'Button']) {
        await expectTypeError(
          `import ${other} from '@mui/material/${other}';\n${block}\nexport const other = <${other} color="brand" />;`,
          /"brand"/,
        );
      }
    },
  );
});

proves(
  [
    'With a [parent checkbox](#select-all), set `indeterminateIcon` too.',
    'Otherwise, that box keeps the default icon.',
  ],
  () => {
    const own = { icon: <i>empty</i>, checkedIcon: <i>checked</i> };
    const { rerender } = show(<Checkbox {...own} indeterminate />);
    expect(screen.getByTestId('IndeterminateCheckBoxIcon')).toBeInTheDocument();
    rerender(<Checkbox {...own} indeterminateIcon={<i>some</i>} indeterminate />);
    expect(screen.getByText('some')).toBeInTheDocument();
    expect(screen.queryByTestId('IndeterminateCheckBoxIcon')).not.toBeInTheDocument();
  },
);

proves(
  [
    'Find a checkbox by its role and name, and a group by its legend.',
    "`toBePartiallyChecked()` accepts the prop alone, [which Chrome ignores](#select-all). Test the property: `expect(box).toHaveProperty('indeterminate', true)`.",
  ],
  async () => {
    show(
      <div>
        <FormControlLabel control={<Checkbox />} label="Breakfast" />
        <FormControlLabel control={<Checkbox indeterminate />} label="All" />
      </div>,
    );
    await userEvent.click(box('Breakfast'));
    expect(box('Breakfast')).toBeChecked();
    expect(box('All')).toBePartiallyChecked();
    expect(box('All')).toHaveProperty('indeterminate', false);
    expect(box('Breakfast')).not.toBePartiallyChecked();
    expect(rootOf('All')).toHaveClass('MuiCheckbox-indeterminate');
  },
);
