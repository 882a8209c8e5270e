/** Finds where the packages of a product export a name: what it stands for, and how to import it. */
import ts from 'typescript';
import type { ApiTypeModule } from '../../src/data/apiNames';
import type { ApiIndexEntry, ApiPackage, ApiProduct } from '../../src/lib/api/apiModel';
import type { Plan } from '../../src/lib/pages/pageTree';
import { isComponent } from './componentType';
import { fileOf } from './extractProps';
import { installedVersion, packagesOf } from './packages';
import { type PackageTypes, resolved } from './program';

/** A name, where it lives. */
export interface Home {
  readonly name: string;
  readonly product: ApiProduct;
  /** The lowest paid plan that exports it; absent when the free package does. */
  readonly plan?: Plan;
  /** What the first package that exports it says that it is. */
  readonly symbol: ts.Symbol;
  /** What each package says, free ones first. */
  readonly symbols: readonly { readonly symbol: ts.Symbol; readonly plan: Plan | undefined }[];
  readonly imports: readonly string[];
  readonly packages: readonly ApiPackage[];
}

/** Names that are exported under another one: unstable ones, mostly. */
export type ExportNames = Readonly<Record<string, string>>;

/** The statement that imports a name from a module. */
export function importLine(
  kind: ApiIndexEntry['kind'],
  name: string,
  exported: string,
  from: string,
) {
  const what = exported === name ? name : `${exported} as ${name}`;
  return `import ${kind === 'interface' ? 'type ' : ''}{ ${what} } from '${from}';`;
}

const COMPONENT_FOLDER = /^(.*\/node_modules\/@mui\/[^/]+\/(?:esm\/)?)([A-Z]\w*)\//;
const FOLDER = /^(.*\/node_modules\/@mui\/[^/]+\/(?:esm\/)?)(\w+)\//;

/**
 * The statement that imports a component or function from its own folder, which loads less in development: from
 * `@mui/x-charts/BarChart`, or the default export of `@mui/material/Button`.
 */
export function folderImport(
  kind: ApiIndexEntry['kind'],
  name: string,
  symbol: ts.Symbol,
  exported: string,
  packageName: string,
  { program, checker }: PackageTypes,
): string | undefined {
  const [, root, folder] =
    (kind === 'functions' ? FOLDER : COMPONENT_FOLDER).exec(fileOf(symbol)) ?? [];
  const index =
    folder &&
    (program.getSourceFile(`${root}${folder}/index.d.ts`) ??
      program.getSourceFile(`${root}${folder}/index.d.mts`));
  const module = index && checker.getSymbolAtLocation(index);
  const found =
    module && fileOf(symbol).includes(`/node_modules/${packageName}/`)
      ? checker
          .getExportsOfModule(module)
          .filter((one) => resolved(one, checker) === symbol)
          .map((one) => one.name)
      : [];
  if (found.includes(exported)) {
    return importLine(kind, name, exported, `${packageName}/${folder}`);
  }
  return found.includes('default') ? `import ${name} from '${packageName}/${folder}';` : undefined;
}

/**
 * @param exportNames names that the packages export under another one
 * @throws when no package of the product exports the name, or when it is no component where one is wanted
 */
export function findName(
  { name, kind, product }: Pick<ApiIndexEntry, 'name' | 'kind' | 'product'>,
  exportNames: ExportNames,
  types: PackageTypes,
  siteDir: string,
): Home {
  const exported = exportNames[name] ?? name;
  const packages = packagesOf(product);
  const found = packages.flatMap((one) => {
    const symbol = types.exportsOf(one.name).get(exported);
    const fits =
      symbol &&
      (kind === 'interface' ? symbol.flags & ts.SymbolFlags.Type : isComponent(symbol, types));
    return fits ? [{ ...one, symbol }] : [];
  });
  const [first] = found;
  if (!first) {
    throw new Error(
      `${name}: no ${kind} of that name is exported by ${packages.map((one) => one.name).join(', ')}.`,
    );
  }
  const folder = folderImport(kind, name, first.symbol, exported, first.name, types);
  return {
    name,
    product,
    ...(first.plan && { plan: first.plan }),
    symbol: first.symbol,
    symbols: found.map(({ symbol, plan }) => ({ symbol, plan })),
    imports: [
      ...(folder ? [folder] : []),
      ...found.map((one) => importLine(kind, name, exported, one.name)),
    ],
    packages: found.map((one) => ({
      name: one.name,
      version: installedVersion(siteDir, one.name),
    })),
  };
}

/** The type of the first parameter of a function. */
function parameterTypeOf(
  symbol: ts.Symbol | undefined,
  { checker, place }: PackageTypes,
): ts.Symbol | undefined {
  const type = symbol && checker.getTypeOfSymbolAtLocation(symbol, place);
  const parameter = type?.getCallSignatures()[0]?.parameters[0];
  return (
    parameter &&
    checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(parameter, place)).getSymbol()
  );
}

/**
 * Finds a type that the entry point of its package doesn't export.
 * @throws when the module has no such type, or belongs to no package of the product
 */
export function findModuleType(
  { name, product }: Pick<ApiIndexEntry, 'name' | 'product'>,
  { module, parameterOf }: ApiTypeModule,
  types: PackageTypes,
  siteDir: string,
): Home {
  const home = packagesOf(product).find((one) => module.startsWith(`${one.name}/`));
  const exported = types.exportsOf(module);
  const symbol =
    parameterOf === undefined
      ? exported.get(name)
      : parameterTypeOf(exported.get('default'), types);
  if (!home || symbol?.name !== name) {
    throw new Error(`${name}: ${module} has no type of that name.`);
  }
  return {
    name,
    product,
    symbol,
    symbols: [{ symbol, plan: home.plan }],
    imports: [
      parameterOf === undefined
        ? importLine('interface', name, name, module)
        : `import ${parameterOf} from '${module}';\n\ntype ${name} = NonNullable<Parameters<typeof ${parameterOf}>[0]>;`,
    ],
    packages: [{ name: home.name, version: installedVersion(siteDir, home.name) }],
  };
}
