/** TypeScript's view of the installed packages: one program over all of them, since reading them takes seconds. */
import path from 'node:path';
import ts from 'typescript';

/** What the steps ask TypeScript. */
export interface PackageTypes {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** A place from which types are asked for: the module that imports all packages. */
  readonly place: ts.Node;
  /**
   * What a module exports, by name, with aliases followed.
   * @throws when the module isn't one of those that the program was made with
   */
  readonly exportsOf: (module: string) => ReadonlyMap<string, ts.Symbol>;
  /** A type that the program was made with, by the name that it was given. */
  readonly aliases: ReadonlyMap<string, ts.Type>;
}

/** A type to read with the defaults of its type parameters. */
export interface TypeAlias {
  readonly name: string;
  readonly module: string;
  readonly type: string;
  /** Whether the module may lack it: then it is left out. */
  readonly isOptional?: boolean;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.Preserve,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['react'],
  skipLibCheck: true,
  strict: true,
  noEmit: true,
};

/** The symbol that a name stands for, when it was exported from somewhere else. */
export function resolved(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/**
 * @param siteDir folder whose `node_modules` hold the modules
 * @param modules names to import: `@mui/x-charts`
 * @param aliases types whose parameters all have defaults
 * @throws when one of them can't be found
 */
export function readPackageTypes(
  siteDir: string,
  modules: readonly string[],
  aliases: readonly TypeAlias[],
): PackageTypes {
  const entry = path.join(siteDir, 'api-reference-entry.ts');
  const source = [
    ...modules.map((name, i) => `export * as m${i} from '${name}';`),
    ...aliases.map(({ module, type }, i) => `export type T${i} = import('${module}').${type};`),
  ].join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = (file) => file === entry || fileExists(file);
  host.readFile = (file) => (file === entry ? source : readFile(file));
  host.getSourceFile = (file, version, ...rest) =>
    file === entry
      ? ts.createSourceFile(file, source, version)
      : getSourceFile(file, version, ...rest);
  const program = ts.createProgram([entry], OPTIONS, host);
  const checker = program.getTypeChecker();
  const place = program.getSourceFile(entry);
  const root = place && checker.getSymbolAtLocation(place);
  if (!place || !root) {
    throw new Error('TypeScript could not read the module that imports the packages.');
  }
  const absent = new Set<TypeAlias>();
  const missing = program
    .getSemanticDiagnostics(place)
    .filter(({ start = 0 }) => {
      const alias = aliases[place.getLineAndCharacterOfPosition(start).line - modules.length];
      return !alias?.isOptional || !absent.add(alias);
    })
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  if (missing.length > 0) {
    throw new Error(`The packages can't be read:\n${missing.join('\n')}`);
  }
  const byModule = new Map<string, ReadonlyMap<string, ts.Symbol>>();
  const byAlias = new Map<string, ts.Type>();
  for (const symbol of checker.getExportsOfModule(root)) {
    const index = Number(symbol.name.slice(1));
    const alias = symbol.name.startsWith('T') ? aliases[index] : undefined;
    if (alias && absent.has(alias)) {
      continue;
    }
    if (alias) {
      byAlias.set(alias.name, checker.getDeclaredTypeOfSymbol(symbol));
    } else {
      const names = checker.getExportsOfModule(resolved(symbol, checker));
      byModule.set(
        modules[index] ?? '',
        new Map(names.map((one) => [one.name, resolved(one, checker)])),
      );
    }
  }
  return {
    program,
    checker,
    place,
    aliases: byAlias,
    exportsOf: (module) => {
      const found = byModule.get(module);
      if (!found) {
        throw new Error(`${module} is not among the modules that were read.`);
      }
      return found;
    },
  };
}
