/** Reads which versions of the documented packages a project has. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../src/lib/text/isRecord';
import type { ProjectPackage } from '../core/versionNote';

const MANIFEST = 'package.json';

/** Where a manifest names what a project uses. */
const LISTS = ['dependencies', 'devDependencies', 'peerDependencies'] as const;

/** The content of a manifest; `undefined` where there is none that can be read. */
function readManifest(file: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A folder and all around it, the innermost first. */
function foldersAround(folder: string): readonly string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAround(parent)];
}

function rangeOf(manifest: Readonly<Record<string, unknown>>, name: string): string | undefined {
  for (const key of LISTS) {
    const list = manifest[key];
    const range: unknown = isRecord(list) ? list[name] : undefined;
    if (typeof range === 'string') {
      return range;
    }
  }
  return undefined;
}

/**
 * The packages that a project has installed or asks for, as Node would find them from the folder.
 * @param folder absolute path
 * @param names of the documented packages
 */
export function readProject(folder: string, names: readonly string[]): readonly ProjectPackage[] {
  const folders = foldersAround(path.resolve(folder));
  const manifests = folders.map((each) => readManifest(path.join(each, MANIFEST)));
  return names.flatMap((name): readonly ProjectPackage[] => {
    for (const each of folders) {
      const version = readManifest(path.join(each, 'node_modules', name, MANIFEST))?.version;
      if (typeof version === 'string') {
        return [{ name, version, isInstalled: true }];
      }
    }
    for (const manifest of manifests) {
      const range = manifest && rangeOf(manifest, name);
      if (range !== undefined) {
        return [{ name, version: range, isInstalled: false }];
      }
    }
    return [];
  });
}
