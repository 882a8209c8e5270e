/** The type of a component's props, and what it says about the element that the component renders. */
import ts from 'typescript';
import type { ApiInheritance } from '../../src/lib/api/apiModel';
import { type FoundProperty, fileOf, isOwn, propertiesOf } from './extractProps';
import type { PackageTypes } from './program';

function signaturesOf(
  symbol: ts.Symbol,
  { checker, place }: PackageTypes,
): readonly ts.Signature[] {
  const type = checker.getTypeOfSymbolAtLocation(symbol, place);
  // `React.JSXElementConstructor` is a function or a class.
  return type.isUnion()
    ? type.types.flatMap((one) => one.getCallSignatures())
    : type.getCallSignatures();
}

/** How a component is called when nobody chooses its root element: of several ways, the last that leaves no type open. */
function ownSignature(symbol: ts.Symbol, types: PackageTypes): ts.Signature | undefined {
  const signatures = signaturesOf(symbol, types);
  return signatures.findLast((one) => !one.getTypeParameters()) ?? signatures[0];
}

/**
 * The prop that chooses the root element of a component, and with it further props: `component` of Material UI;
 * `undefined` for a component whose root stays.
 */
export function rootProp(symbol: ts.Symbol, types: PackageTypes): ts.Symbol | undefined {
  const { checker, place } = types;
  return signaturesOf(symbol, types)
    .map((signature) => {
      const [props] = signature.getParameters();
      return props && checker.getTypeOfSymbolAtLocation(props, place).getProperty('component');
    })
    .find(
      (chosen) =>
        chosen &&
        checker.getTypeOfSymbolAtLocation(chosen, place).flags & ts.TypeFlags.TypeParameter,
    );
}

/** The type of what a component takes, as it is declared. */
function parameterType(symbol: ts.Symbol, types: PackageTypes): ts.Type | undefined {
  const { checker, place } = types;
  const signature = ownSignature(symbol, types);
  const parameter = signature?.parameters[0];
  return (
    parameter && checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(parameter, place))
  );
}

/** The type of the props of a component; `undefined` for one that takes none. */
export function propsTypeOf(
  name: string,
  symbol: ts.Symbol,
  types: PackageTypes,
): ts.Type | undefined {
  return types.aliases.get(name) ?? parameterType(symbol, types);
}

/** The type parameters of a component. */
export function typeParametersOf(
  symbol: ts.Symbol,
  types: PackageTypes,
): readonly ts.TypeParameter[] {
  return ownSignature(symbol, types)?.getTypeParameters() ?? [];
}

/** Whether a value renders something: packages also export functions that only say where a component moved. */
export function isComponent(symbol: ts.Symbol, types: PackageTypes): boolean {
  const [signature] = signaturesOf(symbol, types);
  return signature !== undefined && !(signature.getReturnType().flags & ts.TypeFlags.Null);
}

/** Elements whose DOM interface doesn't carry their name. */
const ELEMENTS: Readonly<Record<string, string>> = {
  HTMLAnchorElement: 'a',
  HTMLLIElement: 'li',
  HTMLUListElement: 'ul',
  HTMLParagraphElement: 'p',
  HTMLTableCellElement: 'td',
  HTMLTableRowElement: 'tr',
  SVGSVGElement: 'svg',
  SVGGElement: 'g',
};

/** `div` for `HTMLDivElement`; `undefined` for an interface of several elements. */
export function elementName(domInterface: string): string | undefined {
  if (/^(?:HTML|SVG)?(?:TableSection)?Element$/.test(domInterface)) {
    return undefined;
  }
  const [, name] = /^(?:HTML|SVG)(\w+)Element$/.exec(domInterface) ?? [];
  return ELEMENTS[domInterface] ?? name?.toLowerCase();
}

const DOM_INTERFACE = /\b(?:HTML|SVG)\w*Element\b/;

/** The DOM interface that a property's type names. */
function domInterfaceOf(
  property: FoundProperty | undefined,
  types: PackageTypes,
): string | undefined {
  const { checker, place } = types;
  const type = property && checker.getTypeOfSymbolAtLocation(property.symbol, place);
  const text = type && checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  return text && DOM_INTERFACE.exec(text)?.[0];
}

/**
 * What a ref of a component of Material UI holds: where the type of `ref` leaves it open, the element whose attributes
 * the component takes, and `Element` where it takes those of any; `undefined` when it takes no ref.
 */
export function materialRefTarget(component: ts.Symbol, types: PackageTypes): string | undefined {
  const props = parameterType(component, types);
  const properties = props ? propertiesOf(props, types.checker) : [];
  const named = (name: string) => properties.find(({ symbol }) => symbol.name === name);
  return named('ref') === undefined
    ? undefined
    : (domInterfaceOf(named('ref'), types) ?? domInterfaceOf(named('onClick'), types) ?? 'Element');
}

/** What a ref of the component holds: `HTMLDivElement`; `undefined` when it takes none, or its type doesn't say. */
export function refTarget(component: ts.Symbol, types: PackageTypes): string | undefined {
  const props = parameterType(component, types);
  const properties = props ? propertiesOf(props, types.checker) : [];
  return domInterfaceOf(
    properties.find(({ symbol }) => symbol.name === 'ref'),
    types,
  );
}

const TO_CHILD = { kind: 'child', name: 'children' } as const satisfies ApiInheritance;

/** Components of Material UI whose types don't tell which element takes further props, or name one of several. */
const MATERIAL_ROOTS: Readonly<Record<string, ApiInheritance>> = {
  Breadcrumbs: { kind: 'element', name: 'nav' },
  Collapse: { kind: 'element', name: 'div' },
  Fade: TO_CHILD,
  Grow: TO_CHILD,
  Pagination: { kind: 'element', name: 'nav' },
  Slide: TO_CHILD,
  TableBody: { kind: 'element', name: 'tbody' },
  TableFooter: { kind: 'element', name: 'tfoot' },
  TableHead: { kind: 'element', name: 'thead' },
  TimelineItem: { kind: 'element', name: 'li' },
  Zoom: TO_CHILD,
};

/** Whether a component takes the style props of the system, of which `bgcolor` is no attribute of any element. */
export function takesSystemProps(properties: readonly FoundProperty[]): boolean {
  return properties.some(({ symbol }) => symbol.name === 'bgcolor');
}

/** Fewer properties of React are a few that the component takes on purpose, such as `key` and `ref`. */
const MIN_INHERITED = 20;

/** The component of Material UI, or of its lab, in whose folder a property is declared. */
export function materialComponentOf(property: ts.Symbol): string | undefined {
  const file = fileOf(property);
  return /\/node_modules\/@mui\/(?:material|lab)\/(?:esm\/)?([A-Z]\w*)\//.exec(file)?.[1];
}

/** The folder of Material UI that holds types for all components. */
export const SHARED_TYPES = 'OverridableComponent';

/**
 * Where props go that the component doesn't document: the component of Material UI that it is made of, or else the
 * native element.
 */
export function inheritanceOf(
  component: ts.Symbol,
  properties: readonly FoundProperty[],
  types: PackageTypes,
): ApiInheritance | undefined {
  const own = materialComponentOf(component);
  const counts = new Map<string, number>();
  for (const { symbol } of properties) {
    const name = materialComponentOf(symbol);
    if (name && name !== own && name !== SHARED_TYPES) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const known = own === undefined ? undefined : MATERIAL_ROOTS[own];
  if (known) {
    return known;
  }
  const [parent] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  if (parent !== undefined) {
    return { kind: 'component', name: parent };
  }
  if (properties.filter(({ symbol }) => !isOwn(symbol, types)).length < MIN_INHERITED) {
    return undefined;
  }
  const domInterface =
    refTarget(component, types) ??
    domInterfaceOf(
      properties.find(({ symbol }) => symbol.name === 'onClick'),
      types,
    );
  const name = domInterface && elementName(domInterface);
  return name ? { kind: 'element', name } : undefined;
}
