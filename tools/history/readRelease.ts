/** Reads releases, each once: an interrupted run goes on where it ended. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { X_VERSION } from '../../src/data/docsInstances';
import { installedVersion } from '../api-reference/packages';
import { type Release, extractRelease } from './extractRelease';
import { HISTORY_PACKAGES } from './historyPackages';
import { type ReleasePackages, installRelease, publishedVersions } from './installRelease';
import { packagesOfRelease } from './releases';

/** A release, with the versions that were read. */
export interface ReadRelease extends Release {
  readonly packages: ReleasePackages;
}

/** Among the packages of the site, whose Material UI the releases use. */
const CACHE = 'node_modules/.cache/history';

function createPublished(siteDir: string) {
  let published: Readonly<Record<string, readonly string[]>> | undefined;
  return () => {
    published ??= Object.fromEntries(
      HISTORY_PACKAGES.map(({ name }) => [name, publishedVersions(siteDir, name)]),
    );
    return published;
  };
}

/**
 * @param siteDir root of the project
 * @param isFresh read again what an earlier run has read
 * @param tell is told of each release that is installed
 * @returns a function that reads a release: the documented one from the site's own packages, others from the registry
 */
export function createReader(
  siteDir: string,
  isFresh: boolean,
  tell: (line: string) => void,
): (release: string) => ReadRelease {
  const published = createPublished(siteDir);
  const cache = path.join(siteDir, CACHE);
  return (release) => {
    if (release === X_VERSION) {
      const packages = Object.fromEntries(
        HISTORY_PACKAGES.map(({ name }) => [name, installedVersion(siteDir, name)]),
      );
      return { packages, ...extractRelease(siteDir) };
    }
    const file = path.join(cache, `${release}.json`);
    if (!isFresh && existsSync(file)) {
      const known: ReadRelease = JSON.parse(readFileSync(file, 'utf8'));
      return known;
    }
    const packages = packagesOfRelease(release, published());
    const folder = path.join(cache, 'installed');
    tell(`Reading ${release} …`);
    installRelease(folder, packages);
    const read = { packages, ...extractRelease(folder) };
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, JSON.stringify(read));
    rmSync(folder, { recursive: true, force: true });
    return read;
  };
}
