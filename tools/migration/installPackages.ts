/** Installs the packages of an old major version, which live apart from those of the site. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CURRENT_ERA, type Era } from './guides';

/** What says which packages an era has, below its folder in `packages`. */
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * Installs what the lock file of an era says, unless that was done. The folder lies among the site's own packages, out of
 * the way of all that reads sources.
 * @returns the folder whose `node_modules` hold the packages of the era
 * @throws when npm can't
 */
export function installPackages(siteDir: string, era: Era): string {
  if (era === CURRENT_ERA) {
    return siteDir;
  }
  const source = path.join(siteDir, 'tools/migration/packages', era);
  const folder = path.join(siteDir, 'node_modules/.cache/migration', era);
  const texts = FILES.map((name) => readFileSync(path.join(source, name), 'utf8'));
  const stamp = path.join(folder, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === JSON.stringify(texts)) {
    return folder;
  }
  mkdirSync(folder, { recursive: true });
  FILES.forEach((name, index) => writeFileSync(path.join(folder, name), texts[index] ?? ''));
  // Peer packages come from the site, unless an era lists its own.
  const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['ci', ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  writeFileSync(stamp, JSON.stringify(texts));
  return folder;
}
