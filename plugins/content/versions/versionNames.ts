/** The versions that are cut, from the list that Docusaurus keeps. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { versionOfPath } from '../../../src/lib/pages/versionedPaths';
import { type DocsInstance, versionedName } from '../../../src/lib/pages/docsInstance';

/**
 * Names of the versions of an instance that are cut, newest first.
 * @param siteDir root of the project
 * @throws when the file that lists them holds no list of names, or one whose pages wouldn't count as cut
 */
export function versionNames(siteDir: string, instance: DocsInstance): readonly string[] {
  const name = versionedName(instance, 'versions.json');
  const file = path.join(siteDir, name);
  if (!existsSync(file)) {
    return [];
  }
  const names: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(names) || !names.every((one) => typeof one === 'string')) {
    throw new Error(`${name} must hold a list of names such as ["8.9.0"].`);
  }
  const unknown = names.find((one) => versionOfPath(`${instance.route}${one}`) !== one);
  if (unknown !== undefined) {
    throw new Error(
      `${name}: the pages of ${unknown} would lie below ${instance.route}, where src/lib/pages/versionedPaths.ts looks for no version, so that their links would lead out of it. Teach it the route first.`,
    );
  }
  return names;
}
