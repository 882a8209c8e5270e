/** Runs the claims of what changed, in jsdom and in a browser. */
import { execFileSync, spawnSync } from 'node:child_process';
import { changedFiles } from './changedFiles';
import { claimsOfChanges } from './claimsOfChanges';

/** @returns whether the command succeeded */
function run(script: string, args: readonly string[]): boolean {
  const { status } = spawnSync('npm', ['run', script, '--', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** @returns whether all of them passed */
export function runChangedClaims(): boolean {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const { sources, browserFiles } = claimsOfChanges(changedFiles(), listed.split('\0'));
  process.stdout.write(
    `Claims of changes: ${sources.length} files of code or claims, ${browserFiles.length} files of claims in a browser.\n`,
  );
  const inJsdom =
    sources.length === 0 ||
    run('test:claims', ['--passWithNoTests', '--findRelatedTests', ...sources]);
  const inBrowser = browserFiles.length === 0 || run('test:claims:browser', browserFiles);
  return inJsdom && inBrowser;
}
