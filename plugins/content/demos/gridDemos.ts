/** Counts what the grids' script is measured by. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type PageFolders, originalFile } from '../../../src/lib/pages/pageFiles';
import { versionNames } from '../versions';
import { GRID_PAGES } from './gridPages';

/** The scripts in the grid's folder of a version, each with its path there. */
function scriptsOf(
  version: string | undefined,
  siteDir: string,
  folders: PageFolders,
): readonly string[] {
  const { instance, folder: name } = GRID_PAGES;
  const place = { kind: 'docs', instance, language: undefined, version, name } as const;
  const folder = path.join(siteDir, originalFile(place, folders));
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => `${file}\n${readFileSync(path.join(folder, file), 'utf8')}`)
    : [];
}

/**
 * How many times as many demos the grid has with those of cut versions: 1 when they have the same as the current one,
 * 2 when one cut version has as many that are all different.
 */
export function gridDemoRatio(siteDir: string, folders: PageFolders): number {
  const current = scriptsOf(undefined, siteDir, folders);
  const all = versionNames(siteDir, GRID_PAGES.instance).flatMap((version) =>
    scriptsOf(version, siteDir, folders),
  );
  return current.length === 0 ? 1 : new Set([...current, ...all]).size / new Set(current).size;
}
