/** Counts what the grids' script is measured by. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { DocsInstance } from '../../../src/lib/pages/docsInstance';
import { type PageFolders, originalFile } from '../../../src/lib/pages/pageFiles';
import { versionNames } from '../versions';

const GRID = 'react-data-grid';

/** The scripts in the grid's folder of a version, each with its path there. */
function scriptsOf(
  instance: DocsInstance,
  version: string | undefined,
  siteDir: string,
  folders: PageFolders,
): readonly string[] {
  const place = { kind: 'docs', instance, language: undefined, version, name: GRID } as const;
  const folder = path.join(siteDir, originalFile(place, folders));
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.tsx'))
        .map((name) => `${name}\n${readFileSync(path.join(folder, name), 'utf8')}`)
    : [];
}

/**
 * How many times as many demos the grid has with those of cut versions: 1 when they have the same as the current one,
 * 2 when one cut version has as many that are all different.
 */
export function gridDemoRatio(siteDir: string, folders: PageFolders): number {
  const current = folders.docs.flatMap((one) => scriptsOf(one, undefined, siteDir, folders));
  const all = folders.docs.flatMap((one) =>
    versionNames(siteDir, one).flatMap((version) => scriptsOf(one, version, siteDir, folders)),
  );
  return current.length === 0 ? 1 : new Set([...current, ...all]).size / new Set(current).size;
}
