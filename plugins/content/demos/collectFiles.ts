/**
 * Follows the local imports of a demo and returns every file that it is made of. Reads through a function
 * that it is given, so that the loader can record what was read and what was looked for.
 */
import path from 'node:path';
import { DOCS_INSTANCES } from '../../../src/data/docsInstances';
import { isPlaygroundFile } from './demoOptions';
import { type BrokenRule, scriptProblem, specifierProblem } from './scriptRules';
import { moduleSpecifiers, parseScript } from './scriptSyntax';
import { styleProblem } from './styleRules';

/** Text of a file, or `undefined` when there is no such file. */
export type ReadFile = (file: string) => Promise<string | undefined>;

/** One file of a demo, as it lies on disk. */
export interface CollectedFile {
  /** Absolute path. */
  readonly path: string;
  readonly text: string;
  /** Absolute paths of the local files that it imports, by what the import says. */
  readonly localImports: ReadonlyMap<string, string>;
  /** The packages that it imports, as written: `@mui/x-data-grid/locales`. */
  readonly packages: readonly string[];
}

/** Extensions of files that may belong to a demo, in the order in which they are tried. */
const EXTENSIONS = ['.ts', '.tsx', '.js', '.jsx', '.css', '.json'] as const;
/** Extensions that the bundler tries before those of TypeScript, so that it would run another file than readers see. */
const PREFERRED_BY_BUNDLER = ['.wasm', '.mjs', '.js', '.jsx'] as const;

/** The types of a local JavaScript file, which no import names: `jalali.js` → `jalali.d.ts`. */
function declarationsOf(file: string): string | undefined {
  return /\.jsx?$/.test(file) ? file.replace(/\.jsx?$/, '.d.ts') : undefined;
}

/** Whether a file holds code with imports, as opposed to styles and data. */
export function isScript(file: string): boolean {
  return /\.[jt]sx?$/.test(file);
}

/**
 * The folder of pages that a file belongs to, such as `docs/x` or `versioned_docs/version-8`; a version is
 * cut by copying that folder, so nothing in it may reach out of it.
 * @param file path from the root of the project, with `/`
 */
export function pagesFolder(file: string): string {
  const instance = DOCS_INSTANCES.find(({ folder }) => file.startsWith(`${folder}/`));
  return (
    instance?.folder ??
    /^(?:[\w-]*versioned_docs\/[^/]+|i18n\/[^/]+\/[^/]+\/[^/]+|[^/]+)(?=\/)/.exec(file)?.[0] ??
    ''
  );
}

function slashed(file: string): string {
  return file.replaceAll('\\', '/');
}

/**
 * The demo and all files it imports, the demo first, the others in the order in which they are met, each JavaScript
 * file with its `.d.ts` behind it.
 * @param entry absolute path of the demo
 * @param siteDir absolute path of the project's root
 * @throws when an import leads to no file, out of the folder of pages, or to a module of this site, and when a file
 *   takes in others in another way than by an import; the message names the demo, and the line or the paths that were
 *   tried
 */
export async function collectFiles(
  entry: string,
  siteDir: string,
  read: ReadFile,
): Promise<readonly CollectedFile[]> {
  const fromRoot = (file: string) => slashed(path.relative(siteDir, file));
  const demo = fromRoot(entry);
  const root = path.join(siteDir, pagesFolder(demo));
  const files = new Map<string, CollectedFile>();

  const fail = (importer: string, specifier: string, problem: string): never => {
    const where = importer === entry ? '' : ` (in ${fromRoot(importer)})`;
    throw new Error(`Demo ${demo} imports "${specifier}"${where}, ${problem}`);
  };

  const resolve = async (importer: string, specifier: string) => {
    const target = path.resolve(path.dirname(importer), specifier);
    if (path.relative(root, target).startsWith('..')) {
      fail(
        importer,
        specifier,
        `which lies outside ${fromRoot(root)}/. Move the file beside the demo.`,
      );
    }
    const known = EXTENSIONS.some((extension) => target.endsWith(extension));
    const candidates = known ? [target] : EXTENSIONS.map((extension) => target + extension);
    for (const file of candidates) {
      const text = files.get(file)?.text ?? (await read(file));
      if (text !== undefined) {
        for (const extension of known ? [] : PREFERRED_BY_BUNDLER) {
          const twin = target + extension;
          if (twin !== file && (await read(twin)) !== undefined) {
            fail(
              importer,
              specifier,
              `which may be ${fromRoot(file)} and ${fromRoot(twin)}. Remove one, or write the extension.`,
            );
          }
        }
        return { file, text };
      }
    }
    return fail(
      importer,
      specifier,
      `but there is no such file. Tried: ${candidates.map(fromRoot).join(', ')}`,
    );
  };

  const check = (file: string, problem: BrokenRule | undefined) => {
    if (problem) {
      const place = `${fromRoot(file)}:${problem.line}`;
      const where = file === entry ? place : `${demo} (in ${place})`;
      throw new Error(`Demo ${where} has \`${problem.code}\`, ${problem.advice}`);
    }
  };

  const collect = async (file: string, text: string): Promise<void> => {
    const localImports = new Map<string, string>();
    const packages: string[] = [];
    files.set(file, { path: file, text, localImports, packages });
    if (!isScript(file)) {
      check(file, file.endsWith('.css') ? styleProblem(text, fromRoot(file)) : undefined);
      return;
    }
    const source = parseScript(text, file);
    check(file, scriptProblem(source));
    for (const specifier of moduleSpecifiers(source)) {
      const problem = specifierProblem(specifier, isPlaygroundFile(entry));
      if (problem !== undefined) {
        fail(file, specifier, problem);
      } else if (specifier.startsWith('.')) {
        const target = await resolve(file, specifier);
        localImports.set(specifier, target.file);
        if (!files.has(target.file)) {
          await collect(target.file, target.text);
          const declarations = declarationsOf(target.file);
          const types = declarations && (await read(declarations));
          if (declarations && types !== undefined) {
            await collect(declarations, types);
          }
        }
      } else {
        packages.push(specifier);
      }
    }
  };

  const text = await read(entry);
  if (text === undefined) {
    throw new Error(`Demo ${demo}: there is no such file.`);
  }
  await collect(entry, text);
  return [...files.values()];
}
