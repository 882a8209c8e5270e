import { findModuleType, findName } from '../../../../tools/api-reference/findName';
import { fixtureTypes } from './fixtureSite';

const GAUGE = 'export declare function Gauge(): React.JSX.Element;';
const { siteDir, types, symbol } = fixtureTypes(
  {
    'x-charts/package.json': '{ "version": "8.1.0" }',
    'x-charts/index.d.ts': `
export * from './Gauge';
export { Hidden } from './Hidden/Hidden';
export * from './Hidden';
export interface GaugeOptions { a: string }
export type GaugeSize = 'small';
export declare function Moved(): null;
export declare const Moved2: string;
`,
    'x-charts/Gauge/index.d.ts': "export * from './Gauge';",
    'x-charts/Gauge/Gauge.d.ts': GAUGE,
    'x-charts/Hidden/index.d.ts': "export { Hidden as Concealed, Unstable_Gauge } from './Hidden';",
    'x-charts/Hidden/Hidden.d.ts': `
export declare function Hidden(): React.JSX.Element;
export declare function Unstable_Gauge(): React.JSX.Element;
`,
    'x-charts-pro/package.json': '{ "version": "8.2.0" }',
    'x-charts-pro/index.d.ts': `
export { Gauge } from '@mui/x-charts';
export { Funnel } from './Funnel';
export interface GaugeOptions { a: string; b: string }
export declare function Moved(): React.JSX.Element;
`,
    'x-charts-pro/Funnel/index.d.ts': "export * from './Funnel';",
    'x-charts-pro/Funnel/Funnel.d.ts': 'export declare function Funnel(): React.JSX.Element;',
    'x-charts/useGauge/index.d.ts': `
export interface UseGaugeProps { a: string }
interface UseGaugeOptions { b?: string }
export default function useGauge(options?: UseGaugeOptions): void;
export {};
`,
    'x-tree-view/index.d.ts': 'export {};',
    'x-tree-view-pro/index.d.ts': 'export {};',
  },
  ['x-charts', 'x-charts-pro', 'x-charts/useGauge', 'x-tree-view', 'x-tree-view-pro'],
);
const EXPORT_NAMES = { SteadyGauge: 'Unstable_Gauge' };
const find = (name: string, kind: 'component' | 'interface' = 'component') =>
  findName({ name, kind, product: 'charts' }, EXPORT_NAMES, types, siteDir);

test.each([
  [
    'the folder of the component comes first, then each package, free ones first',
    'Gauge',
    'component',
    [
      "import { Gauge } from '@mui/x-charts/Gauge';",
      "import { Gauge } from '@mui/x-charts';",
      "import { Gauge } from '@mui/x-charts-pro';",
    ],
  ],
  [
    'a package for a paid plan has folders as well',
    'Funnel',
    'component',
    [
      "import { Funnel } from '@mui/x-charts-pro/Funnel';",
      "import { Funnel } from '@mui/x-charts-pro';",
    ],
  ],
  [
    'a folder that does not export the name is no module to import from',
    'Hidden',
    'component',
    ["import { Hidden } from '@mui/x-charts';"],
  ],
  [
    'an unstable name is imported under the name of its page',
    'SteadyGauge',
    'component',
    [
      "import { Unstable_Gauge as SteadyGauge } from '@mui/x-charts/Hidden';",
      "import { Unstable_Gauge as SteadyGauge } from '@mui/x-charts';",
    ],
  ],
  [
    'an interface is imported as a type',
    'GaugeOptions',
    'interface',
    [
      "import type { GaugeOptions } from '@mui/x-charts';",
      "import type { GaugeOptions } from '@mui/x-charts-pro';",
    ],
  ],
  [
    'a function that only says where a component moved is passed by',
    'Moved',
    'component',
    ["import { Moved } from '@mui/x-charts-pro';"],
  ],
] as const)('%s', (_, name, kind, imports) => {
  expect(find(name, kind).imports).toEqual(imports);
});

test('a name has the plan of the simplest package that exports it, and the versions of all', () => {
  expect(find('Gauge')).toMatchObject({
    name: 'Gauge',
    product: 'charts',
    packages: [
      { name: '@mui/x-charts', version: '8.1.0' },
      { name: '@mui/x-charts-pro', version: '8.2.0' },
    ],
  });
  expect(find('Gauge').plan).toBe(undefined);
  expect(find('Funnel').plan).toBe('pro');
  expect(find('Moved').plan).toBe('pro');
});

test('what each package says that a name is, is kept', () => {
  expect(find('GaugeOptions', 'interface').symbols).toEqual([
    { symbol: symbol('x-charts', 'GaugeOptions'), plan: undefined },
    { symbol: symbol('x-charts-pro', 'GaugeOptions'), plan: 'pro' },
  ]);
});

test.each([
  ['Gone', 'component'],
  ['Gone', 'interface'],
  // Exported, but as something else.
  ['GaugeOptions', 'component'],
  ['Moved2', 'component'],
  ['Gauge', 'interface'],
] as const)('%s is no %s, which is an error that names the packages', (name, kind) => {
  expect(() => find(name, kind)).toThrow(
    `${name}: no ${kind} of that name is exported by @mui/x-charts, @mui/x-charts-pro.`,
  );
});

test('a name of another product does not count', () => {
  const entry = { name: 'Gauge', kind: 'component', product: 'tree-view' } as const;
  expect(() => findName(entry, {}, types, siteDir)).toThrow(
    'Gauge: no component of that name is exported by @mui/x-tree-view, @mui/x-tree-view-pro.',
  );
});

const findIn = (name: string, parameterOf?: string) =>
  findModuleType(
    { name, product: 'charts' },
    { module: '@mui/x-charts/useGauge', ...(parameterOf !== undefined && { parameterOf }) },
    types,
    siteDir,
  );

test('a type that only a module of its own exports is imported from there', () => {
  expect(findIn('UseGaugeProps')).toMatchObject({
    name: 'UseGaugeProps',
    imports: ["import type { UseGaugeProps } from '@mui/x-charts/useGauge';"],
    packages: [{ name: '@mui/x-charts', version: '8.1.0' }],
  });
});

test('a type that no module exports is that of a parameter', () => {
  const found = findIn('UseGaugeOptions', 'useGauge');
  expect(found.imports).toEqual([
    "import useGauge from '@mui/x-charts/useGauge';\n\ntype UseGaugeOptions = NonNullable<Parameters<typeof useGauge>[0]>;",
  ]);
  const { checker } = types;
  const properties = checker.getDeclaredTypeOfSymbol(found.symbol).getProperties();
  expect(properties.map(({ name }) => name)).toEqual(['b']);
});

test.each([
  ['UseGaugeOptions', undefined],
  ['UseGaugeProps', 'useGauge'],
])('a module without the type %s is an error that names both', (name, parameterOf) => {
  expect(() => findIn(name, parameterOf)).toThrow(
    `${name}: @mui/x-charts/useGauge has no type of that name.`,
  );
});
