/** The command `docs:addresses`: which addresses and anchors were ever published, and whether a build keeps them. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withoutBase } from '../../src/lib/pages/siteAddress';
import { withoutVersion } from '../../src/lib/pages/versionedPaths';
import { readPath } from '../../src/lib/pages/paths';
import { readRedirects } from '../../src/lib/hosting/hostRules';
import { baseOfBuild } from '../serve/baseOfBuild';
import { type Addresses, type BuiltPage, lostAddresses, readPage, withBuilt } from './addresses';

/** From the root of the project. */
const LIST = 'tools/addresses/published.json';

/** The English pages of the current version. Other languages have the same addresses below their own path. */
function readBuild(build: string, moved: ReadonlySet<string>): ReadonlyMap<string, BuiltPage> {
  const pages = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file).replaceAll('\\', '/')}/`.replace(/^\/\.\/$/, '/'))
    .filter(
      (pathname) =>
        readPath(pathname).route === pathname &&
        withoutVersion(pathname) === pathname &&
        !moved.has(pathname),
    )
    .toSorted();
  return new Map(
    pages.map((pathname) => [
      pathname,
      readPage(readFileSync(path.join(build, pathname, 'index.html'), 'utf8')),
    ]),
  );
}

export interface AddressesOutcome {
  readonly output: string;
  readonly exitCode: number;
}

/**
 * @param update writes what the build has into the list; without it, only looks
 * @throws when there is no build
 */
export function docsAddresses(siteDir: string, { update }: { update: boolean }): AddressesOutcome {
  const build = path.join(siteDir, 'build');
  if (!existsSync(path.join(build, '_redirects'))) {
    throw new Error('There is no build. Run `npm run build` first.');
  }
  const base = baseOfBuild(build);
  const served = readRedirects(readFileSync(path.join(build, '_redirects'), 'utf8'));
  const redirects = new Map(
    Array.from(served, ([from, { to }]) => [
      withoutBase(from, base),
      { to: withoutBase(to, base) },
    ]),
  );
  const pages = readBuild(path.join(build, base), new Set(redirects.keys()));
  const file = path.join(siteDir, LIST);
  const published: Addresses = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const lost = lostAddresses(published, pages, redirects);
  if (lost.length > 0) {
    return { output: lost.join('\n'), exitCode: 1 };
  }
  const all = withBuilt(published, pages);
  if (update) {
    writeFileSync(file, `${JSON.stringify(all, null, 1)}\n`);
  }
  const count = Object.values(all).reduce((sum, anchors) => sum + anchors.length, 0);
  const added = JSON.stringify(all) !== JSON.stringify(published) && !update;
  return {
    output: `${Object.keys(all).length} addresses and ${count} anchors lead somewhere.${
      added ? ' Some are new: before you deploy, run `npm run docs:addresses -- --update`.' : ''
    }`,
    exitCode: 0,
  };
}
