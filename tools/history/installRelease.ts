/** Installs the packages of one release, apart from those of the site. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Package by package, the version that a release has. */
export type ReleasePackages = Readonly<Record<string, string>>;

/** Packages that all releases share with the site: printed types would differ for no change of MUI X. */
const SHARED = ['@mui/material', '@mui/system', '@mui/types', '@mui/utils', '@types'];

function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/**
 * The versions of a package that can be installed, as the registry lists them.
 * @throws when the registry can't be asked
 */
export function publishedVersions(siteDir: string, name: string): readonly string[] {
  const answer: unknown = JSON.parse(npm(['view', name, 'versions', '--json'], siteDir));
  return [answer].flat().map(String);
}

/**
 * Installs packages into an empty folder among the site's own packages, so that what they need of Material UI is the
 * site's.
 * @param folder is emptied first
 * @throws when npm can't
 */
export function installRelease(folder: string, packages: ReleasePackages): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest = {
    private: true,
    dependencies: packages,
    // The packages of higher plans name an exact version of the free ones.
    overrides: Object.fromEntries(Object.keys(packages).map((name) => [name, `$${name}`])),
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  npm(
    [
      'install',
      '--legacy-peer-deps',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      '--loglevel=error',
    ],
    folder,
  );
  for (const name of SHARED) {
    rmSync(path.join(folder, 'node_modules', name), { recursive: true, force: true });
  }
}
