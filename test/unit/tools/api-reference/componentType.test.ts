import {
  elementName,
  inheritanceOf,
  isComponent,
  propsTypeOf,
  refTarget,
  typeParametersOf,
} from '../../../../tools/api-reference/componentType';
import { propertiesOf } from '../../../../tools/api-reference/extractProps';
import { fixtureTypes } from './fixtureSite';

const CHARTS = `
import { ButtonProps } from '@mui/material/Button';
import { PaperProps } from '@mui/material/Paper';
interface Own { own?: string }
export declare function Plain(props: Own): React.JSX.Element;
export declare function Optional(props?: Own): React.JSX.Element;
export declare function Empty(): React.JSX.Element;
export declare function Moved(): null;
export declare const constant: string;
export declare const OnDiv: React.ForwardRefExoticComponent<
  Own & React.HTMLAttributes<HTMLDivElement> & React.RefAttributes<HTMLDivElement>
>;
export declare const OnSvg: React.ForwardRefExoticComponent<
  Own & React.SVGProps<SVGSVGElement> & React.RefAttributes<SVGSVGElement>
>;
export declare function ByClick(
  props: Own & React.HTMLAttributes<HTMLLIElement>,
): React.JSX.Element;
export declare function OfAnyElement(
  props: Own & React.HTMLAttributes<HTMLElement>,
): React.JSX.Element;
export declare const OnButton: React.ForwardRefExoticComponent<
  Own & ButtonProps & Pick<PaperProps, 'paperOne'> & React.RefAttributes<HTMLButtonElement>
>;
export declare function WithKey(
  props: Own & React.RefAttributes<HTMLUListElement>,
): React.JSX.Element;
export declare function Generic<Row, TMany extends boolean = false>(
  props: Own & { row: Row; many?: TMany },
): React.JSX.Element;
export interface GenericProps<Row = string> { row: Row }
`;
const { types, symbol } = fixtureTypes(
  {
    'x-charts/index.d.ts': CHARTS,
    'material/Button/index.d.ts': `
export interface ButtonProps extends React.HTMLAttributes<HTMLButtonElement> {
  buttonOne?: string;
  buttonTwo?: string;
}`,
    'lab/index.d.ts': "export * from './Rail'; export * from './TimelineItem';",
    'lab/Rail/index.d.ts': `
import { ButtonProps } from '@mui/material/Button';
export interface RailProps extends ButtonProps { railOne?: string; railTwo?: string; railThree?: string }
export declare function Rail(props: RailProps): React.JSX.Element;`,
    'lab/TimelineItem/index.d.ts': `
export declare function TimelineItem(props: React.HTMLAttributes<HTMLDivElement>): React.JSX.Element;`,
    'material/Paper/index.d.ts': 'export interface PaperProps { paperOne?: string }',
  },
  ['x-charts', 'lab'],
  [{ name: 'Generic', module: '@mui/x-charts', type: 'GenericProps' }],
);

function propsOf(name: string) {
  const props = propsTypeOf(name, symbol('x-charts', name), types);
  return props ? propertiesOf(props, types.checker) : undefined;
}

test.each([
  ['Plain', ['own']],
  ['Optional', ['own']],
  ['Empty', undefined],
  // Read with the defaults of its parameters instead of what it declares.
  ['Generic', ['row']],
])('the props of %s are %j', (name, expected) => {
  expect(propsOf(name)?.map((one) => one.symbol.name)).toEqual(expected);
});

test('a component has its type parameters in order', () => {
  const names = (name: string) =>
    typeParametersOf(symbol('x-charts', name), types).map((one) => one.symbol.name);
  expect(names('Generic')).toEqual(['Row', 'TMany']);
  expect(names('Plain')).toEqual([]);
  expect(names('constant')).toEqual([]);
});

test.each([
  ['Plain', true],
  ['OnDiv', true],
  ['Moved', false],
  ['constant', false],
])('%s renders something: %s', (name, expected) => {
  expect(isComponent(symbol('x-charts', name), types)).toBe(expected);
});

test.each([
  ['HTMLDivElement', 'div'],
  ['HTMLInputElement', 'input'],
  ['HTMLLIElement', 'li'],
  ['HTMLUListElement', 'ul'],
  ['SVGSVGElement', 'svg'],
  ['SVGGElement', 'g'],
  ['SVGPathElement', 'path'],
  ['HTMLElement', undefined],
  ['SVGElement', undefined],
  ['Element', undefined],
])('%s is the element %s', (domInterface, expected) => {
  expect(elementName(domInterface)).toBe(expected);
});

test.each([
  ['OnDiv', 'HTMLDivElement'],
  ['OnSvg', 'SVGSVGElement'],
  ['WithKey', 'HTMLUListElement'],
  ['Plain', undefined],
  ['ByClick', undefined],
  ['Empty', undefined],
])('a ref of %s holds %s', (name, expected) => {
  expect(refTarget(symbol('x-charts', name), types)).toBe(expected);
});

test.each([
  ['OnDiv', { kind: 'element', name: 'div' }],
  ['OnSvg', { kind: 'element', name: 'svg' }],
  // Without a ref, its events tell the element.
  ['ByClick', { kind: 'element', name: 'li' }],
  // Of several components of Material UI, the one that most props come from.
  ['OnButton', { kind: 'component', name: 'Button' }],
  ['OfAnyElement', undefined],
  // A ref and a key are not the attributes of an element.
  ['WithKey', undefined],
  ['Plain', undefined],
])('further props of %s go to %j', (name, expected) => {
  expect(inheritanceOf(symbol('x-charts', name), propsOf(name) ?? [], types)).toEqual(expected);
});

test.each([
  // Its own props are more, but say nothing of what it is made of.
  ['Rail', { kind: 'component', name: 'Button' }],
  // Its types name another element.
  ['TimelineItem', { kind: 'element', name: 'li' }],
])('further props of the component %s of the lab go to %j', (name, expected) => {
  const component = symbol('lab', name);
  const props = propsTypeOf(name, component, types);
  const properties = props ? propertiesOf(props, types.checker) : [];
  expect(inheritanceOf(component, properties, types)).toEqual(expected);
});
