/** Installs the packages of an old major version, which live apart from those of the site. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOCUMENTED_VERSION } from '../../src/data/migrationGuides';
import type { MajorVersion } from './guides';

/** What says which packages a major version has, below its folder in `packages`. */
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** Is written last, and holds what was asked for. */
const STAMP = 'installed.json';

/**
 * Installs the packages in the lock file of a major version, unless that was done. The folder is among the site's own
 * packages, so that nothing that reads sources finds it.
 * @returns the folder whose `node_modules` hold the packages of the major version
 * @throws when npm can't
 */
export function installPackages(siteDir: string, major: MajorVersion): string {
  if (major === DOCUMENTED_VERSION) {
    return siteDir;
  }
  const source = path.join(siteDir, 'tools/migration/packages', major);
  const folder = path.join(siteDir, 'node_modules/.cache/migration', major);
  const texts = FILES.map((name) => readFileSync(path.join(source, name), 'utf8'));
  const stamp = path.join(folder, STAMP);
  const isInstalled = () =>
    existsSync(stamp) && readFileSync(stamp, 'utf8') === JSON.stringify(texts);
  if (isInstalled()) {
    return folder;
  }
  // In a folder of its own until it is whole: tests that run beside each other may ask for the same packages.
  const draft = `${folder}-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  FILES.forEach((name, index) => writeFileSync(path.join(draft, name), texts[index] ?? ''));
  // Peer packages come from the site, unless a major version lists its own.
  const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['ci', ...options], {
    cwd: draft,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  writeFileSync(path.join(draft, STAMP), JSON.stringify(texts));
  if (isInstalled()) {
    rmSync(draft, { recursive: true });
  } else {
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  }
  return folder;
}
