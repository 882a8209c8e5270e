/** What git knows of the project. */
import { execFileSync } from 'node:child_process';

function git(siteDir: string, args: readonly string[]): readonly string[] {
  const output = execFileSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return output.split('\0').filter(Boolean);
}

/** Files that git keeps, from the root of the project. */
export function keptFiles(siteDir: string): readonly string[] {
  return git(siteDir, ['ls-files', '-z']);
}

/**
 * Refuses to work on files with changes that aren't committed: what the command does could no longer be told from them,
 * nor be undone.
 * @param paths files and folders from the root of the project
 * @throws with the files that have changes, or when the project isn't kept in git
 */
export function refuseUncommitted(siteDir: string, paths: readonly string[]): void {
  const args = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--'];
  const changed = git(siteDir, [...args, ...paths]).map((line) => line.slice(3));
  if (changed.length > 0) {
    const shown = changed.slice(0, 10).join(', ');
    const rest = changed.length > 10 ? ` and ${changed.length - 10} more` : '';
    throw new Error(`Commit these first, or put them aside: ${shown}${rest}.`);
  }
}
