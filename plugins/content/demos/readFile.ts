/** Reads the files of demos from disk. */
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { utf8Text } from '../../../src/lib/text/utf8';
import { pagesFolder } from './collectFiles';

function isMissingFile(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

/**
 * The text of a file, with line feeds only; `undefined` when there is no such file.
 * @param file absolute path
 * @param siteDir absolute path of the project's root
 * @throws when the file isn't UTF-8, and when symbolic links lead from it out of the folder of pages
 */
export async function readDemoFile(file: string, siteDir: string): Promise<string | undefined> {
  const name = path.relative(siteDir, file).replaceAll('\\', '/');
  try {
    const folder = pagesFolder(name);
    const [target, root] = await Promise.all([
      realpath(file),
      realpath(path.join(siteDir, folder)),
    ]);
    if (path.relative(root, target).startsWith('..')) {
      throw new Error(
        `${name} is a symbolic link, or lies behind one, that leads out of ${folder}/. All that a demo imports is published, so put the file itself there.`,
      );
    }
    return utf8Text(await readFile(target), name).replaceAll('\r\n', '\n');
  } catch (error) {
    if (isMissingFile(error)) {
      return undefined;
    }
    throw error;
  }
}
