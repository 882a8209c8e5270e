import type { ApiProp } from '../../../../src/lib/api/apiModel';
import {
  SYSTEM_PROPS,
  fileOf,
  isOwn,
  propEntries,
} from '../../../../tools/api-reference/extractProps';
import { fixtureTypes } from './fixtureSite';

const FREE = `
export interface Base {
  /** From the base. */
  inherited?: boolean;
}
export interface Props extends Base, React.HTMLAttributes<HTMLDivElement> {
  zebra: string;
  apple: number;
  /**
   * Called with the id.
   * @param {string} id The id.
   * @param {object} id.part A part of it.
   * @param {Params} params - More.
   * @param {Gone} gone What the type lacks.
   * @returns {boolean} Whether it is fine.
   */
  onDone?: (id: string, options: Size) => boolean;
  /** @param {number} value Only the comment knows it. */
  notCallable?: string;
  /** Has parameters of which nothing is said. */
  onQuiet?: (id: string) => void;
  /** @default \`'small'\` */
  size?: Size;
  /**
   * @default {
   *   a: 1
   * }
   */
  options?: { a: number };
  /** @ignore */
  hidden?: string;
  /** @deprecated Use \`size\`. */
  old?: string;
  /** Says what the button is for. */
  title?: string;
  role?: string;
}
type Size = 'small' | 'large';
export type Attributes = React.HTMLAttributes<HTMLDivElement> & {
  /** The title of the part. */
  title?: string;
  role?: string;
};
type System = { margin?: number; padding?: number };
export type SystemProps = System;
export type Computed = { [Key in 'margin' | 'slotProps']?: string };
export type Union =
  | { kind: 'one'; value: string; only: number; optional?: string }
  | {
      kind: 'two';
      /** Described here. */
      value: number;
      optional: string;
    };
type Kind = 'text' | 'number';
type Sections = number | 'all' | null;
export interface Nullable { sections?: Sections; done?: (() => void) | null }
export type Column =
  | { type?: Kind; field: string; getActions?: () => void }
  | { type: 'actions'; field: string; getActions: () => void };
export type Single = { kind: 'one'; value: string };
`;
const site = fixtureTypes(
  { 'x-charts/index.d.ts': FREE, 'system/index.d.ts': FREE },
  ['x-charts'],
  [{ name: SYSTEM_PROPS, module: '@mui/system', type: 'SystemProps' }],
);

function entriesOf(type: string): ReadonlyMap<string, ApiProp> {
  const properties = [...site.properties('x-charts', type).values()];
  const entries = propEntries(properties, site.types, ({ name }) =>
    name === 'zebra' ? 'pro' : undefined,
  );
  return new Map(entries.map((entry) => [entry.name, entry]));
}

function symbolOf(type: string, name: string) {
  const found = site.properties('x-charts', type).get(name);
  if (!found) {
    throw new Error(`The test has no ${type}.${name}.`);
  }
  return found.symbol;
}

const props = entriesOf('Props');

test('required props come first, then all others, each group by name', () => {
  expect([...props.keys()]).toEqual([
    'apple',
    'zebra',
    'inherited',
    'notCallable',
    'old',
    'onDone',
    'onQuiet',
    'options',
    'role',
    'size',
    'title',
  ]);
});

test.each([
  ['apple', { name: 'apple', required: true, type: 'number', description: '' }],
  ['zebra', { name: 'zebra', required: true, type: 'string', description: '', plan: 'pro' }],
  ['inherited', { name: 'inherited', type: 'boolean', description: 'From the base.' }],
  [
    'size',
    {
      name: 'size',
      type: 'Size',
      expanded: "'small' | 'large'",
      default: "'small'",
      description: '',
    },
  ],
  ['options', { name: 'options', type: '{ a: number; }', default: '{ a: 1 }', description: '' }],
  ['old', { name: 'old', type: 'string', description: '', deprecated: 'Use `size`.' }],
  [
    'onQuiet',
    {
      name: 'onQuiet',
      type: '(id: string) => void',
      description: 'Has parameters of which nothing is said.',
    },
  ],
])('%s is described by its type and its comment', (name, expected) => {
  expect(props.get(name)).toEqual(expected);
});

test('parameters have their types from the signature, by name or by place, or else from the comment', () => {
  expect(props.get('onDone')?.signature).toEqual({
    parameters: [
      { name: 'id', type: 'string', description: 'The id.' },
      { name: 'id.part', type: 'object', description: 'A part of it.' },
      { name: 'params', type: 'Params', description: 'More.' },
      { name: 'gone', type: 'Gone', description: 'What the type lacks.' },
    ],
    returns: { type: 'boolean', description: 'Whether it is fine.' },
  });
  expect(props.get('notCallable')?.signature?.parameters).toEqual([
    { name: 'value', type: 'number', description: 'Only the comment knows it.' },
  ]);
});

test.each([
  ['Props', 'size', true, 'a prop of the package'],
  ['Props', 'onClick', false, 'an attribute that is inherited from React'],
  ['Props', 'title', true, 'an attribute that an interface declares anew'],
  ['Attributes', 'onClick', false, 'an attribute that comes with another type'],
  ['Attributes', 'title', true, 'a repeated attribute that the package describes'],
  ['Attributes', 'role', false, 'a repeated attribute of which it says nothing'],
  ['Computed', 'slotProps', true, 'a prop that a type computes'],
  ['Computed', 'margin', false, 'a style prop that a type computes'],
])('%s.%s, owned: %s, is %s', (type, name, expected) => {
  expect(isOwn(symbolOf(type, name), site.types)).toBe(expected);
});

test('attributes of which the package says nothing have no entry', () => {
  expect([...entriesOf('Attributes').keys()]).toEqual(['title']);
});

test.each([
  ['Attributes', 'title', '/node_modules/@mui/x-charts/index.d.ts'],
  ['Props', 'onClick', '/node_modules/@types/react/index.d.ts'],
])('the file of %s.%s is that of the package, where it has one', (type, name, end) => {
  expect(fileOf(symbolOf(type, name)).endsWith(end)).toBe(true);
});

test('a prop that a type computes has no file', () => {
  expect(fileOf(symbolOf('Computed', 'slotProps'))).toMatch(/^$|x-charts/);
});

test('of a union, a prop is required when all members require it, and has the types of all', () => {
  expect([...entriesOf('Union').values()]).toEqual([
    { name: 'kind', required: true, type: "'one' | 'two'", description: '' },
    { name: 'value', required: true, type: 'string | number', description: 'Described here.' },
    { name: 'only', type: 'number', description: '' },
    { name: 'optional', type: 'string', description: '' },
  ]);
});

describe('what a type resolves to', () => {
  it('keeps null, which goes with undefined where TypeScript takes that away', () => {
    const entries = entriesOf('Nullable');
    expect(entries.get('sections')).toMatchObject({
      type: 'Sections',
      expanded: "number | 'all' | null",
    });
    expect(entries.get('done')?.type).toContain('null');
  });

  it('has all values of a property that members of a union share', () => {
    expect(entriesOf('Column').get('type')).toMatchObject({
      type: "Kind | 'actions'",
      expanded: "'text' | 'number' | 'actions'",
    });
  });
});

it('says for what kind a property of a union is required', () => {
  const entries = entriesOf('Column');
  expect(entries.get('getActions')).toMatchObject({ requiredFor: "type: 'actions'" });
  expect(entries.get('getActions')).not.toHaveProperty('required');
  expect(entries.get('field')).toMatchObject({ required: true });
  expect(entries.get('type')).not.toHaveProperty('requiredFor');
});
