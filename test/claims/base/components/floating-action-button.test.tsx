import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { cleanup } from '@testing-library/react';
import ts from 'typescript';
import reference from '../../../../docs/base/api/fab/api.json';
import model from '../../../../docs/base/components/floating-action-button/Fab.controls.json';
import FabPlayground from '../../../../docs/base/components/floating-action-button/FabPlayground';
import { exempt, expectCompiles, expectTypeError, proves, screen, show } from '../../harness';
import { preview, setUpPlayground } from '../../playground';

exempt(
  [
    '**Safe area:** `env(safe-area-inset-bottom)` is the height of the home indicator on phones.',
    'The value is 0 unless the viewport `<meta>` tag contains `viewport-fit=cover`.',
  ],
  'CSS and browsers of phones define the safe area.',
);

exempt('Name the action: "Add a boat", not "Plus".', 'This is advice.');

proves(
  'Declare the values, add the color to the palette, and give the size its styles:',
  async () => {
    const page = readFileSync('docs/base/components/floating-action-button/index.mdx', 'utf8');
    const [, block = ''] = /^```tsx title="src\/App.tsx"\n([^]*?)^```$/m.exec(page) ?? [];
    await expectCompiles(block);
    await expectTypeError(block.replace(/interface FabPropsColor[^}]*\}/, ''), /lagoon/);
    await expectTypeError(block.replace(/interface FabPropsSize[^}]*\}/, ''), /huge/);
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
    const { backgroundColor, color, width, height } = getComputedStyle(
      screen.getByRole('button', { name: 'Add a boat' }),
    );
    expect([backgroundColor, color]).toEqual(['rgb(0, 96, 100)', 'rgb(255, 255, 255)']);
    expect([width, height]).toEqual(['72px', '72px']);
  },
);

proves('To add a variant, extend `FabPropsVariantOverrides`.', async () => {
  const use = `import Fab from '@mui/material/Fab';
export const fab = <Fab variant="square">Add</Fab>;`;
  await expectTypeError(use, /square/);
  await expectCompiles(`${use}
declare module '@mui/material/Fab' {
  interface FabPropsVariantOverrides { square: true }
}`);
});

proves('The other props are in the [API reference](/api/fab/).', async () => {
  const code = await setUpPlayground(FabPlayground, { variant: 'extended', color: 'success' });
  expect(code).toContain('<AddIcon />\n      Add a trip');
  expect(code).not.toContain('aria-label');
  expect(preview().getByRole('button', { name: 'Add a trip' })).toHaveClass('MuiFab-extended');
  cleanup();
  const circle = await setUpPlayground(FabPlayground, { size: 'small' });
  expect(circle).toContain('aria-label="Add a trip"');
  expect(preview().getByRole('button', { name: 'Add a trip' })).toHaveClass('MuiFab-sizeSmall');
  const offered = model.controls.map(({ name }) => name);
  const others = reference.props.map(({ name }) => name).filter((name) => !offered.includes(name));
  expect(others).toEqual(expect.arrayContaining(['children', 'href', 'sx']));
});
