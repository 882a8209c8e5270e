import { readFileSync } from 'node:fs';
import { type ComponentType, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';
import userEvent from '@testing-library/user-event';
import ts from 'typescript';
import reference from '../../../../docs/base/api/switch/api.json';
import SavedSwitch from '../../../../docs/base/components/switches/SavedSwitch';
import model from '../../../../docs/base/components/switches/Switch.controls.json';
import SwitchGroup from '../../../../docs/base/components/switches/SwitchGroup';
import SwitchPlayground from '../../../../docs/base/components/switches/SwitchPlayground';
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

const page = readFileSync('docs/base/components/switches/index.mdx', 'utf8');
const [, block = ''] = /^```tsx title="src\/App.tsx"\n([^]*?)^```$/m.exec(page) ?? [];

/** What a block of code exports when it runs as printed. */
function run(code: string): Record<string, unknown> {
  const { outputText } = ts.transpileModule(code, {
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

const light = (name: string) => screen.getByRole('switch', { name });
/** The element that has the color of the thumb. */
const baseOf = (name: string) => light(name).parentElement ?? document.body;

exempt(
  'A switch turns one setting on or off, and the change takes effect immediately.',
  'This is advice on when to use a switch.',
);

proves(
  '`FormControlLabel` names the switch, and a click on the label turns it on or off.',
  async () => {
    const { user } = show(<FormControlLabel control={<Switch />} label="Lights" />);
    await user.click(screen.getByText('Lights'));
    expect(light('Lights')).toBeChecked();
    await user.click(screen.getByText('Lights'));
    expect(light('Lights')).not.toBeChecked();
  },
);

proves('The other props are in the [API reference](/api/switch/).', () => {
  show(<SwitchPlayground />);
  expect(light('Anchor light')).toBeChecked();
  const offered = model.controls.map(({ name }) => name);
  expect(offered).toEqual(expect.arrayContaining(['color', 'size', 'disabled']));
  const others = reference.props.map(({ name }) => name).filter((name) => !offered.includes(name));
  expect(others).toEqual(expect.arrayContaining(['onChange', 'sx', 'component']));
});

proves('`FormControl` as a `<fieldset>` and `FormLabel` as its `<legend>` name the group:', () => {
  show(
    <FormControl component="fieldset">
      <FormLabel component="legend">Mails</FormLabel>
      <FormControlLabel control={<Switch />} label="News" />
    </FormControl>,
  );
  expect(screen.getByRole('group', { name: 'Mails' })).toContainElement(light('News'));
});

/** Turns on only after the user agrees. */
function AskingSwitch() {
  const [isOn, setIsOn] = useState(false);
  const [asked, setAsked] = useState<boolean>();
  return (
    <div>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(event) => setAsked(event.target.checked)} />}
        label="Asks"
      />
      {asked !== undefined && (
        <button type="button" onClick={() => setIsOn(asked)}>
          Agree
        </button>
      )}
    </div>
  );
}

proves(
  [
    'The switches are controlled: `checked` sets the state, and `onChange` reads it from `event.target.checked`.',
    'With `defaultChecked` instead, a switch keeps its own state.',
    'To ask before a change, set the state after the user agrees.',
  ],
  async () => {
    const { user, unmount } = show(<SwitchGroup />);
    await user.click(light('Due dates'));
    await user.click(light('Reserved books'));
    expect(light('Due dates')).not.toBeChecked();
    expect(screen.getByRole('group')).toHaveAccessibleDescription('You get no mails.');
    await user.click(light('News'));
    expect(light('News')).toBeChecked();
    expect(light('Reserved books')).not.toBeChecked();
    unmount();
    show(
      <div>
        <FormControlLabel control={<Switch defaultChecked />} label="Own" />
        <FormControlLabel control={<Switch checked />} label="Held" />
      </div>,
    );
    await user.click(light('Own'));
    await user.click(light('Held'));
    expect(light('Own')).not.toBeChecked();
    expect(light('Held')).toBeChecked();
    show(<AskingSwitch />);
    await user.click(light('Asks'));
    expect(light('Asks')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Agree' }));
    expect(light('Asks')).toBeChecked();
  },
);

proves(
  'The switches are controlled: `checked` sets the state, and `onChange` reads it from `event.target.checked`.',
  async () => {
    jest.useFakeTimers();
    const demo = readFileSync('docs/base/components/switches/SwitchGroup.tsx', 'utf8');
    const wait = "await new Promise((done) => setTimeout(done, name === 'due' ? 800 : 400));";
    const saving = demo
      .replace('const change = (event', 'const change = async (event')
      .replace('setIsOn(', `${wait} setIsOn(`);
    expect(saving).toContain(wait);
    const Saving = run(saving).default as ComponentType;
    show(<Saving />);
    fireEvent.click(light('Due dates'));
    fireEvent.click(light('News'));
    // The later request answers first, and neither change is lost.
    await act(() => jest.advanceTimersByTimeAsync(800));
    expect(light('Due dates')).not.toBeChecked();
    expect(light('News')).toBeChecked();
  },
);

proves(
  [
    'The demo moves the switch immediately and ignores clicks until the server answers.',
    'If the server refuses, the switch moves back, and the text says why.',
  ],
  async () => {
    jest.useFakeTimers();
    show(<SavedSwitch />);
    const alarm = light('Anchor alarm');
    const answer = () => act(() => jest.advanceTimersByTimeAsync(800));
    fireEvent.click(alarm);
    expect(alarm).not.toBeChecked();
    fireEvent.click(alarm);
    fireEvent.click(alarm);
    expect(alarm).not.toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('Saving…');
    await answer();
    expect(alarm).not.toBeChecked();
    expect(alarm).toHaveAccessibleDescription('The alarm is off.');
    fireEvent.click(alarm);
    await answer();
    expect(alarm).toBeChecked();
    fireEvent.click(alarm);
    expect(alarm).not.toBeChecked();
    await answer();
    expect(alarm).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('Not saved: the boat is offline.');
    fireEvent.click(alarm);
    await answer();
    expect(alarm).not.toBeChecked();
  },
);

proves(
  'The demo moves the switch immediately and ignores clicks until the server answers.',
  async () => {
    jest.useFakeTimers();
    const demo = readFileSync('docs/base/components/switches/SavedSwitch.tsx', 'utf8');
    const Insisting = run(demo.replace('resolve(isOn)', 'resolve(true)')).default as ComponentType;
    show(<Insisting />);
    fireEvent.click(light('Anchor alarm'));
    expect(light('Anchor alarm')).not.toBeChecked();
    await act(() => jest.advanceTimersByTimeAsync(800));
    // The server saved another state than the user asked for: switch and text show that state.
    expect(light('Anchor alarm')).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('The alarm is on.');
  },
);

proves('`icon` and `checkedIcon` replace the thumb.', async () => {
  const { container, user } = show(<Switch icon={<i>off</i>} checkedIcon={<i>on</i>} />);
  expect(container).toHaveTextContent('off');
  await user.click(screen.getByRole('switch'));
  expect(container).toHaveTextContent('on');
  expect(container.querySelector('.MuiSwitch-thumb')).toBeNull();
});

proves('The switch silently ignores a color without `light`.', async () => {
  await expectCompiles(block);
  for (const declaration of ['brand: true;', 'large: true;']) {
    await expectTypeError(block.replace(declaration, ''), /"brand"|"large"/);
  }
  const look = (code: string) => {
    const App = run(code).default as ComponentType;
    const { unmount } = show(<App />);
    const base = baseOf('Tide warnings');
    const colors = [
      getComputedStyle(base).color,
      getComputedStyle(base.nextElementSibling ?? base).backgroundColor,
    ];
    unmount();
    return colors;
  };
  expect(look(block)).toEqual(['rgb(0, 105, 92)', 'rgb(0, 105, 92)']);
  // A message in the console fails the claim.
  expect(look(block.replace(", light: '#439889'", ''))).toEqual([
    'rgb(255, 255, 255)',
    'rgb(0, 0, 0)',
  ]);
});

proves("The role is `switch`: `getByRole('checkbox')` doesn't find it.", async () => {
  show(<FormControlLabel control={<Switch />} label="Anchor light" />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(light('Anchor light'));
  expect(light('Anchor light')).toBeChecked();
});
