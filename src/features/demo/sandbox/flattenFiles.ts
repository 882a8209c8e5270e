/** Moves a demo and its local files into one folder and points their relative imports there. */
import type { CodeVariant, DemoFile } from '../../../lib/code/demo';
import { replaceImports } from '../../../lib/code/scanImports';

/** What is needed of a file: its name relative to the demo's folder, and its text. */
export type SourceFile = Pick<DemoFile, 'name' | 'raw'>;

/** The extension of a file with JSX in each language; Vite requires `.jsx` in JavaScript. */
export const COMPONENT_EXTENSIONS = {
  TS: '.tsx',
  JS: '.jsx',
} as const satisfies Record<CodeVariant, `.${string}`>;

const CODE_EXTENSION = /\.[jt]sx?$/;
const JSX_TAG = /<\/?[A-Za-z>]/;

/** `a/./b/../c.ts` → `a/c.ts`; leading `..` stay. */
function normalise(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') {
      parts.pop();
    } else if (part !== '.' && part !== '') {
      parts.push(part);
    }
  }
  return parts.join('/');
}

function extensionOf(name: string): string {
  return /\.[^./]+$/.exec(name)?.[0] ?? '';
}

function withoutCodeExtension(path: string): string {
  return path.replace(CODE_EXTENSION, '');
}

/** What distinguishes a file in an import: code is imported without its extension. */
function importNameOf(name: string): string {
  return CODE_EXTENSION.test(name) ? withoutCodeExtension(name) : name;
}

/** The name that a file gets in the one folder; JavaScript with JSX in it becomes `.jsx`, as Vite wants it. */
function flatNameOf({ name, raw }: SourceFile, taken: ReadonlySet<string>): string {
  const extension = extensionOf(name);
  const parts = normalise(name.slice(0, name.length - extension.length)).split('/');
  const folders = parts.slice(0, -1).filter((part) => part !== '..');
  const suffix = extension === '.js' && JSX_TAG.test(raw) ? '.jsx' : extension;
  let flat = `${parts.at(-1)}${suffix}`;
  for (let copy = 2; taken.has(importNameOf(flat)); copy += 1) {
    const folder = folders.pop();
    const stem = flat.slice(0, flat.length - suffix.length);
    flat = folder ? `${folder}-${stem}${suffix}` : `${stem}${copy}${suffix}`;
  }
  return flat;
}

/**
 * The files by their new names. The first one becomes `Demo.tsx` or `Demo.jsx`; another file keeps its name,
 * with its folder's before it where the name alone is `taken`.
 * @throws Error when a file imports one that is not in the list.
 */
export function flattenFiles(
  files: readonly SourceFile[],
  variant: CodeVariant,
  taken: readonly string[] = [],
): Readonly<Record<string, string>> {
  const used = new Set(taken.map(importNameOf));
  const flatNames = new Map<string, string>();
  files.forEach((file, index) => {
    const flat = index === 0 ? `Demo${COMPONENT_EXTENSIONS[variant]}` : flatNameOf(file, used);
    used.add(importNameOf(flat));
    flatNames.set(normalise(file.name), flat);
  });

  const resolve = (specifier: string, importer: string) => {
    const path = normalise(`${importer}/../${specifier}`);
    const stem = withoutCodeExtension(path);
    const flat =
      flatNames.get(path) ??
      [...flatNames].find(
        ([name]) =>
          CODE_EXTENSION.test(name) &&
          [stem, path, normalise(`${path}/index`)].includes(withoutCodeExtension(name)),
      )?.[1];
    if (flat === undefined) {
      throw new Error(`${importer} imports '${specifier}', which is not among the demo's files`);
    }
    return `./${importNameOf(flat)}`;
  };

  return Object.fromEntries(
    files.map(({ name, raw }) => {
      const path = normalise(name);
      const text = CODE_EXTENSION.test(name)
        ? replaceImports(raw, (specifier) =>
            specifier.startsWith('.') ? resolve(specifier, path) : specifier,
          )
        : raw;
      return [flatNames.get(path) ?? path, text];
    }),
  );
}
