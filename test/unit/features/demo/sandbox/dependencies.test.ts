import {
  adapterLibraryOf,
  dependenciesOf,
  importedPackages,
  packageNameOf,
  untypedPackages,
} from '../../../../../src/features/demo/sandbox/dependencies';

/** Any package has a version: its own name. */
const versions: Record<string, string> = new Proxy<Record<string, string>>(
  {},
  { get: (_target, name) => `v-${String(name)}` },
);
const names = (record: Readonly<Record<string, string>>) => Object.keys(record);

describe('packageNameOf', () => {
  it.each([
    ['react', 'react'],
    ['react-dom/client', 'react-dom'],
    ['dayjs/locale/de', 'dayjs'],
    ['@mui/material', '@mui/material'],
    ['@mui/material/styles/index', '@mui/material'],
  ])('of %s is %s', (specifier, expected) => {
    expect(packageNameOf(specifier)).toBe(expected);
  });
});

describe('adapterLibraryOf', () => {
  const libraries = [
    ['AdapterDateFns', 'date-fns'],
    ['AdapterDateFnsJalali', 'date-fns-jalali'],
    ['AdapterDayjs', 'dayjs'],
    ['AdapterLuxon', 'luxon'],
    ['AdapterMoment', 'moment'],
    ['AdapterMomentHijri', 'moment-hijri'],
    ['AdapterMomentJalaali', 'moment-jalaali'],
  ] as const;

  it.each(
    libraries.flatMap(([adapter, library]) =>
      ['@mui/x-date-pickers', '@mui/x-date-pickers-pro', '@mui/lab'].map((name) => [
        `${name}/${adapter}`,
        library,
      ]),
    ),
  )('of %s is %s', (specifier, library) => {
    expect(adapterLibraryOf(specifier)).toBe(library);
  });

  it.each(['@mui/x-date-pickers/DatePicker', '@mui/x-charts/AdapterDayjs', 'AdapterDayjs'])(
    'of %s is none, since it is no adapter',
    (specifier) => {
      expect(adapterLibraryOf(specifier)).toBeUndefined();
    },
  );

  it.each([
    ['@mui/x-date-pickers/AdapterTemporal', 'AdapterTemporal'],
    ['@mui/x-date-pickers-pro/AdapterDateFnsV2', 'AdapterDateFnsV2'],
    ['@mui/lab/AdapterJoda/index', 'AdapterJoda'],
    ['@mui/lab/Adapter', 'Adapter'],
  ])('of %s is an error that names the adapter', (specifier, adapter) => {
    const message = `Can't determine required npm package for adapter '${adapter}'`;
    expect(() => adapterLibraryOf(specifier)).toThrow(new TypeError(message));
    expect(() => adapterLibraryOf(specifier)).toThrow(TypeError);
  });
});

describe('importedPackages', () => {
  it.each<[string, string[]]>([
    [`import Box from '@mui/material/Box';`, ['@mui/material']],
    [`import a from './a';\nimport '../b.css';`, []],
    [`import 'dayjs/locale/de';\nimport dayjs from 'dayjs';`, ['dayjs']],
    [`const a = () => import('date-fns');`, ['date-fns']],
    [
      `import { useDemoData } from '@mui/x-data-grid-generator';`,
      ['@mui/x-data-grid-generator', '@mui/icons-material'],
    ],
    [
      `import { AdapterLuxon } from '@mui/x-date-pickers-pro/AdapterLuxon';`,
      ['@mui/x-date-pickers-pro', 'luxon'],
    ],
  ])('of %s are %j', (text, expected) => {
    expect(importedPackages(text)).toEqual(expected);
  });
});

describe('dependenciesOf', () => {
  const ts = { variant: 'TS', styling: 'system' } as const;
  const js = { variant: 'JS', styling: 'system' } as const;

  it('always has React, Emotion and Material UI', () => {
    expect(names(dependenciesOf([''], js, versions).dependencies)).toEqual([
      '@emotion/react',
      '@emotion/styled',
      '@mui/material',
      'react',
      'react-dom',
    ]);
  });

  it('adds what any of the files imports, each once', () => {
    const texts = [
      `import dayjs from 'dayjs';`,
      `import 'dayjs/locale/de';\nimport clsx from 'clsx';`,
    ];
    expect(names(dependenciesOf(texts, js, versions).dependencies)).toEqual([
      '@emotion/react',
      '@emotion/styled',
      '@mui/material',
      'clsx',
      'dayjs',
      'react',
      'react-dom',
    ]);
  });

  it('pins every package to the given version', () => {
    const { dependencies, devDependencies } = dependenciesOf([`import 'luxon';`], ts, versions);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version).toBe(`v-${name}`);
    }
  });

  it.each([
    [{ variant: 'JS', styling: 'system' }, ['@vitejs/plugin-react', 'vite']],
    [{ variant: 'JS', styling: 'css' }, ['@vitejs/plugin-react', 'vite']],
    [
      { variant: 'JS', styling: 'tailwind' },
      ['@tailwindcss/vite', '@vitejs/plugin-react', 'tailwindcss', 'vite'],
    ],
    [
      { variant: 'TS', styling: 'system' },
      ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'],
    ],
  ] as const)('needs for %j the tools %j', (options, expected) => {
    expect(names(dependenciesOf([''], options, versions).devDependencies)).toEqual(expected);
  });

  it.each([
    ['luxon', ['@types/luxon']],
    ['moment-jalaali', ['@types/moment-jalaali']],
    ['moment', []],
    ['dayjs', []],
  ])('adds for %s in TypeScript the types %j', (name, expected) => {
    const { devDependencies } = dependenciesOf([`import '${name}';`], ts, versions);
    expect(
      names(devDependencies).filter(
        (type) => type.startsWith('@types/') && !type.includes('react'),
      ),
    ).toEqual(expected);
    expect(
      names(dependenciesOf([`import '${name}';`], js, versions).devDependencies),
    ).not.toContain(`@types/${name}`);
  });

  it('makes Tree View Pro work with the documented Tree View', () => {
    const pro = dependenciesOf([`import '@mui/x-tree-view-pro';`], js, versions);
    expect(pro.overrides).toEqual({ '@mui/x-tree-view': 'v-@mui/x-tree-view' });
    expect(dependenciesOf([`import '@mui/x-tree-view';`], js, versions).overrides).toEqual({});
  });

  it('names a package whose version is unknown', () => {
    const known = {
      ...Object.fromEntries(
        names(dependenciesOf([''], js, versions).dependencies).map((name) => [name, '1.0.0']),
      ),
      vite: '1.0.0',
    };
    expect(() => dependenciesOf([`import 'left-pad';`], js, known)).toThrow(
      "npm package 'left-pad'",
    );
  });
});

describe('untypedPackages', () => {
  it('are those without types of their own or under @types', () => {
    expect(untypedPackages(['moment', 'moment-hijri', 'luxon'])).toEqual(['moment-hijri']);
  });
});
