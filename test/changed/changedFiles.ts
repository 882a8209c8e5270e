/** Which files the working tree and the commits that upstream lacks have changed. */
import { execFileSync } from 'node:child_process';

function git(...args: readonly string[]): readonly string[] {
  const output = execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return output.split('\0').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}

/** The commit that upstream and the working tree share; the last commit where nothing is known of an upstream. */
function baseCommit(): string {
  if (process.env.CHANGED_SINCE) {
    return process.env.CHANGED_SINCE;
  }
  for (const upstream of ['@{upstream}', 'origin/main']) {
    try {
      const [commit] = git('merge-base', 'HEAD', upstream);
      if (commit !== undefined) {
        return commit;
      }
    } catch {
      // No such branch: a clone without a remote, or a new branch.
    }
  }
  return 'HEAD';
}

/**
 * @returns paths from the root of the project, those of deleted files included
 * @throws outside of a Git repository
 */
export function changedFiles(): readonly string[] {
  return [
    ...git('diff', '--name-only', '--no-renames', '-z', baseCommit()),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}
