/** Finds the files of a demo that its files import. Pure. */

/** In the order in which an import without an ending is looked for. */
const ENDINGS = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

/** `a/./b/../c.ts` → `a/c.ts`; leading `..` stay. */
export function normalizePath(path: string): string {
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

/** The file that a relative import leads to. */
export function resolveFile(
  specifier: string,
  importer: string,
  has: (path: string) => boolean,
): string | undefined {
  const path = normalizePath(`${importer}/../${specifier}`);
  // An import of `./data.js` may mean `data.ts`, as in TypeScript.
  const stem = path.replace(/\.[cm]?jsx?$/, '');
  const ending = ENDINGS.find((each) => has(path + each));
  return ending !== undefined
    ? path + ending
    : ENDINGS.slice(1)
        .map((each) => stem + each)
        .find(has);
}
