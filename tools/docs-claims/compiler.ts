/** Compiles pieces of code against the installed packages, strictly, with one program for all of them. */
import path from 'node:path';
import ts from 'typescript';

/** What the compiler says of a piece of code. */
export interface CompilerError {
  /** `2322` for TS2322. */
  readonly code: number;
  readonly message: string;
  /** From 1, in the piece. */
  readonly line: number;
}

/** `line 12: TS2322: …` */
export function errorText({ line, code, message }: CompilerError): string {
  return `line ${line}: TS${code}: ${message.replaceAll('\n', ' ')}`;
}

/** Code to compile. */
export interface Piece {
  /** Where it would stand, from the root of the project; it decides what relative imports lead to. */
  readonly file: string;
  readonly text: string;
}

/** A compiler that keeps the packages' declarations between its answers. */
export interface Compiler {
  /** What is wrong with each piece, all of them in one program; nothing with one that compiles. */
  readonly check: (pieces: readonly Piece[]) => readonly (readonly CompilerError[])[];
  /** The names that packages export. */
  readonly exportsOf: (packages: readonly string[]) => ReadonlyMap<string, ReadonlySet<string>>;
}

function optionsOf(root: string): ts.CompilerOptions {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config.config, ts.sys, root, { files: [] });
  return {
    ...parsed.options,
    types: ['node'],
    // A piece may be a script, and may declare more than it uses.
    isolatedModules: false,
    verbatimModuleSyntax: false,
    allowJs: true,
    checkJs: false,
    noEmit: true,
  };
}

/**
 * @param root of the project, whose packages and options count
 * @param hidden absolute path of a folder that the pieces can't import from, as if it weren't installed
 */
export function createCompiler(root: string, hidden?: string): Compiler {
  const options = optionsOf(root);
  const isHidden = (file: string) =>
    hidden !== undefined && (file === hidden || file.startsWith(`${hidden}/`));
  let version = 0;
  /** Pieces by absolute path. */
  let current: ReadonlyMap<string, { readonly text: string; readonly version: string }> = new Map();
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...current.keys()],
    getScriptVersion: (file) => current.get(file)?.version ?? 'installed',
    getScriptSnapshot: (file) => {
      const text = current.get(file)?.text ?? ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => current.has(file) || (!isHidden(file) && ts.sys.fileExists(file)),
    readFile: (file) => current.get(file)?.text ?? ts.sys.readFile(file),
    readDirectory: ts.sys.readDirectory,
    directoryExists: (folder) => !isHidden(folder) && ts.sys.directoryExists(folder),
    getDirectories: ts.sys.getDirectories,
  };
  const service = ts.createLanguageService(host, ts.createDocumentRegistry());

  /** Makes the program one of these pieces; gives their absolute paths. */
  const load = (pieces: readonly Piece[]): readonly string[] => {
    const files = pieces.map(({ file }) => path.join(root, file));
    current = new Map(
      pieces.map(({ text }, index) => {
        const file = files[index] ?? '';
        const before = current.get(file);
        version += 1;
        return [file, before?.text === text ? before : { text, version: String(version) }];
      }),
    );
    return files;
  };

  return {
    check: (pieces) =>
      load(pieces).map((file, index) =>
        [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)].map(
          ({ code, messageText, start = 0 }) => ({
            code,
            message: ts.flattenDiagnosticMessageText(messageText, '\n'),
            line: (pieces[index]?.text ?? '').slice(0, start).split('\n').length,
          }),
        ),
      ),
    exportsOf(packages) {
      const text = packages
        .map((name, index) => `import * as a${index} from '${name}';`)
        .join('\n');
      const [file = ''] = load([{ file: 'exports.ts', text }]);
      const program = service.getProgram();
      const checker = program?.getTypeChecker();
      const imports = program?.getSourceFile(file)?.statements.filter(ts.isImportDeclaration) ?? [];
      return new Map(
        imports.map(({ moduleSpecifier }, index) => {
          const module = checker?.getSymbolAtLocation(moduleSpecifier);
          const all = module ? (checker?.getExportsOfModule(module) ?? []) : [];
          return [packages[index] ?? '', new Set(all.map(({ name }) => name))];
        }),
      );
    },
  };
}
