import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { StrictMode, useEffect } from 'react';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as grid from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import * as gridPremium from '@mui/x-data-grid-premium';
import * as gridPro from '@mui/x-data-grid-pro';
import { proves, exempt, expectCompiles, expectTypeError, show } from '../harness';

const PACKAGES = path.join(process.cwd(), 'node_modules/@mui');

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { optional: boolean }>>;
}

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(path.join(PACKAGES, name, 'package.json'), 'utf8'));

const PRODUCTS = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'];
const COMMERCIAL = [
  'x-data-grid-pro',
  'x-data-grid-premium',
  'x-date-pickers-pro',
  'x-charts-pro',
  'x-tree-view-pro',
];

/** The files of a package that `require` loads. */
const filesOf = (name: string) =>
  execFileSync('find', [path.join(PACKAGES, name), '-name', '*.js', '-not', '-path', '*/esm/*'])
    .toString()
    .trim()
    .split('\n');

describe('packages', () => {
  proves(
    [
      'The packages also accept Material UI 5 (5.15.14 or newer) and 6.',
      'Most often, `@mui/material` has a major version newer than 7.',
      'Your app also needs `react` and `react-dom` (17, 18 or 19).',
    ],
    () => {
      for (const name of [...PRODUCTS, ...COMMERCIAL]) {
        const { peerDependencies } = manifestOf(name);
        expect(peerDependencies).toMatchObject({
          '@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0',
          '@mui/system': '^5.15.14 || ^6.0.0 || ^7.0.0',
          '@emotion/react': expect.stringMatching(/^\^11\./),
          react: '^17.0.0 || ^18.0.0 || ^19.0.0',
          'react-dom': '^17.0.0 || ^18.0.0 || ^19.0.0',
        });
      }
    },
  );

  proves('The value of a picker is a date object of your date library.', () =>
    expectCompiles(
      `import dayjs from 'dayjs';
      import '@mui/x-date-pickers/AdapterDayjs';
      import { DatePicker } from '@mui/x-date-pickers/DatePicker';
      export const picker = <DatePicker defaultValue={dayjs()} onChange={(value) => value?.add(1, 'day')} />;`,
    ),
  );

  proves(
    [
      '| `^1.10.7` | `AdapterDayjs` |',
      '| `^3.2.0` or `^4.0.0` | `AdapterDateFns` |',
      '| `^2.25.0` | `AdapterDateFnsV2` |',
      '| `^3.0.2` | `AdapterLuxon` |',
      '| `^2.29.4` | `AdapterMoment` |',
      '| `^3.2.0-0` or `^4.0.0-0` | `AdapterDateFnsJalali` |',
      '| `^2.13.0-0` | `AdapterDateFnsJalaliV2` |',
      '| `^2.1.2` or `^3.0.0` | `AdapterMomentHijri` |',
      '| `0.7.4` up to `0.10` | `AdapterMomentJalaali` |',
      'Each adapter has a separate entry point, such as `@mui/x-date-pickers/AdapterDayjs`.',
      'The pickers also need a date library.',
    ],
    () => {
      const { peerDependencies, peerDependenciesMeta } = manifestOf('x-date-pickers');
      const libraries = Object.keys(peerDependenciesMeta).filter((name) => !/@/.test(name));
      expect(Object.fromEntries(libraries.map((name) => [name, peerDependencies[name]]))).toEqual({
        dayjs: '^1.10.7',
        'date-fns': '^2.25.0 || ^3.2.0 || ^4.0.0',
        'date-fns-jalali': '^2.13.0-0 || ^3.2.0-0 || ^4.0.0-0',
        luxon: '^3.0.2',
        moment: '^2.29.4',
        'moment-hijri': '^2.1.2 || ^3.0.0',
        'moment-jalaali': '^0.7.4 || ^0.8.0 || ^0.9.0 || ^0.10.0',
      });
      for (const [adapter, library] of [
        ['AdapterDayjs', 'dayjs'],
        ['AdapterDateFns', 'date-fns'],
        ['AdapterDateFnsV2', 'date-fns'],
        ['AdapterLuxon', 'luxon'],
        ['AdapterMoment', 'moment'],
        ['AdapterDateFnsJalali', 'date-fns-jalali'],
        ['AdapterDateFnsJalaliV2', 'date-fns-jalali'],
        ['AdapterMomentHijri', 'moment-hijri'],
        ['AdapterMomentJalaali', 'moment-jalaali'],
      ] as const) {
        const folder = path.join(PACKAGES, 'x-date-pickers', adapter);
        const index = readFileSync(path.join(folder, 'index.js'), 'utf8');
        const [file = ''] = /\.\/Adapter\w+/.exec(index) ?? [];
        const code = readFileSync(path.join(folder, `${file}.js`), 'utf8');
        expect(code).toMatch(new RegExp(`require\\("${library}["/]`));
        expect(/not compatible with this|only compatible with/.test(code)).toBe(
          /DateFns/.test(adapter),
        );
      }
    },
  );

  proves(
    [
      'The package of a larger plan replaces the package of a smaller plan, so install only one of them.',
      'Also change the component: import `DataGridPro` from the Pro package, where `DataGrid` throws an error.',
    ],
    () => {
      for (const larger of [gridPro, gridPremium]) {
        const missing = Object.keys(grid).filter((name) => !(name in larger));
        expect(missing).toEqual(['DATA_GRID_PROPS_DEFAULT_VALUES']);
      }
      expect(() => show(<gridPro.DataGrid />)).toThrow(/DataGrid/);
      expect(manifestOf('x-data-grid-pro').dependencies).toHaveProperty(['@mui/x-data-grid']);
      expect(manifestOf('x-data-grid-premium').dependencies).toHaveProperty([
        '@mui/x-data-grid-pro',
      ]);
    },
  );

  proves(
    [
      '`@mui/x-license` contains the function that sets your license key.',
      'The commercial packages depend on `@mui/x-license`,',
    ],
    async () => {
      for (const name of COMMERCIAL) {
        expect(manifestOf(name).dependencies).toHaveProperty(['@mui/x-license']);
      }
      await expectCompiles(
        `import { LicenseInfo } from '@mui/x-license';
        LicenseInfo.setLicenseKey('');`,
      );
      for (const source of ['@mui/x-data-grid-premium', '@mui/x-charts-pro']) {
        await expectTypeError(`import { LicenseInfo } from '${source}';`, /TS2305|TS2724/);
      }
    },
  );
});

describe('types and Next.js', () => {
  proves(
    [
      'The packages contain their types.',
      'because some declaration files contain `export type *`.',
    ],
    () => {
      const file = path.join(PACKAGES, 'x-charts-pro/themeAugmentation/index.d.ts');
      expect(readFileSync(file, 'utf8')).toContain('export type *');
    },
  );

  proves(
    [
      '`createTheme` then accepts the names of the components:',
      'With a Pro or Premium package, import from that package, for example `@mui/x-data-grid-pro/themeAugmentation`.',
    ],
    async () => {
      const theme = `import { createTheme } from '@mui/material/styles';
        export const theme = createTheme({
          components: { MuiDataGrid: { defaultProps: { density: 'compact' } } },
        });`;
      await expectTypeError(theme, /TS2353.*MuiDataGrid/s);
      for (const name of ['x-data-grid', 'x-data-grid-pro', 'x-data-grid-premium']) {
        await expectCompiles(`${theme}\nimport type {} from '@mui/${name}/themeAugmentation';`);
      }
    },
  );

  proves(
    'To apply the theme, pass it to a `ThemeProvider` from `@mui/material/styles` around your app.',
    () => {
      const theme = createTheme({
        components: { MuiDataGrid: { defaultProps: { hideFooter: true } } },
      });
      const { container, rerender } = show(<DataGrid rows={[]} columns={[]} />);
      const footer = () => container.querySelector('.MuiDataGrid-footerContainer');
      expect(footer()).not.toBeNull();
      rerender(
        <ThemeProvider theme={theme}>
          <DataGrid rows={[]} columns={[]} />
        </ThemeProvider>,
      );
      expect(footer()).toBeNull();
    },
  );

  proves(
    "The component files begin with `'use client'`, so server components can render them.",
    () => {
      for (const file of [
        'x-data-grid/DataGrid/DataGrid',
        'x-date-pickers/DatePicker/DatePicker',
        'x-charts/BarChart/BarChart',
        'x-tree-view/RichTreeView/RichTreeView',
      ]) {
        const code = readFileSync(path.join(PACKAGES, `${file}.js`), 'utf8');
        expect(code).toMatch(/^"use strict";\s+'use client';/);
      }
    },
  );
});

describe('bundlers and test runners', () => {
  proves(
    [
      'The grid imports one `.css` file. The other products import none.',
      'Always include `@mui/x-data-grid`, because it contains the style sheet.',
    ],
    () => {
      const importing = [...PRODUCTS, ...COMMERCIAL].filter((name) =>
        filesOf(name).some((file) => /require\("[^"]*\.css"\)/.test(readFileSync(file, 'utf8'))),
      );
      expect(importing).toEqual(['x-data-grid']);
    },
  );

  proves(
    "| Node.js, no bundler | The import fails. `require('@mui/x-data-grid')` throws `SyntaxError: Unexpected token '.'`, and `import` throws `ERR_UNKNOWN_FILE_EXTENSION` |",
    () => {
      const errorOf = (code: string) =>
        spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' }).stderr;
      expect(errorOf(`require('@mui/x-data-grid')`)).toContain("SyntaxError: Unexpected token '.'");
      expect(errorOf(`import('@mui/x-data-grid')`)).toContain('ERR_UNKNOWN_FILE_EXTENSION');
      expect(errorOf(`require('@mui/x-charts')`)).toBe('');
    },
  );

  proves(
    [
      'In this version, no layout depends on the CSS file, so you can replace it with a stub in tests.',
      'The jsdom environment of Jest also lacks `TextEncoder`, which the grid needs when it loads.',
    ],
    () => {
      const css = readFileSync(path.join(PACKAGES, 'x-data-grid/index.css'), 'utf8');
      expect(css.replace(/\/\*.*?\*\//gs, '').trim()).toBe('.MuiDataGrid {\n  display: block;\n}');
      // No element has the class that it styles.
      const { container } = show(<DataGrid rows={[{ id: 1 }]} columns={[{ field: 'id' }]} />);
      expect(container.querySelector('.MuiDataGrid-root')).not.toBeNull();
      expect(container.querySelector('.MuiDataGrid')).toBeNull();
      const { TextEncoder: original } = globalThis;
      Reflect.deleteProperty(globalThis, 'TextEncoder');
      expect(() =>
        jest.isolateModules(() => {
          jest.requireActual('@mui/x-data-grid');
        }),
      ).toThrow(/TextEncoder is not defined/);
      globalThis.TextEncoder = original;
    },
  );

  proves(
    'In development, React then mounts each component twice, so a request in an effect is sent twice.',
    () => {
      const request = jest.fn();
      function Orders() {
        useEffect(() => {
          request();
        }, []);
        return null;
      }
      show(<Orders />);
      expect(request).toHaveBeenCalledTimes(1);
      show(
        <StrictMode>
          <Orders />
        </StrictMode>,
      );
      expect(request).toHaveBeenCalledTimes(3);
    },
  );
});

exempt(
  [
    "Without them, package managers install the newest versions, which this documentation doesn't cover and which may not be compatible.",
    "Otherwise, npm and current versions of pnpm install its newest version, and Yarn doesn't install `@mui/system`.",
    "but strict package managers (pnpm, Yarn Plug'n'Play) let you import only packages that you list.",
    '`npm ls @mui/material` must list one version.',
  ],
  'What package managers do.',
);
exempt(
  "But a server component can't pass functions as props, and column definitions often contain functions, such as `valueFormatter` and `renderCell`.",
  'What React and Next.js do with components of a server; what Node does with the style sheet is proved above.',
);
exempt(
  'Several demos import icons from `@mui/icons-material@7`.',
  'Speaks of other pages, or advises.',
);
exempt(
  [
    'This documentation uses Material UI 7.',
    'The page remains a server component and passes plain data to OrdersGrid.',
    'Its entry points, such as v15-appRouter, are named after the major version of Next.js.',
    "In the Pages Router, Node.js loads the packages on the server, and Node.js can't load the style sheet of the grid.",
    '| Vite, Rspack | No configuration is needed |',
    '| Vite, on a server | Add the package to `ssr.noExternal` |',
    "| webpack | Add a rule with `style-loader` and `css-loader` that doesn't exclude `node_modules` |",
    'By default, Vitest lets Node.js load dependencies.',
    'You can keep <React.StrictMode>.',
    'Cancel the request in the cleanup function of the effect.',
    'The installation fails with ERESOLVE: a peer dependency is out of range.',
  ],
  'Advice, or speaks of other software: bundlers, Next.js, React, and package managers.',
);
