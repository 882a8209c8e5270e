import type { ApiModel, ApiProp } from '../../../../src/lib/api/apiModel';
import { namedTypes } from '../../../../tools/api-reference/namedTypes';
import { fixtureTypes } from './fixtureSite';

const FREE = `
import { Inner } from './inner';
export type Size = 'small' | 'large' | null;
export type Key = keyof Options;
export type Handler<E> = (value: number, options: Options) => E | null;
/** Says how. */
export interface Options extends React.HTMLAttributes<HTMLDivElement> {
  /**
   * How wide.
   * @default 10
   */
  width?: number;
  /** @deprecated Use \`width\`. */
  length: number | null;
  inner: Inner;
  'aria-made': string;
  /** @ignore */
  secret: string;
}
export type Tree = { label: string; children?: Tree[] };
export enum Level { Low = 'low', High = 'high' }
export type Paged = { page: number };
export type Loose = Partial<Options>;
export interface Documented { a: string }
export interface DocumentedPro { a: string }
`;

const { types } = fixtureTypes(
  {
    'x-charts/index.d.ts': `export * from './main';`,
    'x-charts/main.d.ts': FREE,
    'x-charts/inner.d.ts': `export interface Inner { deep: Deep } export interface Deep { deeper: Deeper } export interface Deeper { end: true } interface Twin { ofInner: string }`,
    'x-charts/twin.d.ts': `export interface Twin { exported: string }`,
    'x-charts-pro/index.d.ts': `import '@mui/x-charts'; export { Twin } from '@mui/x-charts/twin';`,
    'x-tree-view/index.d.ts': `export interface Elsewhere { a: string }`,
  },
  ['x-charts', 'x-charts-pro', 'x-tree-view'],
);

function modelOf(properties: readonly ApiProp[]): ApiModel {
  return {
    kind: 'interface',
    name: 'Documented',
    product: 'charts',
    description: '',
    imports: [],
    packages: [],
    demos: [],
    properties,
  };
}

/** The types that a row of this type names. */
function typesOf(type: string, more: Partial<ApiProp> = {}) {
  return namedTypes([modelOf([{ name: 'row', type, description: '', ...more }])], 'charts', types);
}

it('keeps the values of a union, also null, in the order of the author', () => {
  expect(typesOf('Size').Size).toEqual({ text: "'small' | 'large' | null" });
  expect(typesOf('Level').Level).toEqual({ text: "'low' | 'high'" });
});

it('gives the members of an object with their comments, and only the package’s own', () => {
  expect(typesOf('Array<Options>').Options).toEqual({
    description: 'Says how.',
    base: 'React.HTMLAttributes<HTMLDivElement>',
    members: [
      { name: 'width', optional: true, type: 'number', description: 'How wide.', default: '10' },
      { name: 'length', type: 'number | null', deprecated: 'Use `width`.' },
      { name: 'inner', type: 'Inner' },
      { name: 'aria-made', type: 'string' },
    ],
  });
});

it('says what a computed type resolves to', () => {
  expect(
    typesOf('Loose').Loose?.members?.map(({ name, optional }) => [name, optional]),
  ).toContainEqual(['length', true]);
});

it('names the parameters of a function, and its type parameters', () => {
  expect(typesOf('Handler<void>').Handler).toEqual({
    parameters: 'E',
    text: '(value: number, options: Options) => E | null',
  });
});

it('goes two levels deep, and ends in a type that names itself', () => {
  expect(Object.keys(typesOf('Inner'))).toEqual(['Deep', 'Inner']);
  expect(typesOf('Tree').Tree?.members?.[1]).toEqual({
    name: 'children',
    optional: true,
    type: 'Tree[]',
  });
});

it('leaves out what has a page, what other products declare, and what is said in another way', () => {
  expect(typesOf('Documented | DocumentedPro')).toEqual({});
  expect(typesOf("'Options' | React.Options | Elsewhere | { Size: string }")).toEqual({});
  expect(Object.keys(typesOf('Size', { expanded: "'small' | Paged" }))).toEqual(['Paged']);
});

it('takes the names in what a function takes and gives', () => {
  const signature = {
    parameters: [{ name: 'a', type: 'Size', description: '' }],
    returns: { type: 'Paged', description: '' },
  };
  expect(Object.keys(typesOf('Tree', { signature }))).toEqual(['Paged', 'Size', 'Tree']);
});
