/** Puts the files into the build. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** @param files their texts, by paths from the folder of the build */
export async function writeFiles(
  outDir: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [name, text] of files) {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
