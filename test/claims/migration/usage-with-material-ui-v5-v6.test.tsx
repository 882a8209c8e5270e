import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import * as emotion from '@emotion/react';
import { unstable_ClassNameGenerator as ClassNameGenerator } from '@mui/material/className';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { DataGrid, getDataGridUtilityClass } from '@mui/x-data-grid';
import { proves, exempt, expectCompiles, show } from '../harness';

const PRODUCTS = [
  'x-data-grid',
  'x-data-grid-pro',
  'x-data-grid-premium',
  'x-date-pickers',
  'x-date-pickers-pro',
  'x-charts',
  'x-charts-pro',
  'x-tree-view',
  'x-tree-view-pro',
] as const;

function manifestOf(name: string) {
  return JSON.parse(readFileSync(path.resolve(`node_modules/@mui/${name}/package.json`), 'utf8'));
}

const RANGE = '^5.15.14 || ^6.0.0 || ^7.0.0';

proves(
  [
    "MUI X 8 doesn't need Material UI 7.",
    '`^5.15.14`, `^6.0.0`, `^7.0.0`',
    '`^17.0.0`, `^18.0.0`, `^19.0.0`',
    '`^11.9.0`, `^11.8.1`',
    'MUI X imports `@mui/system` itself, and its range accepts three majors.',
    'Right: MUI X asks for `^7.3.1`',
  ],
  () => {
    for (const name of PRODUCTS) {
      const { peerDependencies, dependencies } = manifestOf(name);
      expect(peerDependencies).toMatchObject({
        '@mui/material': RANGE,
        '@mui/system': RANGE,
        react: '^17.0.0 || ^18.0.0 || ^19.0.0',
        'react-dom': '^17.0.0 || ^18.0.0 || ^19.0.0',
        '@emotion/react': '^11.9.0',
        '@emotion/styled': '^11.8.1',
      });
      expect(dependencies['@mui/utils']).toBe('^7.3.1');
    }
  },
);

proves(
  [
    'The packages of MUI X are of different releases: give them one version',
    'The packages of MUI X 8 are native ES modules for everything that says `import`.',
    'Material UI 7 has `exports`, which ends these errors.',
  ],
  () => {
    for (const name of PRODUCTS) {
      const { exports, dependencies } = manifestOf(name);
      expect(dependencies['@mui/x-internals']).toMatch(/^\d/);
      expect(exports['.'].import.default).toBe('./esm/index.js');
      const esm = path.resolve(`node_modules/@mui/${name}/esm/package.json`);
      expect(existsSync(esm) && JSON.parse(readFileSync(esm, 'utf8')).type).toBe('module');
    }
    expect(manifestOf('material').exports).toHaveProperty(['./*']);
  },
);

/** The theme's provider as an app gets it whose Material UI has a copy of `@mui/system` of its own. */
function providerOfAnotherCopy(): typeof ThemeProvider {
  let provider = ThemeProvider;
  jest.isolateModules(() => {
    jest.doMock('react', () => React);
    jest.doMock('@emotion/react', () => emotion);
    const styles: { ThemeProvider: typeof ThemeProvider } =
      jest.requireActual('@mui/material/styles');
    provider = styles.ThemeProvider;
  });
  return provider;
}

async function fieldAfterArrowLeft(Provider: typeof ThemeProvider): Promise<string | undefined> {
  const { user, container, unmount } = show(
    <Provider theme={createTheme({ direction: 'rtl' })}>
      <DataGrid
        rows={[{ id: 1, first: 1, second: 2 }]}
        columns={[{ field: 'first' }, { field: 'second' }]}
        disableVirtualization
      />
    </Provider>,
  );
  const cell = container.querySelector('[role=gridcell][data-field=first]');
  await user.click(cell ?? container);
  await user.keyboard('{ArrowLeft}');
  const focused = document.activeElement?.getAttribute('data-field') ?? undefined;
  unmount();
  return focused;
}

proves(
  [
    'The theme tells its direction through a context of one copy; MUI X reads that of the other',
    "With `direction: 'rtl'` in the theme, the arrow keys of the grid go the wrong way",
    "In a theme with `direction: 'rtl'`, <kbd>←</kbd> in the grid goes to the next column.",
  ],
  async () => {
    expect(await fieldAfterArrowLeft(ThemeProvider)).toBe('second');
    expect(await fieldAfterArrowLeft(providerOfAnotherCopy())).toBe('first');
  },
);

proves(
  [
    'Class names that you changed with `unstable_ClassNameGenerator` of `@mui/material/className` keep `Mui` in MUI X',
    'The generator is in `@mui/utils`, of which MUI X has its own, 7',
  ],
  () => {
    ClassNameGenerator.configure((name) => `app-${name}`);
    expect(getDataGridUtilityClass('root')).toBe('app-MuiDataGrid-root');
    ClassNameGenerator.reset();
  },
);

proves(
  [
    '`slotProps.textField` of a picker and `slotProps.baseTextField` of the grid take what MUI X documents, with each Material UI.',
    'The grid turns its own `slotProps` into the `InputProps` and `inputProps` that Material UI 5 knows.',
    'Props under `material` in a slot of the grid, such as `slotProps={{ baseButton: { material: { … } } }}`, go to the component of your Material UI: write those of its version.',
  ],
  async () => {
    await expectCompiles(`
      import { DataGrid, getDataGridUtilityClass } from '@mui/x-data-grid';
      import { DatePicker } from '@mui/x-date-pickers/DatePicker';
      export const grid = (
        <DataGrid
          rows={[]}
          columns={[]}
          slotProps={{
            baseButton: { material: { color: 'secondary' } },
            baseTextField: { slotProps: { htmlInput: { maxLength: 3 } } },
          }}
        />
      );
      export const picker = <DatePicker slotProps={{ textField: { size: 'small' } }} />;`);
    const source = readFileSync(
      path.resolve('node_modules/@mui/x-data-grid/material/index.js'),
      'utf8',
    );
    expect(source).toContain('inputProps: slotProps?.htmlInput');
    expect(source).toContain('InputProps: transformInputProps(slotProps?.input)');
  },
);

exempt(
  [
    'This page is for apps that upgrade the data grid, pickers, charts or tree view now and Material UI later.',
    'It takes five minutes with Vite or Jest, and a quarter of an hour with webpack, Vitest or the Pages Router of Next.js.',
    'Two copies: install the one of your major, as above',
    '`npm ls @mui/system` shows one version, and its major is that of `@mui/material`.',
    '`@mui/system` is in your `package.json`, so that a new lock file keeps it.',
  ],
  'Advice.',
);
exempt(
  [
    'What it says was tried with MUI X 8.10.2 beside Material UI 5.18.0 (React 18) and 6.5.0 (React 19).',
    'Older than 5.15.14, and npm warns with `ERESOLVE`.',
    "With React 19, check the peers of your Material UI 5: 5.16.14 accepts it, 5.16.0 doesn't.",
    "If your app doesn't list it, npm takes the newest: version 7, beside the 5 or 6 that Material UI has for itself.",
    'Nothing warns you.',
    'One version of `@mui/system`, elsewhere `deduped` | Right',
  ],
  'About npm and the manifests of Material UI 5 and 6: read there, and seen by installing them.',
);
exempt(
  [
    'The first two come from two copies of `@mui/system`, and end with the second copy.',
    'The bundle is some 7 KiB larger, compressed | Both copies are in it',
    'Colours, spacing, `defaultProps` and `styleOverrides` arrive all the same: they travel through Emotion, of which there is one copy.',
    'CSS variables reach them too, from `Experimental_CssVarsProvider` in Material UI 5 and from `createTheme({ cssVariables: true })` in 6.',
    'The types of MUI X compile with Material UI 5 and 6 under `moduleResolution` `bundler`, `node16` and `node10`, with `skipLibCheck: true`.',
    '`themeAugmentation` of all four products works, and so do `sx` and `slotProps`.',
    'Two copies of `@mui/system`, with Material UI 5: each has an `SxProps` of its own.',
    'A component that hands its `sx` on stops with TS2322 for `DataGrid` and `BarChart`, while object literals pass.',
    'You have `skipLibCheck: false`.',
    'TS2430 and TS4105 come from the declarations of `@mui/x-charts` and `@mui/x-internal-gestures`, with one copy or two; TS2344 in `@mui/x-date-pickers` comes from the second copy.',
    "What they take from `@mui/material` may have another name in yours: `slotProps` of a Material UI `TextField` is one that Material UI 5 doesn't have.",
    'Nothing of MUI X has to change.',
  ],
  'Needs Material UI 5 and 6, which these tests have not: compiled, bundled and rendered with both, with one copy of the system and with two.',
);
exempt(
  [
    "Material UI 5 and 6 aren't: they have no `exports` in their `package.json`, and a folder such as `@mui/material/styles` is no file.",
    'Vite (`vite build`), esbuild | Works as it is',
    'webpack 5 | One rule',
    'Next.js 15, App Router | Works as it is',
    'Next.js 15, Pages Router | Three settings',
    'Vitest | One setting',
    "CommonJS in Node, as in Jest | Works, apart from the grid's CSS file",
    "Node with `import`, without bundler | Doesn't work; use `require`",
    `The whole message is "Can't resolve '@mui/material/styles' … BREAKING CHANGE: The request '@mui/material/styles' failed to resolve only because it was resolved as fully specified".`,
    'It comes once for each import.',
    '`next build` ends with `ERR_UNSUPPORTED_DIR_IMPORT` and "Failed to collect page data".',
    'The Pages Router leaves packages to Node; let it bundle them.',
    'Without `mainFields`, the server takes Material UI\'s CommonJS files, whose default export is wrapped twice, and the build stops with "TypeError: h is not a function" (the letter varies).',
    '`transpilePackages` alone, with Material UI and all of MUI X in it, ends in the same error.',
    "`import('@mui/x-charts/BarChart')` throws `ERR_UNSUPPORTED_DIR_IMPORT` in Node.",
    "`require` works for pickers, charts and tree view, with Material UI's own CommonJS files.",
  ],
  'About tools that are not installed here, with Material UI 5 and 6: seen by building an app with Vite 6, webpack 5, Next.js 15.5, Vitest 3 and Node 20.',
);
