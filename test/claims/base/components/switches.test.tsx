import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
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
  [
    'A switch turns one setting on or off, and the change takes effect immediately.',
    'Such a label fits both states.',
  ],
  'This is advice on when to use a switch, and on names and colors.',
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

proves(
  'The props that take functions, styles, or components are in the [API reference](/api/switch/).',
  () => {
    show(<SwitchPlayground />);
    expect(light('Anchor light')).toBeChecked();
    const offered = model.controls.map(({ name }) => name);
    expect(offered).toEqual(expect.arrayContaining(['color', 'size', 'disabled']));
    const others = reference.props
      .map(({ name }) => name)
      .filter((name) => !offered.includes(name));
    expect(others).toEqual(expect.arrayContaining(['onChange', 'sx', 'component']));
  },
);

proves('`FormControl` as a `<fieldset>` and `FormLabel` as its `<legend>` name the group:', () => {
  show(
    <FormControl component="fieldset">
      <FormLabel component="legend">Mails</FormLabel>
      <FormControlLabel control={<Switch />} label="News" />
    </FormControl>,
  );
  expect(screen.getByRole('group', { name: 'Mails' })).toContainElement(light('News'));
});

proves(
  [
    'The switches are controlled: `checked` sets the state, and `onChange` reads it from `event.target.checked`.',
    'With `defaultChecked` instead, a switch keeps its own state.',
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
  },
);

proves(
  [
    'The demo moves the switch immediately and ignores clicks until the server answers.',
    'If the server refuses, the switch moves back, and the text says why.',
    'The third change is refused.',
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
  'To show an icon in the thumb, pass elements as `icon` and `checkedIcon`: they replace the thumb.',
  async () => {
    const { container, user } = show(<Switch icon={<i>off</i>} checkedIcon={<i>on</i>} />);
    expect(container).toHaveTextContent('off');
    await user.click(screen.getByRole('switch'));
    expect(container).toHaveTextContent('on');
    expect(container.querySelector('.MuiSwitch-thumb')).toBeNull();
  },
);

proves(
  [
    'Give the color `light` too.',
    'Without it, the switch ignores the color and stays white and black, without a warning in the console.',
  ],
  async () => {
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
  },
);

proves("The role is `switch`: `getByRole('checkbox')` doesn't find it.", async () => {
  show(<FormControlLabel control={<Switch />} label="Anchor light" />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(light('Anchor light'));
  expect(light('Anchor light')).toBeChecked();
});
