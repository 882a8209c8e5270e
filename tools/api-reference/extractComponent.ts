/** The model of a component's page. */
import type ts from 'typescript';
import {
  type ApiClass,
  type ApiProduct,
  type ApiProp,
  type ApiSlot,
  type ComponentApi,
} from '../../src/lib/api/apiModel';
import type { Plan } from '../../src/lib/pages/pageTree';
import { type ClassNameOf, isGlobalState } from './classNames';
import {
  SHARED_TYPES,
  inheritanceOf,
  materialComponentOf,
  materialRefTarget,
  propsTypeOf,
  refTarget,
  rootProp,
  takesSystemProps,
  typeParametersOf,
} from './componentType';
import { docCommentOf } from './docComment';
import {
  byRequiredThenName,
  defaultText,
  fileOf,
  isOwn,
  propEntries,
  propertiesOf,
} from './extractProps';
import { literalText } from './literalText';
import { packageOfFile, planOfFile } from './packages';
import type { PackageTypes } from './program';
import type { Home } from './findName';
import { sourceFile } from './sourceFile';
import { withoutOpenUnions } from './tidyText';
import { propertyType, withDefaults } from './typeText';

/** What the pages of components need besides the types. */
export interface ComponentContext {
  readonly types: PackageTypes;
  /** How a component's classes are named; takes the files that declare the component, and the type of its classes. */
  readonly classNamesOf: (
    component: string,
    home: string,
    declaration: string,
  ) => ClassNameOf | undefined;
  /** Of each product, names of components in a theme by the type of their props: `DataGridProps` to `MuiDataGrid`. */
  readonly themeNames: Readonly<Record<string, ReadonlyMap<string, string>>>;
  /** Paths of pages whose demos import a name of a product. */
  readonly demosOf: (product: ApiProduct, name: string) => readonly string[];
  /** The simpler components that a component extends, the simplest first, each with its plan and its props. */
  readonly relativesOf: (product: ApiProduct, component: string) => readonly Relative[];
}

/** A simpler component of which another one is the version for a paid plan: `DataGrid` for `DataGridPro`. */
export interface Relative {
  readonly plan: Plan | undefined;
  readonly props: ReadonlySet<string>;
  readonly slots: ReadonlySet<string>;
}

/**
 * The plan that a prop or a slot needs: that of the simplest relative with it, or else that of the package that
 * declares it.
 */
function planOfEntry(
  { name, product, plan }: Home,
  entry: ts.Symbol,
  kind: 'props' | 'slots',
  { relativesOf }: ComponentContext,
): Plan | undefined {
  const relatives = relativesOf(product, name);
  const simplest = relatives.find((relative) => relative[kind].has(entry.name));
  if (simplest) {
    return simplest.plan;
  }
  const own = planOfFile(fileOf(entry)) ?? plan;
  // Where all of the component needs a plan, its page says so once.
  return relatives.length === 0 && own === plan ? undefined : own;
}

/** The property that a type has behind a name, unless the type is React's. */
function ownProperty(name: string, type: ts.Type, types: PackageTypes): ts.Symbol | undefined {
  const symbol = propertiesOf(type, types.checker).find((one) => one.symbol.name === name)?.symbol;
  return symbol && isOwn(symbol, types) ? symbol : undefined;
}

/** The interface pages of objects behind `apiRef`. */
const HAS_PAGE: ReadonlySet<ApiProduct> = new Set(['data-grid']);

/** What the object behind `apiRef` has; empty where that has a page of its own. */
function methodEntries(
  { product, plan }: Home,
  props: ts.Type,
  types: PackageTypes,
): readonly ApiProp[] {
  const { checker, place } = types;
  const typeOf = (symbol: ts.Symbol) =>
    checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, place));
  const apiRef = HAS_PAGE.has(product) ? undefined : ownProperty('apiRef', props, types);
  const current = apiRef && typeOf(apiRef).getProperty('current');
  return current
    ? propEntries(propertiesOf(typeOf(current), checker), types, (method) => {
        const own = planOfFile(fileOf(method));
        return own === plan ? undefined : own;
      })
    : [];
}

/** Some components hand `classes` on to one of Material UI, which documents them. */
const MATERIAL = '@mui/material';
/** The product whose components these are. */
const MATERIAL_PRODUCT = 'material-ui' satisfies ApiProduct;

/** The properties of the type of a property such as `slots`; empty when there is none. */
export function propertiesBehind(
  name: string,
  props: ts.Type,
  types: PackageTypes,
): readonly ts.Symbol[] {
  const { checker, place } = types;
  const property = ownProperty(name, props, types);
  if (!property) {
    return [];
  }
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, place));
  return propertiesOf(type, checker).map(({ symbol }) => symbol);
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : 1;
}

/** @throws when the module of the classes doesn't say how they are named */
function classEntries(
  { name: component, product, symbol: owner }: Home,
  props: ts.Type,
  { types, classNamesOf }: ComponentContext,
): readonly ApiClass[] {
  return propertiesBehind('classes', props, types)
    .filter((symbol) => packageOfFile(fileOf(symbol)) !== MATERIAL || product === MATERIAL_PRODUCT)
    .map((symbol): ApiClass => {
      const { description, deprecated } = docCommentOf(symbol, types.checker);
      const className = classNamesOf(component, fileOf(owner), fileOf(symbol))?.(symbol.name);
      if (className === undefined) {
        throw new Error(`${component}: ${fileOf(symbol)} doesn't say how its classes are named.`);
      }
      return {
        name: symbol.name,
        className,
        description,
        ...(isGlobalState(className) && { isGlobal: true }),
        ...(deprecated !== undefined && { deprecated }),
      };
    })
    .sort(byName);
}

function slotEntries(
  props: ts.Type,
  classes: readonly ApiClass[],
  types: PackageTypes,
  planOf: (slot: ts.Symbol) => Plan | undefined,
): readonly ApiSlot[] {
  const { checker, place } = types;
  return propertiesBehind('slots', props, types)
    .flatMap((symbol): ApiSlot[] => {
      const comment = docCommentOf(symbol, checker);
      if (comment.ignored) {
        return [];
      }
      const className = classes.find(({ name }) => name === symbol.name)?.className;
      const plan = planOf(symbol);
      return [
        {
          name: symbol.name,
          description: comment.description,
          type: propertyType(symbol, checker.getTypeOfSymbolAtLocation(symbol, place), types),
          ...(comment.default !== undefined && { default: defaultText(comment.default) }),
          ...(className !== undefined && { className }),
          ...(plan && { plan }),
          ...(comment.deprecated !== undefined && { deprecated: comment.deprecated }),
        },
      ];
    })
    .sort(byName);
}

/** A prop with all its types as a reader understands them. */
function readableProp(prop: ApiProp, readable: (type: string) => string): ApiProp {
  const { expanded: explained, signature, ...others } = prop;
  const returns = signature?.returns;
  const type = readable(prop.type);
  // What a type parameter stands for is said by the text in its place.
  const expanded = type === prop.type ? explained : undefined;
  return {
    ...others,
    type,
    ...(expanded !== undefined && { expanded: readable(expanded) }),
    ...(signature && {
      signature: {
        parameters: signature.parameters.map((one) => ({ ...one, type: readable(one.type) })),
        ...(returns && { returns: { ...returns, type: readable(returns.type) } }),
      },
    }),
  };
}

/** Texts in types. */
const TEXT = /'[^']*'/g;

/**
 * A prop of the base library whose values are spelled out where the type names them: pages unfold no types of its
 * packages.
 */
function withLiterals(prop: ApiProp, property: ts.Symbol, types: PackageTypes): ApiProp {
  const hasName = /[A-Z]/.test((prop.expanded ?? prop.type).replace(TEXT, ''));
  const expanded = hasName ? literalText(property, types) : undefined;
  return expanded === undefined ? prop : { ...prop, expanded };
}

/** The component of Material UI that a property comes from, where it isn't the one whose property it is. */
function originOf(property: ts.Symbol, { symbol, product }: Home): string | undefined {
  const from = product === MATERIAL_PRODUCT ? materialComponentOf(property) : undefined;
  return from === SHARED_TYPES || from === materialComponentOf(symbol) ? undefined : from;
}

/** The row of the prop that chooses the root element. */
function rootEntries(home: Home, types: PackageTypes): readonly ApiProp[] {
  const symbol = home.product === MATERIAL_PRODUCT ? rootProp(home.symbol, types) : undefined;
  return symbol
    ? propEntries([{ symbol, symbols: [symbol], optional: true }], types, () => undefined).map(
        (entry) => ({ ...entry, type: 'React.ElementType' }),
      )
    : [];
}

/** @throws when the name isn't that of a component, or when its classes can't be found */
export function extractComponent(home: Home, context: ComponentContext): ComponentApi {
  const { types, themeNames, demosOf } = context;
  const { name, product, plan, symbol, imports, packages } = home;
  const props = propsTypeOf(name, symbol, types);
  const properties = props ? propertiesOf(props, types.checker) : [];
  const comment = docCommentOf(symbol, types.checker);
  const classes = props ? classEntries(home, props, context) : [];
  const isMaterial = product === MATERIAL_PRODUCT;
  const ref = isMaterial ? materialRefTarget(symbol, types) : refTarget(symbol, types);
  const inheritance = inheritanceOf(symbol, properties, types);
  const themeName = themeNames[product]?.get(`${name}Props`);
  const withValues = withDefaults(typeParametersOf(symbol, types));
  const readable = (type: string) =>
    isMaterial ? withoutOpenUnions(withValues(type)) : withValues(type);
  const slots = props
    ? slotEntries(props, classes, types, (slot) => planOfEntry(home, slot, 'slots', context))
    : [];
  const own = properties.filter(({ symbol: one }) => one.name !== 'ref' && one.name !== 'key');
  const symbols = new Map(own.map((one) => [one.symbol.name, one.symbol]));
  const methods = props ? methodEntries(home, props, types) : [];
  return {
    kind: 'component',
    name,
    product,
    ...(plan && { plan }),
    description: comment.description,
    ...(comment.deprecated !== undefined && { deprecated: comment.deprecated }),
    imports,
    packages,
    demos: demosOf(product, name),
    props: [
      ...propEntries(own, types, (prop) => planOfEntry(home, prop, 'props', context)),
      ...rootEntries(home, types),
    ]
      .map((entry) => {
        const property = symbols.get(entry.name);
        const from = property && originOf(property, home);
        const prop = readableProp(entry, readable);
        return {
          ...(property && isMaterial ? withLiterals(prop, property, types) : prop),
          ...(from !== undefined && { from }),
        };
      })
      .sort(byRequiredThenName),
    ...(ref !== undefined && { ref }),
    ...(inheritance && { inheritance }),
    ...(isMaterial && takesSystemProps(properties) && { systemProps: true }),
    ...(themeName !== undefined && { themeName }),
    slots: slots.map((slot) => ({ ...slot, type: readable(slot.type) })),
    classes,
    ...(methods.length > 0 && {
      methods: methods.map((method) => readableProp(method, readable)),
    }),
    source: sourceFile(fileOf(symbol)),
  };
}
