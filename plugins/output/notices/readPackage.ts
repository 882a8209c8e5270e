/** Reads what a package says of its licence. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ShippedPackage } from './noticesText';

const TEXT_FILE = /^(?:licen[cs]es?|copying|notices?)\b/i;

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * @param folder of the package
 * @throws when it has no manifest with a name and a version
 */
export async function readPackage(folder: string): Promise<ShippedPackage> {
  const manifest: Readonly<Record<string, unknown>> = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  const name = text(manifest.name);
  const version = text(manifest.version);
  if (name === undefined || version === undefined) {
    throw new Error(`${folder} has no name or no version.`);
  }
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => entry.name)
    .toSorted();
  const texts = await Promise.all(names.map((file) => readFile(path.join(folder, file), 'utf8')));
  return { name, version, license: text(manifest.license), texts };
}
