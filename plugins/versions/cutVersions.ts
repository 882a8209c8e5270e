/** The versions that are cut, from the list that Docusaurus keeps. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Names of the versions that are cut, newest first.
 * @param siteDir root of the project
 * @throws when `versions.json` holds no list of names
 */
export function cutVersions(siteDir: string): readonly string[] {
  const file = path.join(siteDir, 'versions.json');
  if (!existsSync(file)) {
    return [];
  }
  const names: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
    throw new Error('versions.json must hold a list of names such as ["8.9.0"].');
  }
  return names;
}
