import { extractInterface } from '../../../../tools/api-reference/extractInterface';
import { findName } from '../../../../tools/api-reference/findName';
import { fixtureTypes } from './fixtureSite';

const FREE = `
/** Describes a column. */
export interface ColDef {
  /** Its name. */
  field: string;
  width?: number;
}
/** @deprecated Use \`ColDef\`. */
export interface OldDef<Value> { value: Value }
export interface Empty {}
`;
const PRO = `
import { ColDef as FreeColDef } from '@mui/x-data-grid';
/** Of the paid package. */
export interface ColDef extends FreeColDef { pinned?: boolean }
export interface ProDef extends Pick<FreeColDef, 'field'> { own: string }
`;
const PREMIUM = `
import { ColDef as ProColDef } from '@mui/x-data-grid-pro';
export { ProDef } from '@mui/x-data-grid-pro';
export interface ColDef extends ProColDef { aggregable?: boolean }
`;
const MODULES = ['x-data-grid', 'x-data-grid-pro', 'x-data-grid-premium'];
const [free, pro, premium] = MODULES.map((name) => ({ name: `@mui/${name}`, version: '1.0.0' }));
const { siteDir, types } = fixtureTypes(
  {
    ...Object.fromEntries(
      MODULES.map((name) => [`${name}/package.json`, '{ "version": "1.0.0" }']),
    ),
    'x-data-grid/index.d.ts': FREE,
    'x-data-grid-pro/index.d.ts': PRO,
    'x-data-grid-premium/index.d.ts': PREMIUM,
  },
  MODULES,
  [{ name: 'OldDef', module: '@mui/x-data-grid', type: 'OldDef<string>' }],
);
const modelOf = (name: string) =>
  extractInterface(
    findName({ name, kind: 'interface', product: 'data-grid' }, {}, types, siteDir),
    { types, demosOf: (product, of) => [`/x/react-${product}/${of}`] },
  );

test('an interface that packages extend has the properties of all, each with its plan', () => {
  expect(modelOf('ColDef')).toEqual({
    kind: 'interface',
    name: 'ColDef',
    product: 'data-grid',
    description: 'Describes a column.',
    imports: [
      "import type { ColDef } from '@mui/x-data-grid';",
      "import type { ColDef } from '@mui/x-data-grid-pro';",
      "import type { ColDef } from '@mui/x-data-grid-premium';",
    ],
    packages: [free, pro, premium],
    demos: ['/x/react-data-grid/ColDef'],
    properties: [
      { name: 'field', required: true, type: 'string', description: 'Its name.' },
      { name: 'aggregable', type: 'boolean', description: '', plan: 'premium' },
      { name: 'pinned', type: 'boolean', description: '', plan: 'pro' },
      { name: 'width', type: 'number', description: '' },
    ],
  });
});

test('shows a plan that the whole interface needs once on its page', () => {
  const { plan, properties, packages } = modelOf('ProDef');
  expect(plan).toBe('pro');
  expect(properties.map((one) => [one.name, one.plan])).toEqual([
    ['field', undefined],
    ['own', undefined],
  ]);
  expect(packages).toEqual([pro, premium]);
});

test('type parameters are those that the reference chose, and a deprecation is kept', () => {
  expect(modelOf('OldDef')).toMatchObject({
    deprecated: 'Use `ColDef`.',
    properties: [{ name: 'value', type: 'string' }],
  });
});

test('an interface without properties is an error that names it', () => {
  expect(() => modelOf('Empty')).toThrow('Empty has no properties of its own.');
});
