import type { ComponentApi } from '../../../../src/lib/api/apiModel';
import { createRelatives } from '../../../../tools/api-reference/extractAll';
import {
  type ComponentContext,
  extractComponent,
} from '../../../../tools/api-reference/extractComponent';
import { type Home, findName } from '../../../../tools/api-reference/findName';
import { fixtureTypes } from './fixtureSite';

const CHARTS = `
interface GaugeClasses {
  /** On the root. */
  root: string;
  /** On the text. */
  valueText: string;
  /** When it is selected. */
  selected: string;
  /** @deprecated Use \`valueText\`. */
  old?: string;
}
interface GaugeSlots {
  /** Draws the text. @default GaugeValueText */
  valueText?: React.ElementType;
  /**
   * Draws a mark.
   * @default GaugeMark
   * @deprecated No mark is drawn.
   */
  mark?: React.JSXElementConstructor<MarkProps<TMany>>;
  /** @ignore */
  hidden?: React.ElementType;
}
export interface GaugeProps<TMany = false> extends React.HTMLAttributes<HTMLDivElement> {
  /** The value. */
  value: number;
  slotProps?: SlotProps<TMany>;
  classes?: Partial<GaugeClasses>;
  slots?: GaugeSlots;
}
interface SlotProps<TMany> { many: TMany }
interface MarkProps<TMany> { many: TMany }
type TMany = boolean;
/**
 * Shows a value.
 *
 * Demos:
 *
 * - [Gauge](https://mui.com/x/react-charts/gauge/)
 *
 * @deprecated Use another one.
 */
export declare const Gauge: <TMany extends boolean = false>(
  props: GaugeProps<TMany> & React.RefAttributes<HTMLDivElement>,
) => React.JSX.Element;
export declare function Bare(): React.JSX.Element;
interface LiveApi {
  /**
   * Zooms in.
   * @param {number} by How far.
   */
  zoom: (by: number) => void;
  /** @ignore */
  secret: () => void;
}
export interface LiveProps { apiRef?: React.RefObject<LiveApi | undefined> }
export declare function Live(props: LiveProps): React.JSX.Element;
interface LostProps { classes?: { root: string } }
export declare function Lost(props: LostProps): React.JSX.Element;
`;
const GRID = `
export interface DataGridProps {
  rows: string[];
  /** Of the free package, for all. */
  density?: string;
}
export declare function DataGrid(props: DataGridProps): React.JSX.Element;
`;
const PRO = `
import { DataGridProps } from '@mui/x-data-grid';
export { DataGrid } from '@mui/x-data-grid';
export interface DataGridProProps extends DataGridProps { pinned?: string; slots?: ProSlots }
interface ProSlots { pin?: React.ElementType }
export declare function DataGridPro(props: DataGridProProps): React.JSX.Element;
export interface ProOnlyProps { own?: string }
export declare function ProOnly(props: ProOnlyProps & Pick<DataGridProps, 'density'>): React.JSX.Element;
`;
const PREMIUM = `
import { DataGridProProps } from '@mui/x-data-grid-pro';
export interface DataGridPremiumProps extends DataGridProProps { aggregation?: string }
export declare function DataGridPremium(props: DataGridPremiumProps): React.JSX.Element;
`;
const MATERIAL = `
type Size = 'small' | 'large';
export interface InputProps<Variant extends Size = Size> {
  size?: Variant;
  limit?: Size | false;
  text?: 'a' | 'b';
  onChange?: (size: Size) => void;
}
export declare function Input<Variant extends Size>(props: InputProps<Variant>): React.JSX.Element;
`;
const MODULES = [
  'lab',
  'material',
  'x-charts',
  'x-charts-pro',
  'x-data-grid',
  'x-data-grid-pro',
  'x-data-grid-premium',
];
const { siteDir, types } = fixtureTypes(
  {
    ...Object.fromEntries(
      MODULES.map((name) => [`${name}/package.json`, '{ "version": "1.0.0" }']),
    ),
    'lab/index.d.ts': 'export {};',
    'material/index.d.ts': MATERIAL,
    'x-charts/index.d.ts': "export * from './Gauge/Gauge';",
    'x-charts/Gauge/Gauge.d.ts': CHARTS,
    'x-charts-pro/index.d.ts': 'export {};',
    'x-data-grid/index.d.ts': GRID,
    'x-data-grid-pro/index.d.ts': PRO,
    'x-data-grid-premium/esm/index.d.ts': PREMIUM,
    'x-data-grid-premium/package.json': '{ "version": "1.0.0", "types": "esm/index.d.ts" }',
  },
  MODULES,
);

const home = (name: string, product: 'charts' | 'data-grid' | 'material-ui'): Home =>
  findName({ name, kind: 'component', product }, {}, types, siteDir);
const grids = ['DataGrid', 'DataGridPremium', 'DataGridPro', 'ProOnly'].map((name) =>
  home(name, 'data-grid'),
);
const context: ComponentContext = {
  types,
  classNamesOf: (component) =>
    component === 'Lost'
      ? undefined
      : (key) => (key === 'selected' ? 'Mui-selected' : `MuiGauge-${key}`),
  themeNames: { charts: new Map([['GaugeProps', 'MuiGauge']]) },
  demosOf: (product, name) => (name === 'Gauge' ? [`/x/react-${product}/gauge`] : []),
  relativesOf: createRelatives(grids, types),
};
const gauge = extractComponent(home('Gauge', 'charts'), context);
const gridOf = (name: string) => extractComponent(home(name, 'data-grid'), context);

test('a page has what the component and its comment say, without lists of links', () => {
  const { props, slots, classes, ...rest } = gauge;
  expect(rest).toEqual({
    kind: 'component',
    name: 'Gauge',
    product: 'charts',
    description: 'Shows a value.',
    deprecated: 'Use another one.',
    imports: ["import { Gauge } from '@mui/x-charts';"],
    packages: [{ name: '@mui/x-charts', version: '1.0.0' }],
    demos: ['/x/react-charts/gauge'],
    ref: 'HTMLDivElement',
    inheritance: { kind: 'element', name: 'div' },
    themeName: 'MuiGauge',
    source: 'packages/x-charts/src/Gauge/Gauge.tsx',
  });
  expect(props.map(({ name }) => name)).toEqual(['value', 'classes', 'slotProps', 'slots']);
  expect([slots.length, classes.length]).toEqual([2, 4]);
});

test('a page says nothing of what a component lacks', () => {
  expect(extractComponent(home('Bare', 'charts'), context)).toEqual({
    kind: 'component',
    name: 'Bare',
    product: 'charts',
    description: '',
    imports: ["import { Bare } from '@mui/x-charts';"],
    packages: [{ name: '@mui/x-charts', version: '1.0.0' }],
    demos: [],
    props: [],
    slots: [],
    classes: [],
    source: 'packages/x-charts/src/Gauge/Gauge.tsx',
  });
});

test('a type parameter of the component is its default, in types of props and of slots', () => {
  expect(gauge.props.find(({ name }) => name === 'slotProps')?.type).toBe('SlotProps<false>');
  expect(gauge.slots.find(({ name }) => name === 'mark')?.type).toBe(
    'React.JSXElementConstructor<MarkProps<false>>',
  );
});

test('slots have their default and the class of the same name; ignored ones are left out', () => {
  expect(gauge.slots).toEqual([
    {
      name: 'mark',
      description: 'Draws a mark.',
      type: 'React.JSXElementConstructor<MarkProps<false>>',
      default: 'GaugeMark',
      deprecated: 'No mark is drawn.',
    },
    {
      name: 'valueText',
      description: 'Draws the text.',
      type: 'React.ElementType',
      default: 'GaugeValueText',
      className: 'MuiGauge-valueText',
    },
  ]);
});

test('classes have their rule; a state that components share is marked', () => {
  expect(gauge.classes).toEqual([
    { name: 'old', className: 'MuiGauge-old', description: '', deprecated: 'Use `valueText`.' },
    { name: 'root', className: 'MuiGauge-root', description: 'On the root.' },
    {
      name: 'selected',
      className: 'Mui-selected',
      description: 'When it is selected.',
      isGlobal: true,
    },
    { name: 'valueText', className: 'MuiGauge-valueText', description: 'On the text.' },
  ]);
});

test('classes whose names cannot be found are an error that names component and file', () => {
  expect(() => extractComponent(home('Lost', 'charts'), context)).toThrow(
    /^Lost: .*\/@mui\/x-charts\/Gauge\/Gauge.d.ts doesn't say how its classes are named\.$/,
  );
});

const plansOf = ({ props }: ComponentApi) =>
  Object.fromEntries(props.map(({ name, plan }) => [name, plan]));

test.each([
  ['DataGrid', undefined, { rows: undefined, density: undefined }],
  ['DataGridPro', 'pro', { rows: undefined, density: undefined, pinned: 'pro', slots: 'pro' }],
  [
    'DataGridPremium',
    'premium',
    {
      rows: undefined,
      density: undefined,
      pinned: 'pro',
      slots: 'pro',
      aggregation: 'premium',
    },
  ],
  // Without a simpler relative, the plan of the page is that of each prop.
  ['ProOnly', 'pro', { own: undefined, density: undefined }],
])('a prop of %s needs the plan of the simplest component with it', (name, plan, expected) => {
  const model = gridOf(name);
  expect(model.plan).toBe(plan);
  expect(plansOf(model)).toEqual(expected);
});

test('a slot needs the plan of the package that declares it', () => {
  expect(gridOf('DataGridPremium').slots).toMatchObject([{ name: 'pin', plan: 'pro' }]);
});

test('relatives are the simpler components of the same name and product, the simplest first', () => {
  const plans = (name: string) =>
    context.relativesOf('data-grid', name).map(({ plan, props }) => [plan, props.size]);
  expect(plans('DataGridPremium')).toEqual([
    [undefined, 2],
    ['pro', 4],
  ]);
  expect(plans('DataGridPro')).toEqual([[undefined, 2]]);
  expect(plans('DataGrid')).toEqual([]);
  expect(plans('ProOnly')).toEqual([]);
  expect(context.relativesOf('charts', 'DataGridPro')).toEqual([]);
});

test('finds the source of a file of built modules where the others are', () => {
  expect(gridOf('DataGridPremium').source).toBe('packages/x-data-grid-premium/src/index.tsx');
});

it('lists what the object behind `apiRef` has', () => {
  expect(extractComponent(home('Live', 'charts'), context).methods).toEqual([
    {
      name: 'zoom',
      required: true,
      type: '(by: number) => void',
      description: 'Zooms in.',
      signature: { parameters: [{ name: 'by', type: 'number', description: 'How far.' }] },
    },
  ]);
  expect(gauge).not.toHaveProperty('methods');
});

test('a prop of Material UI has the values of a named type spelled out', () => {
  const { props } = extractComponent(home('Input', 'material-ui'), context);
  expect(props.map(({ name, type, expanded }) => [name, type, expanded])).toEqual([
    ['limit', 'Size | false', "'small' | 'large' | false"],
    ['onChange', '(size: Size) => void', undefined],
    ['size', 'Size', "'small' | 'large'"],
    ['text', "'a' | 'b'", undefined],
  ]);
});
