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
    '`@mui/utils` 7 below MUI X, 5 or 6 below Material UI | The installation is right: MUI X requires `^7.3.1`',
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
    '`@mui/x-internals` in two versions | The packages of MUI X are of different releases. Give them one version',
    'For `import`, the packages of MUI X 8 are native ES modules.',
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
    'The theme passes the direction through a context of one copy. MUI X reads the context of the other copy',
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
    'The generator is in `@mui/utils`. MUI X has its own version of `@mui/utils`, 7',
  ],
  () => {
    ClassNameGenerator.configure((name) => `app-${name}`);
    expect(getDataGridUtilityClass('root')).toBe('app-MuiDataGrid-root');
    ClassNameGenerator.reset();
  },
);

proves(
  [
    '`slotProps.textField` of a picker and `slotProps.baseTextField` of the grid accept what MUI X documents, with each Material UI.',
    'The grid turns its own `slotProps` into the `InputProps` and `inputProps` that Material UI 5 knows.',
    'Props under `material` in a slot of the grid, such as `slotProps={{ baseButton: { material: { … } } }}`, reach the component of your Material UI.',
    'Write the props of your version.',
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
    '`@mui/system` 7 next to 5 or 6 | You have two copies. Install the major of your Material UI, as above',
    '`npm ls @mui/system` shows one version, with the same major as `@mui/material`.',
    '`@mui/system` is in your `package.json`, so that a new lock file keeps it.',
  ],
  'Advice.',
);
exempt(
  [
    'This page was tested with MUI X 8.10.2 and two versions of Material UI: 5.18.0 with React 18, and 6.5.0 with React 19.',
    'With a version older than 5.15.14, npm warns with `ERESOLVE`.',
    "If you use React 19 and Material UI 5, check that your Material UI accepts React 19: 5.16.14 does, and 5.16.0 doesn't.",
    'One version of `@mui/system`, elsewhere `deduped` | The installation is right',
  ],
  'About npm and the manifests of Material UI 5 and 6: read there, and seen by installing them.',
);
exempt(
  [
    'With two copies of `@mui/system`, the first two of these problems appear.',
    'They end when you remove the second copy.',
    'The compressed bundle is about 7 KiB larger | The bundle contains both copies',
    'Colors, spacing, `defaultProps`, and `styleOverrides` work even with two copies: Material UI passes them through Emotion, which has one copy.',
    'CSS variables work too: use `Experimental_CssVarsProvider` in Material UI 5, and `createTheme({ cssVariables: true })` in Material UI 6.',
    'With `skipLibCheck: true`, the types of MUI X compile with Material UI 5 and 6.',
    '`moduleResolution` can be `bundler`, `node16`, or `node10`.',
    '`themeAugmentation` of all four products works, and so do `sx` and `slotProps`.',
    'This error means that you have two copies of `@mui/system` with Material UI 5.',
    'Each copy has its own `SxProps`.',
    'A component that passes on its `sx` stops with TS2322 on `DataGrid` and `BarChart`.',
    'TS2430 and TS4105 come from the declarations of `@mui/x-charts` and `@mui/x-internal-gestures`, with one copy or two.',
    'TS2344 in `@mui/x-date-pickers` comes from the second copy.',
    'In your version, props of `@mui/material` may have other names.',
    'For example, a Material UI 5 `TextField` has no `slotProps`.',
    'Nothing of MUI X has to change.',
  ],
  'Needs Material UI 5 and 6, which these tests have not: compiled, bundled and rendered with both, with one copy of the system and with two.',
);
exempt(
  [
    'These errors have one cause.',
    'Material UI 5 and 6 have no `exports` in their `package.json`, and a folder such as `@mui/material/styles` is no file.',
    'Vite (`vite build`), esbuild | Works without settings',
    'webpack 5 | Needs one rule',
    'Next.js 15, App Router | Works without settings',
    'Next.js 15, Pages Router | Needs three settings',
    'Vitest | Needs one setting',
    'CommonJS in Node, as in Jest | Works, except the CSS file of the grid',
    "Node with `import`, without a bundler | Doesn't work. Use `require`",
    `The whole message is "Can't resolve '@mui/material/styles' … BREAKING CHANGE: The request '@mui/material/styles' failed to resolve only because it was resolved as fully specified".`,
    'It appears once for each import.',
    '`next build` ends with `ERR_UNSUPPORTED_DIR_IMPORT` and "Failed to collect page data".',
    'By default, the Pages Router leaves packages to Node.',
    'Without `mainFields`, the server loads the CommonJS files of Material UI, whose default export is wrapped twice.',
    'With `transpilePackages` alone, even for Material UI and all packages of MUI X, the build ends in the same error.',
    "In Node, `import('@mui/x-charts/BarChart')` throws `ERR_UNSUPPORTED_DIR_IMPORT`.",
  ],
  'About tools that are not installed here, with Material UI 5 and 6: seen by building an app with Vite 6, webpack 5, Next.js 15.5, Vitest 3 and Node 20.',
);
