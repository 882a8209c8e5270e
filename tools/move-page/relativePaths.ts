/** Mends paths between files when one of the two moves. Pure: which files there are is handed in. */
import path from 'node:path';

/** In quotes or in the brackets of a link: `./Demo.tsx`, `../../support/grid`. */
const RELATIVE = /(?<=["'`(])\.{1,2}\/[^"'`()\s#?]*/g;

/** What an import may leave out. */
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.js', '.json', '/index.ts', '/index.tsx'];

export interface Files {
  /** Whether there is such a file, or such a folder with files. */
  readonly has: (file: string) => boolean;
  /** Where a file lies after the move. */
  readonly placeOf: (file: string) => string;
  /** Folders in which a file looks for what it names. */
  readonly foldersOf: (file: string) => readonly string[];
}

/** The folder of a file; the root of the project is empty. */
function folderOf(file: string): string {
  return path.posix.dirname(file).replace(/^\.$/, '');
}

function mended(specifier: string, file: string, files: Files): string {
  for (const [index, folder] of files.foldersOf(file).entries()) {
    // The files of claims move without their folder.
    const base = folderOf(files.placeOf(index === 0 ? file : path.posix.join(folder, '_')));
    const target = path.posix.join(folder, specifier);
    const ending = ENDINGS.find((each) => files.has(target + each));
    if (ending === undefined) {
      continue;
    }
    const isFolder = target.endsWith('/');
    const place = isFolder
      ? `${folderOf(files.placeOf(`${target}_`))}/`
      : files.placeOf(target + ending).slice(0, ending === '' ? undefined : -ending.length);
    if (place === target && base === folder) {
      return specifier;
    }
    const relative = path.posix.relative(base, place);
    return (relative.startsWith('.') ? relative : `./${relative}`) + (isFolder ? '/' : '');
  }
  return specifier;
}

/** @param file that has the text, where it lies before the move */
export function withRelativePaths(text: string, file: string, files: Files): string {
  return text.replace(RELATIVE, (specifier) => mended(specifier, file, files));
}
