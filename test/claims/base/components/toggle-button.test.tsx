import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { createTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { cleanup } from '@testing-library/react';
import ts from 'typescript';
import MultipleToggle from '../../../../docs/base/components/toggle-button/MultipleToggle';
import SingleToggle from '../../../../docs/base/components/toggle-button/SingleToggle';
import reference from '../../../../docs/base/api/toggle-button-group/api.json';
import model from '../../../../docs/base/components/toggle-button/ToggleButtonGroup.controls.json';
import ToggleButtonGroupPlayground from '../../../../docs/base/components/toggle-button/ToggleButtonGroupPlayground';
import {
  exempt,
  expectCompiles,
  expectTypeError,
  fireEvent,
  proves,
  screen,
  show,
} from '../../harness';
import { preview, setUpPlayground } from '../../playground';

const blocks = [
  ...readFileSync('docs/base/components/toggle-button/index.mdx', 'utf8').matchAll(
    /^```tsx.*\n([^]*?)^```$/gm,
  ),
].map(([, block = '']) => block);

const button = (name: string) => screen.getByRole('button', { name });

exempt(
  'Toggle buttons choose how something is shown or formatted, and take effect immediately.',
  'This says what a component is for.',
);

proves(
  ['Pass `exclusive`, and one `value`.', 'The group is controlled: set the value in `onChange`.'],
  () => {
    const onChange = jest.fn();
    show(
      <ToggleButtonGroup exclusive onChange={onChange}>
        <ToggleButton value="a">Alpha</ToggleButton>
      </ToggleButtonGroup>,
    );
    fireEvent.click(button('Alpha'));
    expect(onChange.mock.lastCall?.[1]).toBe('a');
    expect(button('Alpha')).toHaveAttribute('aria-pressed', 'false');
  },
);

proves('Without `exclusive`, `value` is a list:', () => {
  show(<MultipleToggle />);
  for (const name of ['Mon', 'Thu']) {
    fireEvent.click(button(name));
  }
  expect(screen.getByRole('status')).toHaveTextContent('Closed all week');
  fireEvent.click(button('Fri'));
  expect(screen.getByRole('status')).toHaveTextContent('Days open: 1');
});

proves('To require at least one value, ignore the empty list:', () => {
  const onChange = jest.fn();
  show(
    <ToggleButtonGroup value={['a']} onChange={onChange}>
      <ToggleButton value="a">Alpha</ToggleButton>
    </ToggleButtonGroup>,
  );
  fireEvent.click(button('Alpha'));
  expect(onChange.mock.lastCall?.[1]).toEqual([]);
});

proves(
  [
    'Outside a group, pass `selected`.',
    '`value` is required in TypeScript, also for a single button.',
  ],
  async () => {
    show(<SingleToggle />);
    fireEvent.click(button('Pin the note'));
    expect(button('Pin the note')).toHaveAttribute('aria-pressed', 'true');
    await expectTypeError(
      `import ToggleButton from '@mui/material/ToggleButton';
export const use = <ToggleButton selected>Pin</ToggleButton>;`,
      /value/,
    );
  },
);

proves(
  "A toggle button doesn't submit a form, and its value isn't part of the form's data.",
  () => {
    const onSubmit = jest.fn();
    const { container } = show(
      <form onSubmit={onSubmit}>
        <ToggleButton value="a" name="choice" selected>
          Alpha
        </ToggleButton>
      </form>,
    );
    fireEvent.click(button('Alpha'));
    expect(onSubmit).not.toHaveBeenCalled();
    const form = container.querySelector('form');
    expect([...new FormData(form ?? undefined)]).toEqual([]);
  },
);

proves(
  [
    'Declare each value for the group and for the button.',
    'A color needs an entry in the palette, and a size needs styles:',
  ],
  async () => {
    const block = blocks.find((one) => one.includes('declare module')) ?? '';
    await expectCompiles(block);
    await expectTypeError(
      block.replace(/interface ToggleButtonGroupProps[^}]*\}/g, ''),
      /moss|tiny/,
    );
    const { outputText } = ts.transpileModule(block, {
      fileName: 'block.tsx',
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        jsx: ts.JsxEmit.ReactJSX,
        esModuleInterop: true,
      },
    });
    const exports: { default?: ComponentType } = {};
    new Function('require', 'exports', outputText)(require, exports);
    const App = exports.default ?? (() => null);
    show(<App />);
    expect(getComputedStyle(button('Oak')).padding).toBe('2px 8px');
    expect(getComputedStyle(button('Oak')).color).toBe('rgb(51, 105, 30)');
    expect(createTheme().palette).not.toHaveProperty('moss');
  },
);

proves(
  'The other props are in the API reference of [`ToggleButtonGroup`](/api/toggle-button-group/) and [`ToggleButton`](/api/toggle-button/).',
  async () => {
    const code = await setUpPlayground(ToggleButtonGroupPlayground, {
      orientation: 'vertical',
      size: 'small',
    });
    expect(code).toContain('orientation="vertical"');
    const shown = (name: string) => preview().getByRole('button', { name });
    expect(preview().getByRole('group', { name: 'Layer of the chart' })).toBeInTheDocument();
    fireEvent.click(shown('Wrecks'));
    expect(shown('Depths')).toHaveAttribute('aria-pressed', 'false');
    expect(shown('Wrecks')).toHaveAttribute('aria-pressed', 'true');
    cleanup();
    const several = await setUpPlayground(ToggleButtonGroupPlayground, { exclusive: 'false' });
    expect(several).toContain('value={layers}');
    expect(preview().getByRole('group', { name: 'Layers of the chart' })).toBeInTheDocument();
    fireEvent.click(shown('Wrecks'));
    for (const name of ['Depths', 'Buoys', 'Wrecks']) {
      expect(shown(name)).toHaveAttribute('aria-pressed', 'true');
    }
    const offered = model.controls.map(({ name }) => name);
    const others = reference.props
      .map(({ name }) => name)
      .filter((name) => !offered.includes(name));
    expect(others).toEqual(expect.arrayContaining(['onChange', 'sx']));
  },
);
