import {
  expandedType,
  printedType,
  propertyType,
  withDefaults,
} from '../../../../tools/api-reference/typeText';
import { unionText } from '../../../../tools/api-reference/tidyText';
import { typeParametersOf } from '../../../../tools/api-reference/componentType';
import { fixtureTypes } from './fixtureSite';

const DECLARED = `
type Size = 'small' | 'large' | 'auto';
type Reason = (reason: string) => void;
type Model = readonly Item[];
interface Item { id: string }
type Mapped = { [Key in Size]?: Item };
type Generic<T> = T | null;
type PickerValue = Date | Dayjs | null;
interface Dayjs { day: number }
type PickerNonNullableRangeValue = [Dayjs, Dayjs];
type Both = 'a' | 'b';
/** Written on one line where it fits, without comments. */
export interface Props {
  text: string;
  trailing?: string | undefined;
  leading?: undefined | string;
  block?:
    | 'one'
    | 'two';
  wrapped?: (() => void) | undefined;
  result?: (id: string) => Item | undefined;
  nested?: (one: (() => Item) | undefined) => Item | undefined;
  several?: (() => void) | (() => string);
  object: {
    /** The id. */
    id?: number | undefined;
    run(value: string): void;
  };
  tuple: [
    string,
    number,
  ];
  value: PickerValue;
  range?: PickerNonNullableRangeValue;
  size?: Size;
  reason?: Reason;
  model: Model;
  item: Item;
  mapped: Mapped;
  generic: Generic<string>;
  elements: HTMLElement;
  date: Date;
  node: React.ReactNode;
}
export interface Row<R> {
  row: R;
  change: (row: R) => R | undefined;
  key: keyof R;
}
export interface Filled<R extends { id: string } = any> { row: (row: R) => void }
export type RowOfItem = Row<Item>;
export type RowOfAny = Filled;
export type Merged = { text: 'b' | 'a' } & { text: 'a' | 'c' };
export type Computed = { [Key in 'one']: 'z' | 'y' | 'x' };
export declare function Field<
  TMultiple extends boolean = false,
  Value = string,
  R = any,
  TNever = undefined,
>(props: { multiple: TMultiple; value: Value; row: R; never: TNever }): string;
`;

const { types, properties, symbol } = fixtureTypes({ 'x-a/index.d.ts': DECLARED }, ['x-a']);
const { checker, place } = types;

function property(type: string, name: string) {
  const found = properties('x-a', type).get(name);
  if (!found) {
    throw new Error(`The test has no ${type}.${name}.`);
  }
  return { symbol: found.symbol, type: checker.getTypeOfSymbolAtLocation(found.symbol, place) };
}

function textOf(type: string, name: string): string {
  const found = property(type, name);
  return propertyType(found.symbol, found.type, types);
}

test.each([
  ['text', 'string'],
  ['trailing', 'string'],
  ['leading', 'string'],
  ['block', "'one' | 'two'"],
  ['wrapped', '() => void'],
  ['several', '(() => void) | (() => string)'],
  ['object', '{ id?: number; run(value: string): void; }'],
  ['tuple', '[string, number]'],
])('%s is as its author wrote it, on one line and without undefined', (name, expected) => {
  expect(textOf('Props', name)).toBe(expected);
});

test.each([
  ['result', '(id: string) => Item | undefined'],
  ['nested', '(one: (() => Item) | undefined) => Item | undefined'],
])('what the function %s gives back may be undefined', (name, expected) => {
  expect(textOf('Props', name)).toBe(expected);
});

test.each([
  ['value', 'PickerValidDate | null'],
  ['range', '[PickerValidDate, PickerValidDate]'],
])('the date %s has a name that can be looked up', (name, expected) => {
  expect(textOf('Props', name)).toBe(expected);
});

test.each([
  ['RowOfItem', 'row', 'Item'],
  ['RowOfItem', 'change', '(row: Item) => Item | undefined'],
  // Nothing is known of the row: the author's name says more than any.
  ['RowOfAny', 'row', '(row: R) => void'],
])('a type parameter is what it stands for, where that is known: %s.%s', (type, name, expected) => {
  expect(textOf(type, name)).toBe(expected);
});

test('several declarations give what they have in common', () => {
  expect(textOf('Merged', 'text')).toBe("'a'");
});

test('what is written nowhere is printed, with literals in the order of letters', () => {
  expect(textOf('Computed', 'one')).toBe("'x' | 'y' | 'z'");
});

test.each([
  ['size', "'small' | 'large' | 'auto'"],
  ['reason', '(reason: string) => void'],
  ['model', 'readonly Item[]'],
  // A name of an object, a mapping or a native type stays a name.
  ['item', undefined],
  ['mapped', undefined],
  ['elements', undefined],
  ['date', undefined],
  ['node', undefined],
  // These explain themselves.
  ['text', undefined],
  ['object', undefined],
  // The text with its parameter filled in is shorter than its explanation.
  ['generic', 'string | null'],
])('a short name has what it stands for, in the order of its author: %s', (name, expected) => {
  expect(expandedType(textOf('Props', name), property('Props', name).type, types)).toBe(expected);
});

test.each([
  [['string', 'undefined', 'number', 'string'], 'string | number'],
  [["'a' | 'b'", "'b' | 'c'"], "'a' | 'b' | 'c'"],
  [['() => void'], '() => void'],
  [['() => void', 'string'], '(() => void) | string'],
  [['(id: string) => (() => void)', 'null'], '((id: string) => (() => void)) | null'],
  [['Array<() => void>', '{ run: () => void; }'], 'Array<() => void> | { run: () => void; }'],
  [['(() => void) | null', 'string'], '(() => void) | null | string'],
  [[], ''],
])('%j as one type', (texts, expected) => {
  expect(unionText(texts)).toBe(expected);
});

test("a component's type parameters are their defaults", () => {
  const readable = withDefaults(typeParametersOf(symbol('x-a', 'Field'), types));
  expect(readable('SlotProps<TMultiple>')).toBe('SlotProps<false>');
  expect(readable('(value: Value) => Value')).toBe('(value: string) => string');
  // Alone it can be anything that is allowed.
  expect(readable('TMultiple')).toBe('boolean');
  expect(readable('Value')).toBe('string');
  // A letter is a usual name, parts of words are no names, and what may be anything says so.
  expect(readable('R[]')).toBe('R[]');
  expect(readable('Slots<TNever>')).toBe('Slots<any>');
  expect(readable('TMultipleProps')).toBe('TMultipleProps');
});

test('a printed type names no files', () => {
  const { type } = property('Props', 'item');
  expect(printedType(type, types)).toBe('Item');
});
