/** The commands `docs:cut` and `docs:retire`. */
import { DOCS_INSTANCES, VERSIONED_ROUTE } from '../../src/data/docsInstances';
import { afterCut, cutVersion } from './cut';
import { changeLines } from './plan';
import { afterRetirement, retireVersion } from './retire';

const DRY_RUN = '--dry-run';

/** @throws when anything but one name and `--dry-run` is given */
export function readVersionOptions(
  command: string,
  args: readonly string[],
): { readonly version: string; readonly dryRun: boolean } {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== DRY_RUN);
  const [version, ...others] = args.filter((arg) => arg !== DRY_RUN);
  if (unknown !== undefined || version === undefined || others.length > 0) {
    const problem = unknown === undefined ? 'takes one version' : `has no ${unknown}`;
    throw new Error(`docs:${command} ${problem}: npm run docs:${command} -- 8.10.2 [${DRY_RUN}]`);
  }
  return { version, dryRun: args.includes(DRY_RUN) };
}

/**
 * @param siteDir root of the project
 * @returns what to print
 * @throws with what is wrong; nothing is changed then, unless a step of Docusaurus fails
 */
export function runVersions(siteDir: string, command: string, args: readonly string[]): string {
  const { version, dryRun } = readVersionOptions(command, args);
  const instance = DOCS_INSTANCES.find(({ route }) => route === VERSIONED_ROUTE);
  if (!instance) {
    throw new Error('No documentation lies at VERSIONED_ROUTE in src/data/docsInstances.ts.');
  }
  switch (command) {
    case 'cut': {
      const changes = cutVersion(siteDir, instance, version, dryRun);
      return changeLines(changes, dryRun) + (dryRun ? '' : afterCut(version));
    }
    case 'retire': {
      const changes = retireVersion(siteDir, instance, version, dryRun);
      return changeLines(changes, dryRun) + (dryRun ? '' : afterRetirement(siteDir, version));
    }
    default:
      throw new Error(`There is no docs:${command}.`);
  }
}
