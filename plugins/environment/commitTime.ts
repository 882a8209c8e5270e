/** When the commit was made from which the site is built: every build of the commit has the same time. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * @param siteDir root of the site
 * @returns seconds since 1970 as text; empty where the folder isn't a repository: one around it has other commits
 */
export function commitTime(siteDir: string): string {
  if (!existsSync(path.join(siteDir, '.git'))) {
    return '';
  }
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // No git, or no commit yet.
    return '';
  }
}
