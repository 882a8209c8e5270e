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
      'The packages accept Material UI 5 from 5.15.14, 6 and 7.',
      'in a newer major than 7.',
      '`react` and `react-dom` (17, 18 or 19) are peers too.',
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

  proves('A picker stores its value in the type of your date library.', () =>
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
      'Each adapter has an entry point of its own, `@mui/x-date-pickers/AdapterDayjs` for example.',
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
      'A package of a larger plan replaces the smaller one.',
      "You don't need both.",
      'Change the component as well: in the Pro package `DataGrid` throws, and `DataGridPro` takes its place.',
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
      '`@mui/x-license` holds the function that sets your key.',
      'The commercial packages bring it along, but you import it yourself,',
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
    ['Types are part of the packages.', 'since some declaration files contain `export type *`.'],
    () => {
      const file = path.join(PACKAGES, 'x-charts-pro/themeAugmentation/index.d.ts');
      expect(readFileSync(file, 'utf8')).toContain('export type *');
    },
  );

  proves(
    [
      'The entry point `themeAugmentation` teaches `createTheme` the names of MUI X components.',
      'With a Pro or Premium package, take the file from that package: `@mui/x-data-grid-pro/themeAugmentation`.',
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
    'The theme takes effect below a `ThemeProvider` of `@mui/material/styles` that gets it as `theme`.',
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
    "The component files begin with `'use client'`, so a server component may render them.",
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
      'The grid imports one `.css` file; the other products import none.',
      'List the grid packages that you use, and `@mui/x-data-grid` always: the style sheet lies in it.',
    ],
    () => {
      const importing = [...PRODUCTS, ...COMMERCIAL].filter((name) =>
        filesOf(name).some((file) => /require\("[^"]*\.css"\)/.test(readFileSync(file, 'utf8'))),
      );
      expect(importing).toEqual(['x-data-grid']);
    },
  );

  proves(
    "`require('@mui/x-data-grid')` in Node ends in `SyntaxError: Unexpected token '.'`, and `import` in `ERR_UNKNOWN_FILE_EXTENSION`.",
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
      'In this version the CSS file is a placeholder that no layout depends on, so a stub is safe in tests.',
      "Jest's jsdom environment also lacks `TextEncoder`, which the grid calls when it loads.",
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
    'In development React then mounts each component twice, so a request that you start in an effect runs twice.',
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
    "Name the major versions: without them a package manager fetches the newest majors, which this documentation doesn't cover and which may not fit together.",
    'Name `@mui/system` as well: npm and current pnpm would add the newest one themselves, and Yarn leaves it out.',
    "and a strict `node_modules` layout (pnpm, Yarn Plug'n'Play) only lets you import what you list.",
    '`npm ls @mui/material` must list one version.',
    '**The install ends in `ERESOLVE`:** a peer is out of range, most often `@mui/material`',
  ],
  'What package managers do.',
);
exempt(
  [
    "What it can't do is pass a function as a prop, and column definitions are full of functions (`valueFormatter`, `renderCell`).",
    'The page stays a server component and passes plain data.',
    'It comes from `@mui/material-nextjs`, whose entry points are named after the major of Next.js, such as `@mui/material-nextjs/v15-appRouter`.',
    "The **Pages Router** leaves dependencies to Node on the server, and Node can't load the grid's style sheet.",
  ],
  'What React and Next.js do with components of a server; what Node does with the style sheet is proved above.',
);
exempt(
  [
    'Several demos also import icons from `@mui/icons-material@7`.',
    'The [pickers quickstart](/x/react-date-pickers/quickstart/) shows the provider that takes it.',
    'This documentation uses 7; if your app has an older one, keep it, and put its major version into the commands below, for `@mui/system` as well.',
    "That isn't a fault of the grid or of a picker: cancel the request in the effect's cleanup.",
  ],
  'Speaks of other pages, or advises.',
);
