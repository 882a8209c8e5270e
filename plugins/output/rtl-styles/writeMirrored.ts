/** Writes the mirrored version of each stylesheet in a folder of the finished build. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mirroredName } from '../../../src/lib/theme/rtlStyles';
import { mirrored } from './mirror';

/**
 * Writes `name.rtl.css` beside each `name.css`.
 * @param folder absolute
 * @throws when the folder can't be read or written, and on CSS that can't be parsed
 */
export async function writeMirrored(folder: string): Promise<void> {
  const files = await readdir(folder);
  await Promise.all(
    files.map(async (file) => {
      const target = mirroredName(file);
      if (target !== undefined) {
        const css = await readFile(path.join(folder, file), 'utf8');
        await writeFile(path.join(folder, target), mirrored(css));
      }
    }),
  );
}
