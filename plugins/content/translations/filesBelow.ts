/** Lists files. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../../../src/lib/text/isRecord';

/** What a file system says of a path that leads nowhere. */
export function isMissing(error: unknown): boolean {
  return isRecord(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

/** All files below a folder, as paths with `/`, in alphabetical order; none when the folder is missing. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((file) => file.replaceAll(path.sep, '/'))
      .sort();
  } catch (error) {
    if (isMissing(error)) {
      return [];
    }
    throw error;
  }
}
