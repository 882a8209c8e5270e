/** The model of an interface's page. */
import type { ApiProduct, InterfaceApi } from '../../src/lib/api/apiModel';
import { docCommentOf } from './docComment';
import { fileOf, propEntries, propertiesOf } from './extractProps';
import type { Home } from './findName';
import { planOfFile } from './packages';
import type { PackageTypes } from './program';

export interface InterfaceContext {
  readonly types: PackageTypes;
  /** Paths of pages whose demos import a name of a product. */
  readonly demosOf: (product: ApiProduct, name: string) => readonly string[];
}

/** @throws when the type has no properties: it isn't what an interface page can show */
export function extractInterface(home: Home, { types, demosOf }: InterfaceContext): InterfaceApi {
  const { name, product, plan, imports, packages, symbols } = home;
  const { checker } = types;
  // Packages extend a type under its name: the last one that exports it has all properties. The plan of a property is
  // that of the first one with it, or that of a package which adds it to the type of another one.
  const planByProperty = new Map<string, Home['plan']>();
  for (const { symbol, plan: planOfPackage } of symbols) {
    for (const property of propertiesOf(checker.getDeclaredTypeOfSymbol(symbol), checker)) {
      if (!planByProperty.has(property.symbol.name)) {
        planByProperty.set(
          property.symbol.name,
          planOfFile(fileOf(property.symbol)) ?? planOfPackage,
        );
      }
    }
  }
  const last = symbols.at(-1)?.symbol ?? home.symbol;
  const type = types.aliases.get(name) ?? checker.getDeclaredTypeOfSymbol(last);
  // Packages of other products add to the types of the base library.
  const own = propertiesOf(type, checker).filter(
    ({ symbol }) => product !== 'material-ui' || !/\/node_modules\/@mui\/x-/.test(fileOf(symbol)),
  );
  const properties = propEntries(own, types, (property) => {
    const needed = planByProperty.has(property.name)
      ? planByProperty.get(property.name)
      : planOfFile(fileOf(property));
    return needed === plan ? undefined : needed;
  });
  if (properties.length === 0) {
    throw new Error(`${name} has no properties of its own.`);
  }
  const comment = docCommentOf(home.symbol, checker);
  return {
    kind: 'interface',
    name,
    product,
    ...(plan && { plan }),
    description: comment.description,
    ...(comment.deprecated !== undefined && { deprecated: comment.deprecated }),
    imports,
    packages,
    demos: demosOf(product, name),
    properties,
  };
}
