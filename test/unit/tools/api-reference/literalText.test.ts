import { literalText } from '../../../../tools/api-reference/literalText';
import { fixtureTypes } from './fixtureSite';

const DECLARED = `
declare const top: 'top';
type Side = typeof top | "bottom";
type Size = 'small' | 'large';
type Open<T extends string, Added> = T;
type OverridableStringUnion<T extends string, Added> = T;
interface Added {}
interface Base {
  checked?: boolean | undefined;
  side?: Side;
  onChange?: (event: Event) => void;
}
export interface Props<Variant extends Size | 'auto' = Size> {
  size?: Size;
  variant?: Variant;
  color?: OverridableStringUnion<Size | 'own', Added>;
  limit?: Size | false | number;
  side?: Base['side'];
  checked?: Base['checked'];
  tabIndex?: NonNullable<Base['checked']>;
  repeated?: Size | 'small';
  onChange?: Base['onChange'];
  generic?: Open<'a', Added>;
  open?: Size | (string & {});
  base?: Base;
}
`;

const { types, properties } = fixtureTypes({ 'x-a/index.d.ts': DECLARED }, ['x-a']);
const props = properties('x-a', 'Props');

test.each([
  ['size', "'small' | 'large'"],
  ['variant', "'small' | 'large' | 'auto'"],
  ['color', "'small' | 'large' | 'own'"],
  ['limit', "'small' | 'large' | false | number"],
  ['side', "'top' | 'bottom'"],
  ['checked', 'boolean'],
  ['tabIndex', 'boolean'],
  ['repeated', "'small' | 'large'"],
])('%s is spelled out in the order of its author', (name, wanted) => {
  const symbol = props.get(name)?.symbol;
  expect(symbol && literalText(symbol, types)).toBe(wanted);
});

test.each(['onChange', 'generic', 'open', 'base'])('%s has more than literals', (name) => {
  const symbol = props.get(name)?.symbol;
  expect(symbol).toBeDefined();
  expect(symbol && literalText(symbol, types)).toBeUndefined();
});
