/** Makes modules that a browser runs of the files of an edited demo. Pure. */
import { transform } from 'sucrase';
import { type ImportSpecifier, scanImports } from '../code/scanImports';
import { guardLoops } from './guardLoops';
import { normalizePath, resolveFile } from './resolveFile';
import type { LiveProblem, LiveProject } from './types';

/** A file of a demo as the frame takes it. */
export interface LiveModule {
  readonly path: string;
  readonly kind: 'script' | 'style' | 'json';
  /** A script without JSX and types, whose imports are calls of `require`. */
  readonly code: string;
}

export interface CompiledProject {
  readonly modules: readonly LiveModule[];
  readonly entry: string;
  /** What the scripts import of packages, without repetition; also what they don't use yet. */
  readonly packages: readonly LiveImport[];
}

export interface LiveImport {
  readonly specifier: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

const SCRIPT = /\.[cm]?[jt]sx?$/;
const TYPED = /\.[cm]?tsx?$/;
function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Where sucrase says that it failed: `Unexpected token (19:16)`, with columns from 1. */
const PLACE = /\s*\((\d+):(\d+)\)$/;
/** It begins with the name of the file. */
const PREFIX = /^Error transforming [^:]*: /;

function syntaxProblem(error: unknown, file: string): LiveProblem {
  const text = (error instanceof Error ? error.message : String(error)).replace(PREFIX, '');
  const [whole = '', line, column] = PLACE.exec(text) ?? [];
  return {
    phase: 'syntax',
    message: text.slice(0, text.length - whole.length),
    file,
    ...(line && column && { line: Number(line), column: Number(column) }),
  };
}

const compiled = new Map<string, string>();
/** Texts that are kept: those of the files of some demos. */
const MAX_COMPILED = 50;

/** @throws what sucrase says of a syntax error */
function compileScript(path: string, text: string): string {
  const key = `${TYPED.test(path)} ${text}`;
  const known = compiled.get(key);
  if (known !== undefined) {
    return known;
  }
  const { code } = transform(text, {
    transforms: [...(TYPED.test(path) ? (['typescript'] as const) : []), 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
    filePath: path,
  });
  const guarded = guardLoops(code);
  if (compiled.size >= MAX_COMPILED) {
    compiled.clear();
  }
  compiled.set(key, guarded);
  return guarded;
}

/** The imports that are left in a script when its types are gone. */
const REQUIRED = /\brequire\((['"])([^'"\n]+)\1\)/g;

/** What an import statement binds, which ends before the specifier; `import type` binds nothing that runs. */
const IMPORT_CLAUSE = /\bimport\s+(?!type\s+[\w$*{])([^;'"]*?)\s*\bfrom\s*['"]$/;

/**
 * Whether an import that the compiler has dropped has names that nothing in the file uses. Names of types alone are used:
 * what has them needs no package to run.
 * @param start offset of the specifier
 */
function isUnused(text: string, { start, end }: ImportSpecifier): boolean {
  const statement = text.lastIndexOf('import', start);
  const clause = IMPORT_CLAUSE.exec(text.slice(statement, start))?.[1];
  if (clause === undefined) {
    return false;
  }
  const values = clause.replace(/\btype\s+[\w$]+(?:\s+as\s+[\w$]+)?/g, '');
  const names = values.split(/[{},]/).flatMap((part) => /([\w$]+)\s*$/.exec(part)?.[1] ?? []);
  const words = new Set(`${text.slice(0, statement)} ${text.slice(end)}`.match(/[\w$]+/g));
  return names.length > 0 && !names.some((name) => words.has(name));
}

/** Compiles all files, or says what is wrong in the first that fails. */
export function compileProject({ files, entry }: LiveProject): CompiledProject | LiveProblem {
  const modules: LiveModule[] = [];
  const packages = new Map<string, LiveImport>();
  const paths = new Map(Object.keys(files).map((path) => [normalizePath(path), path]));
  for (const [path, file] of paths) {
    const text = files[file] ?? '';
    if (!SCRIPT.test(path)) {
      modules.push({ path, kind: path.endsWith('.json') ? 'json' : 'style', code: text });
      continue;
    }
    let code: string;
    try {
      code = compileScript(path, text);
    } catch (error) {
      return syntaxProblem(error, file);
    }
    modules.push({ path, kind: 'script', code });
    const used = new Set([...code.matchAll(REQUIRED)].map(([, , specifier = '']) => specifier));
    for (const found of scanImports(text)) {
      const { specifier, start } = found;
      // A package that isn't there is worth knowing before its parts are used.
      if (!used.has(specifier) && !isUnused(text, found)) {
        continue;
      }
      const place = { file, ...placeOf(text, start) };
      if (!specifier.startsWith('.')) {
        packages.set(specifier, packages.get(specifier) ?? { specifier, ...place });
      } else if (resolveFile(specifier, path, (name) => paths.has(name)) === undefined) {
        return { phase: 'import', message: `No file ${specifier}`, missing: specifier, ...place };
      }
    }
  }
  const start = normalizePath(entry);
  return paths.has(start)
    ? { modules, entry: start, packages: [...packages.values()] }
    : { phase: 'import', message: `No file ${entry}`, missing: entry };
}
