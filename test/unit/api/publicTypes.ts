/**
 * What the types of the installed packages say of each name in the reference, found by compiling a module that uses
 * them as a reader would. Nothing here comes from the program that writes the pages: this is what they are held against.
 */
import path from 'node:path';
import ts from 'typescript';
import { API_NAMES } from '../../../src/data/apiNames';
import { API_PRODUCTS, type ApiProduct } from '../../../src/lib/api/apiModel';
import type { Origin, TypedProp } from './comparePage';
import { exportName } from './packages';
import { PACKAGES, packagesOf } from '../../../tools/api-reference/packages';

export interface PublicType {
  readonly name: string;
  readonly product: ApiProduct;
  readonly kind: 'component' | 'interface';
  /** The packages whose types were read. */
  readonly packages: readonly string[];
  readonly props: readonly TypedProp[];
}

const ROOT = path.join(__dirname, '../../..');
/** In the project's folder, so that packages are found; nothing is written there. */
const MODULE = path.join(ROOT, 'virtual-public-types.ts').replaceAll(path.sep, '/');

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** The module that is compiled. */
export interface CompiledModule {
  readonly checker: ts.TypeChecker;
  readonly source: ts.SourceFile;
  /** What is wrong with it, one text each. */
  readonly problems: readonly string[];
}

/** Compiles a text as a module of the project. */
export function compileModule(text: string): CompiledModule {
  const host = createHost(() => text);
  const program = ts.createProgram([MODULE], OPTIONS, host);
  const source = program.getSourceFile(MODULE);
  if (!source) {
    throw new Error('TypeScript could not read the module.');
  }
  return { checker: program.getTypeChecker(), source, problems: problemsOf(program) };
}

function problemsOf(program: ts.Program): readonly string[] {
  return program
    .getSemanticDiagnostics(program.getSourceFile(MODULE))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** Reads the packages' files, each once, and the module from memory. */
function createHost(text: () => string): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  const parsed = new Map<string, ts.SourceFile | undefined>();
  host.getSourceFile = (file, target, ...rest) => {
    if (file === MODULE) {
      return ts.createSourceFile(file, text(), target);
    }
    const source = parsed.has(file) ? parsed.get(file) : getSourceFile(file, target, ...rest);
    parsed.set(file, source);
    return source;
  };
  host.fileExists = (file) => file === MODULE || fileExists(file);
  host.readFile = (file) => (file === MODULE ? text() : readFile(file));
  return host;
}

/** Compiles texts as the module; files of the packages are parsed once for all of them. */
function createCompiler(): (text: string) => ts.Program {
  let module = '';
  const host = createHost(() => module);
  return (text) => {
    module = text;
    const program = ts.createProgram([MODULE], OPTIONS, host);
    const problems = problemsOf(program);
    if (problems.length > 0) {
      throw new Error(`The types of the packages can't be compiled:\n${problems.join('\n')}`);
    }
    return program;
  };
}

/** What each package exports, by name. */
type Exports = ReadonlyMap<string, ReadonlyMap<string, ts.Symbol>>;

function importedAs(packageName: string): string {
  return packageName.replaceAll(/\W/g, '_');
}

const IMPORTS: readonly string[] = [
  "import type * as React from 'react';",
  ...PACKAGES.map(({ name }) => `import * as ${importedAs(name)} from '${name}';`),
];

const SYSTEM_PROPS = 'SystemProps';
const SYSTEM_PROPS_LINE = `type ${SYSTEM_PROPS} = import('@mui/system').${SYSTEM_PROPS};`;

function exportsOf(program: ts.Program): Exports {
  const checker = program.getTypeChecker();
  const found = new Map<string, ReadonlyMap<string, ts.Symbol>>();
  for (const statement of program.getSourceFile(MODULE)?.statements ?? []) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const module = checker.getSymbolAtLocation(statement.moduleSpecifier);
      const symbols = module ? checker.getExportsOfModule(module) : [];
      found.set(
        statement.moduleSpecifier.text,
        new Map(
          symbols.map((symbol) => [
            symbol.name,
            symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
          ]),
        ),
      );
    }
  }
  return found;
}

/**
 * Whether a value is a component. A paid package also exports functions with the names of other plans' grids, which
 * take nothing, give `null` and only tell that the import is wrong.
 */
function isComponent(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Value)) {
    return false;
  }
  const type = checker.getTypeOfSymbol(symbol);
  // What may be a function or a class has the signatures of both.
  const signatures = (type.isUnion() ? type.types : [type]).flatMap((one) =>
    one.getCallSignatures(),
  );
  return signatures.some(
    (signature) =>
      signature.parameters.length > 0 ||
      !(checker.getReturnTypeOfSignature(signature).flags & ts.TypeFlags.Null),
  );
}

interface Wanted {
  readonly name: string;
  readonly product: ApiProduct;
  readonly kind: 'component' | 'interface';
}

const WANTED: readonly Wanted[] = API_PRODUCTS.flatMap((product) => [
  ...API_NAMES[product].components.map((name) => ({ name, product, kind: 'component' }) as const),
  ...API_NAMES[product].interfaces.map((name) => ({ name, product, kind: 'interface' }) as const),
]);

function aliasName({ name, product }: Wanted, packageName: string): string {
  return `${importedAs(product)}__${name}__${importedAs(packageName)}`;
}

/** Components whose type alone doesn't tell the compiler their type arguments, and the exported type of their props. */
const PROPS_TYPES: Readonly<Record<string, string>> = {
  ChartContainerPro: 'ChartContainerProProps',
  ChartDataProvider: 'ChartDataProviderProps',
  ChartDataProviderPro: 'ChartDataProviderProProps',
};

/** Interfaces that no entry point exports, each as a reader has to write it. */
const HIDDEN_TYPES: Readonly<Record<string, string>> = {
  UsePaginationProps: "import('@mui/material/usePagination').UsePaginationProps",
  UseScrollTriggerOptions:
    "NonNullable<Parameters<typeof import('@mui/material').useScrollTrigger>[0]>",
};

/** Arguments of interfaces whose type parameters have no defaults. */
const TYPE_ARGUMENTS: Readonly<Record<string, string>> = {
  CreateFilterOptionsConfig: '<unknown>',
  UseAutocompleteProps: '<unknown, undefined, undefined, undefined>',
};

/** The line that names the type of one thing in one package. */
function typeLine(wanted: Wanted, packageName: string): string {
  const from = importedAs(packageName);
  const exported = `${from}.${exportName(wanted.name)}`;
  const props = PROPS_TYPES[wanted.name];
  const taken = `Parameters<typeof ${exported}>[0]`;
  const component = props
    ? `${from}.${props} & Pick<${taken}, Extract<'ref', keyof ${taken}>>`
    : `React.ComponentProps<typeof ${exported}>`;
  const declared = HIDDEN_TYPES[wanted.name] ?? `${exported}${TYPE_ARGUMENTS[wanted.name] ?? ''}`;
  const type = wanted.kind === 'component' ? component : declared;
  return `export type ${aliasName(wanted, packageName)} = ${type};`;
}

const ORIGINS: readonly Origin[] = ['native', 'system', 'material', 'product'];

/** One of these is in the path of each declaration of a product's own. */
function ownParts(product: ApiProduct): readonly string[] {
  return product === 'material-ui'
    ? ['/node_modules/@mui/material/', '/node_modules/@mui/lab/']
    : ['/node_modules/@mui/x-'];
}

/** Whether a prop is declared as an attribute of elements, outside the packages of Material UI and MUI X. */
function isAttribute({ parent }: ts.Declaration): boolean {
  return ts.isInterfaceDeclaration(parent) && /Attributes$/.test(parent.name.text);
}

/**
 * Where a prop is declared. A package may repeat an attribute of an element, to narrow its type: without a word of its
 * own about it, it is still the element's.
 * @param systemProps the names of Material UI's system props, which are computed and declared nowhere
 */
function originOf(
  { name, declarations = [] }: ts.Symbol,
  systemProps: ReadonlySet<string>,
  own: readonly string[],
): Origin {
  const within = (parts: readonly string[]) =>
    declarations.filter((node) =>
      parts.some((part) => node.getSourceFile().fileName.includes(part)),
    );
  const product = within(own);
  const mui = within(['/node_modules/@mui/']);
  const others = declarations.filter((node) => !mui.includes(node));
  if (declarations.length === 0) {
    return systemProps.has(name) ? 'system' : 'product';
  }
  if (
    others.some(isAttribute) &&
    product.every((node) => ts.getJSDocCommentsAndTags(node).length === 0)
  ) {
    return 'native';
  }
  if (product.length > 0) {
    return 'product';
  }
  return mui.length > 0 ? 'material' : 'native';
}

function isIgnored(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return symbol.getJsDocTags(checker).some(({ name }) => name === 'ignore');
}

/** What is known of a prop from two places. */
function merged(one: TypedProp, other: TypedProp): TypedProp {
  return {
    name: one.name,
    optional: one.optional || other.optional,
    origin: ORIGINS.indexOf(one.origin) > ORIGINS.indexOf(other.origin) ? one.origin : other.origin,
    ignored: one.ignored && other.ignored,
  };
}

/** The members of a type; of a union, those of every part, and optional where a part lacks them. */
function membersOf(
  type: ts.Type,
  checker: ts.TypeChecker,
  systemProps: ReadonlySet<string>,
  own: readonly string[],
): readonly TypedProp[] {
  const parts = type.isUnion() ? type.types : [type];
  const found = new Map<string, TypedProp>();
  for (const symbol of parts.flatMap((part) => checker.getPropertiesOfType(part))) {
    const inAll = parts.every((part) => checker.getPropertyOfType(part, symbol.name));
    const prop: TypedProp = {
      name: symbol.name,
      optional: !inAll || Boolean(symbol.flags & ts.SymbolFlags.Optional),
      origin: originOf(symbol, systemProps, own),
      ignored: isIgnored(symbol, checker),
    };
    const earlier = found.get(prop.name);
    found.set(prop.name, earlier ? merged(earlier, prop) : prop);
  }
  return [...found.values()];
}

/** The prop by which a caller chooses the root element, where a component can be called that way. */
function rootChoice(symbol: ts.Symbol, checker: ts.TypeChecker): readonly TypedProp[] {
  const takesRoot = checker
    .getTypeOfSymbol(symbol)
    .getCallSignatures()
    .some((signature) => {
      const [props] = signature.getParameters();
      const chosen = props && checker.getTypeOfSymbol(props).getProperty('component');
      return chosen && checker.getTypeOfSymbol(chosen).flags & ts.TypeFlags.TypeParameter;
    });
  return takesRoot
    ? [{ name: 'component', optional: true, origin: 'product', ignored: false }]
    : [];
}

/** The members of one thing in several packages; what only a paid one has counts as there. */
function unitedMembers(lists: readonly (readonly TypedProp[])[]): readonly TypedProp[] {
  const found = new Map<string, TypedProp>();
  for (const prop of lists.flat()) {
    const earlier = found.get(prop.name);
    found.set(prop.name, earlier ? merged(earlier, prop) : prop);
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * The public types of all names in the reference.
 * @throws when a name is exported by no package of its product, or a type can't be compiled
 */
export function readPublicTypes(): readonly PublicType[] {
  const compile = createCompiler();
  const first = compile(IMPORTS.join('\n'));
  const exported = exportsOf(first);
  const places = WANTED.map((wanted) => {
    const names = packagesOf(wanted.product).map(({ name }) => name);
    const isHidden = wanted.name in HIDDEN_TYPES;
    const packages = names.filter((packageName, index) => {
      if (isHidden) {
        return index === 0;
      }
      const symbol = exported.get(packageName)?.get(exportName(wanted.name));
      const isInterface = wanted.kind === 'interface';
      return symbol && (isInterface || isComponent(symbol, first.getTypeChecker()));
    });
    if (packages.length === 0) {
      throw new Error(`No package of ${wanted.product} exports ${wanted.name}.`);
    }
    return { ...wanted, packages };
  });

  const lines = places.flatMap((place) => place.packages.map((name) => typeLine(place, name)));
  const program = compile([...IMPORTS, SYSTEM_PROPS_LINE, ...lines].join('\n'));
  const checker = program.getTypeChecker();
  const aliases = new Map<string, ts.Type>();
  for (const statement of program.getSourceFile(MODULE)?.statements ?? []) {
    if (ts.isTypeAliasDeclaration(statement)) {
      aliases.set(statement.name.text, checker.getTypeAtLocation(statement.name));
    }
  }
  const typeOf = (alias: string): ts.Type => {
    const type = aliases.get(alias);
    if (!type || type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Never)) {
      throw new Error(`The type ${alias} can't be resolved.`);
    }
    return type;
  };
  const systemProps = new Set(
    checker.getPropertiesOfType(typeOf(SYSTEM_PROPS)).map(({ name }) => name),
  );
  return places.map((place) => ({
    ...place,
    props: unitedMembers([
      ...place.packages.map((name) =>
        membersOf(typeOf(aliasName(place, name)), checker, systemProps, ownParts(place.product)),
      ),
      ...place.packages.map((name) => {
        const symbol = exported.get(name)?.get(exportName(place.name));
        return symbol && place.product === 'material-ui'
          ? rootChoice(symbol, first.getTypeChecker())
          : [];
      }),
    ]),
  }));
}
