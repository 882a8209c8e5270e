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

proves(
  'The props that take functions, styles, or components are in the [API reference](/api/checkbox/).',
  () => {
    show(<CheckboxPlayground />);
    expect(box('Pin this recipe')).toBeChecked();
    const offered = model.controls.map(({ name }) => name);
    expect(offered).toEqual(expect.arrayContaining(['color', 'size', 'indeterminate']));
    const others = reference.props
      .map(({ name }) => name)
      .filter((name) => !offered.includes(name));
    expect(others).toEqual(expect.arrayContaining(['onChange', 'sx', 'component']));
  },
);

proves(
  [
    'To render the label without a `Typography` around it, pass `disableTypography`.',
    "To style the label, pass `slotProps={{ typography: { variant: 'body2' } }}` to `FormControlLabel`.",
  ],
  () => {
    const { container } = show(
      <div>
        <FormControlLabel control={<Checkbox />} label="Plain" disableTypography />
        <FormControlLabel
          control={<Checkbox />}
          label="Small"
          slotProps={{ typography: { variant: 'body2' } }}
        />
      </div>,
    );
    expect(container.querySelectorAll('.MuiTypography-root')).toHaveLength(1);
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
    "A box that isn't checked sends nothing.",
  ],
  () => {
    show(
      <form>
        <Checkbox name="day" value="Friday" defaultChecked />
        <Checkbox name="day" value="Saturday" />
        <Checkbox name="day" value="Sunday" defaultChecked />
        <Checkbox name="lunch" defaultChecked />
        <Checkbox name="tea" />
      </form>,
    );
    const data = new FormData(document.forms[0]);
    expect(data.getAll('day')).toEqual(['Friday', 'Sunday']);
    expect(data.get('lunch')).toBe('on');
    expect(data.has('tea')).toBe(false);
  },
);

proves(
  [
    '`FormControl` as a `<fieldset>` and `FormLabel` as its `<legend>` name the group.',
    "**Announce the helper text:** `FormControl` doesn't connect the text with the group.",
    'Pass `aria-describedby`.',
  ],
  () => {
    const group = (props: { 'aria-describedby'?: string }) => (
      <FormControl component="fieldset" {...props}>
        <FormLabel component="legend">Days</FormLabel>
        <FormGroup>
          <FormControlLabel control={<Checkbox />} label="Friday" />
        </FormGroup>
        <FormHelperText id="help">Choose a day.</FormHelperText>
      </FormControl>
    );
    const { rerender } = show(group({}));
    expect(screen.getByRole('group', { name: 'Days' })).not.toHaveAccessibleDescription();
    expect(box('Friday')).not.toHaveAccessibleDescription();
    rerender(group({ 'aria-describedby': 'help' }));
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose a day.');
  },
);

proves(
  'On a `FormControl` around a group, `required` only adds the asterisk to the legend.',
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
    'While a request is pending, users can change their mind.',
    'After the answer, the last choice is sent too, unless the server already has it or has just refused it.',
    'After a refusal, the box returns to the saved state.',
    '"Test the radio" is refused.',
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
    // A choice that is taken back isn't sent after a refusal, and is what the server has.
    fireEvent.click(box(radio));
    fireEvent.click(box(radio));
    await answer();
    expect(box(radio)).not.toBeChecked();
    expect(note(radio)).toHaveTextContent('Saved');
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
  'The elements in `icon`, `checkedIcon`, and `indeterminateIcon` get the `size` as their `fontSize`, unless they have their own.',
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

proves('`ref` on a `Checkbox` is the `<span>` around the input.', () => {
  const ref = createRef<HTMLButtonElement>();
  const inputRef = createRef<HTMLInputElement>();
  show(<Checkbox ref={ref} slotProps={{ input: { ref: inputRef } }} />);
  expect(ref.current?.tagName).toBe('SPAN');
  expect(ref.current).toContainElement(inputRef.current);
  expect(inputRef.current?.type).toBe('checkbox');
});

proves("Don't pass `inputProps` too: they are ignored.", () => {
  show(<Checkbox slotProps={{ input: { title: 'slot' } }} inputProps={{ 'aria-label': 'old' }} />);
  expect(screen.getByRole('checkbox')).toHaveAttribute('title', 'slot');
  expect(screen.getByRole('checkbox')).not.toHaveAttribute('aria-label');
});

proves(
  'If some boxes are disabled, count the others only, and keep the disabled boxes as they are:',
  () => {
    const [block] = /^const enabled = [^]*?^};$/m.exec(page) ?? [''];
    const calculate = (chosen: readonly string[]) => {
      const { parts } = run(`export const parts = (spices, soldOut, chosen, setChosen) => {
        ${block}
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
      )(['a', 'b', 'c', 'd'], ['c', 'd'], chosen, (next) => result.push(next));
      toggleAll();
      return [isAll, isSome, ...result];
    };
    expect(calculate([])).toEqual([false, false, ['a', 'b']]);
    expect(calculate(['c'])).toEqual([false, false, ['c', 'a', 'b']]);
    expect(calculate(['a', 'c'])).toEqual([false, true, ['c', 'a', 'b']]);
    expect(calculate(['a', 'b', 'c'])).toEqual([true, false, ['c']]);
    expect(calculate(['a', 'b'])).toEqual([true, false, []]);
  },
);

describe('a color', () => {
  const [, block = ''] = /^```tsx title="src\/App.tsx"\n([^]*?)^```$/m.exec(page) ?? [];

  proves(
    [
      'A checkbox needs only `main`.',
      'Each component that uses the color needs its own declaration.',
    ],
    async () => {
      await expectCompiles(block);
      const App = run(block).default as ComponentType;
      show(<App />);
      expect(
        getComputedStyle(box('Send me the tide table').parentElement ?? document.body).color,
      ).toBe('rgb(0, 105, 92)');
      const declaration = /declare module '@mui\/material\/Checkbox' \{[^]*?\n\}\n/;
      expect(block).toMatch(declaration);
      await expectTypeError(block.replace(declaration, ''), /"brand"/);
      await expectTypeError(
        `${block}\nexport const other = <Radio color="brand" />;`.replace(
          /^/,
          "import Radio from '@mui/material/Radio';\n",
        ),
        /"brand"/,
      );
    },
  );
});

proves(
  [
    'Find a checkbox by its role and name, and a group by its legend.',
    '`toBePartiallyChecked()` also matches a box [that Chrome reports as not checked](#select-all): to test what Chrome reports, check `box.indeterminate`.',
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

proves(
  'Test [a box that saves](#save-a-checkbox-on-a-server) by its state and its description:',
  async () => {
    const head = "test('returns to the saved state after a refusal', async () => {";
    const blocks = [...page.matchAll(/^```tsx.*\n([^]*?)^```$/gm)].map(([, block = '']) => block);
    const block = blocks.find((one) => one.includes(head)) ?? '';
    const { check } = run(
      block.replace(head, 'export const check = (SavedTasks) => (async () => {'),
    );
    await (check as (demo: ComponentType) => () => Promise<void>)(SavedTasks)();
    expect(box('Test the radio')).not.toBeChecked();
  },
);
