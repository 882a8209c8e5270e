/** Retires a version: takes all its files and names away, and leads its addresses to the current pages. */
import { existsSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { versionNames } from '../../plugins/content/versions';
import { type DocsInstance, versionedName } from '../../src/lib/pages/docsInstance';
import { isRecord } from '../../src/lib/text/isRecord';
import { type Change, RETIRED_FILE, changeOf, ownPaths, partsOf, withRetired } from './plan';
import { refuseUncommitted } from './workTree';

/** The hashes of a language without those of a file; nothing when there are none of it. */
function withoutHashes(file: string, key: string): string | undefined {
  const hashes: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (!isRecord(hashes) || !Object.hasOwn(hashes, key)) {
    return undefined;
  }
  const rest = Object.entries(hashes).filter(([name]) => name !== key);
  return `${JSON.stringify(Object.fromEntries(rest), null, 2)}\n`;
}

function removeEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) {
    rmdirSync(folder);
  }
}

/**
 * @param dryRun changes nothing
 * @returns what is removed and changed
 * @throws when there is no such version, or when files concerned have changes that aren't committed
 */
export function retireVersion(
  siteDir: string,
  instance: DocsInstance,
  version: string,
  dryRun: boolean,
): readonly Change[] {
  const names = versionNames(siteDir, instance);
  if (!names.includes(version)) {
    const known = names.length > 0 ? `There are ${names.join(', ')}.` : 'There are none.';
    throw new Error(`No version is called "${version}". ${known}`);
  }
  const parts = partsOf(siteDir, instance, version);
  const own = ownPaths(parts);
  const hashFiles = parts.languages.map(({ hashes }) => hashes);
  refuseUncommitted(siteDir, [...own, ...hashFiles, parts.list, RETIRED_FILE]);
  const rest = names.filter((name) => name !== version);
  const texts = new Map<string, string>();
  for (const { hashes, key } of parts.languages) {
    const text = withoutHashes(path.join(siteDir, hashes), key);
    if (text !== undefined) {
      texts.set(hashes, text);
    }
  }
  if (rest.length > 0) {
    texts.set(parts.list, `${JSON.stringify(rest, null, 2)}\n`);
  }
  const retired = withRetired(siteDir, (listed) => [...listed, version]);
  if (retired !== undefined) {
    texts.set(RETIRED_FILE, retired);
  }
  const removed = [...own, ...(rest.length > 0 ? [] : [parts.list])];
  const changes = [
    ...removed.flatMap((name) => changeOf(siteDir, 'removes', name)),
    ...[...texts.keys()].map((name): Change => ({ does: 'changes', path: name })),
  ];
  if (!dryRun) {
    removed.forEach((name) => rmSync(path.join(siteDir, name), { recursive: true, force: true }));
    texts.forEach((text, name) => writeFileSync(path.join(siteDir, name), text));
    for (const name of ['versioned_docs', 'versioned_sidebars']) {
      removeEmpty(path.join(siteDir, versionedName(instance, name)));
    }
  }
  return changes;
}

/** What is to be done after a version was retired. */
export function afterRetirement(siteDir: string, version: string): string {
  const config = 'docusaurus.config.ts';
  const file = path.join(siteDir, config);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const label =
    text.includes(`'${version}'`) || text.includes(`"${version}"`)
      ? `${config} names ${version}: take its line out, or the build fails.\n`
      : '';
  return `${label}Its addresses lead to the current pages from the next build on, by the rules for servers. Commit all of it.\n`;
}
