/** Which releases a history has, and which version of each package stands for one. Pure. */
import { compareReleases } from '../../src/lib/history/releases';
import type { ReleasePackages } from './installRelease';

/** The line of releases before the documented major version: the newest of each package stands for all. */
export const LINE_BEFORE = '7.29';

/**
 * The release to compare with before an upgrade: a late one of the major version that most packages have. When the
 * documented version reaches it, name another one.
 */
export const NEXT_RELEASE = '8.29.3';

/** The documented major version, with a period. */
const MAJOR = '8.';

const STABLE = /^\d+\.\d+\.\d+$/;

/**
 * The stable releases of the documented major version that a change log names, oldest first.
 * @param changeLog `CHANGELOG.md` as a package ships it
 * @param newest later ones are left out
 */
export function releasesIn(changeLog: string, newest: string): readonly string[] {
  return [...changeLog.matchAll(/^## v?(\d+\.\d+\.\d+)\s*$/gm)]
    .map(([, version = '']) => version)
    .filter((version) => version.startsWith(MAJOR) && compareReleases(version, newest) <= 0)
    .sort(compareReleases);
}

/**
 * All releases of the histories, oldest first.
 * @param changeLog `CHANGELOG.md` as a package ships it
 * @param documented release
 */
export function releasesOf(changeLog: string, documented: string): readonly string[] {
  const next = compareReleases(NEXT_RELEASE, documented) > 0 ? [NEXT_RELEASE] : [];
  return [LINE_BEFORE, ...releasesIn(changeLog, documented), ...next];
}

/**
 * The version of each package that stands for a release: its own, or else the newest before it, or else the oldest of
 * the major version.
 * @param published the versions of each package that can be installed
 * @throws when a package has no version of the major version
 */
export function packagesOfRelease(
  release: string,
  published: Readonly<Record<string, readonly string[]>>,
): ReleasePackages {
  const isLine = release === LINE_BEFORE;
  const start = isLine ? `${LINE_BEFORE}.` : MAJOR;
  return Object.fromEntries(
    Object.entries(published).map(([name, versions]) => {
      const fitting = versions
        .filter((version) => STABLE.test(version) && version.startsWith(start))
        .sort(compareReleases);
      const found =
        fitting.findLast((version) => isLine || compareReleases(version, release) <= 0) ??
        fitting[0];
      if (found === undefined) {
        throw new Error(`${name} has no stable version that begins with ${start}`);
      }
      return [name, found];
    }),
  );
}

/** The packages whose version isn't that of the release. */
export function gapsOf(release: string, packages: ReleasePackages): ReleasePackages {
  return release === LINE_BEFORE
    ? {}
    : Object.fromEntries(Object.entries(packages).filter(([, version]) => version !== release));
}
