/** Cuts a version: copies the current pages, their tree and their translations to where Docusaurus finds a version. */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { versionNames } from '../../plugins/content/versions';
import { X_VERSION } from '../../src/data/docsInstances';
import type { DocsInstance } from '../../src/lib/pages/docsInstance';
import { isVersionName } from '../../src/lib/pages/versionedPaths';
import { type Change, RETIRED_FILE, changeOf, ownPaths, partsOf, withRetired } from './plan';
import { refuseUncommitted } from './workTree';

const LAUNCHER = path.join(__dirname, '../../launch/cli.cjs');

/** @throws with what the command has printed when it fails */
function docusaurus(siteDir: string, args: readonly string[]): void {
  try {
    execFileSync(process.execPath, [LAUNCHER, 'docusaurus', ...args], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error);
    throw new Error(`docusaurus ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

function refuse(siteDir: string, instance: DocsInstance, version: string): void {
  if (!isVersionName(version) || !/^[\w.-]+$/.test(version)) {
    throw new Error(
      `"${version}" can't be the name of a version: it begins with a number, since it becomes part of the address, and has letters, digits, dots and hyphens only, such as 8.10.2.`,
    );
  }
  if (versionNames(siteDir, instance).includes(version)) {
    throw new Error(`Version ${version} is cut already.`);
  }
  const remains = ownPaths(partsOf(siteDir, instance, version)).filter((name) =>
    existsSync(path.join(siteDir, name)),
  );
  if (remains.length > 0) {
    throw new Error(`Version ${version} isn't listed, but has left files: ${remains.join(', ')}.`);
  }
}

/**
 * @param dryRun changes nothing
 * @returns what is added and changed
 * @throws when the name is wrong or taken, when files concerned have changes that aren't committed, or when a step fails
 */
export function cutVersion(
  siteDir: string,
  instance: DocsInstance,
  version: string,
  dryRun: boolean,
): readonly Change[] {
  refuse(siteDir, instance, version);
  const parts = partsOf(siteDir, instance, version);
  refuseUncommitted(siteDir, [instance.folder, instance.tree, 'i18n', parts.list, RETIRED_FILE]);
  const retired = withRetired(siteDir, (names) => names.filter((name) => name !== version));
  const hasList = existsSync(path.join(siteDir, parts.list));
  const changes: readonly Change[] = [
    ...changeOf(siteDir, 'adds', instance.folder, parts.pages),
    { does: 'adds', path: parts.sidebars },
    { does: hasList ? 'changes' : 'adds', path: parts.list },
    ...parts.languages.flatMap(({ pages, texts, hashes, current }) => [
      ...changeOf(siteDir, 'adds', current.pages, pages),
      ...changeOf(siteDir, 'adds', current.texts, texts),
      ...changeOf(siteDir, 'changes', hashes),
    ]),
    ...(retired === undefined ? [] : [{ does: 'changes', path: RETIRED_FILE } as const]),
  ];
  if (!dryRun) {
    docusaurus(siteDir, [
      instance.id === 'default' ? 'docs:version' : `docs:version:${instance.id}`,
      version,
    ]);
    docusaurus(siteDir, ['i18n:status', '--update']);
    if (retired !== undefined) {
      writeFileSync(path.join(siteDir, RETIRED_FILE), retired);
    }
  }
  return changes;
}

/** What is to be done after a cut. */
export function afterCut(version: string): string {
  const label =
    version === X_VERSION
      ? `The current pages are still called ${X_VERSION} too: set X_VERSION in src/data/docsInstances.ts, and "version" in package.json, to the release that they will document.\n`
      : '';
  return `${label}Commit all of it. Then \`npm run build\` and \`npm run test:build\`.\n`;
}
