import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commitTime } from '../../../../plugins/environment/commitTime';

const folder = mkdtempSync(path.join(tmpdir(), 'commit-time-'));

afterAll(() => rmSync(folder, { recursive: true }));

it('is the same for each build of a commit, and unknown without one', () => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-11-30T22:21:10Z' },
    });
  expect(commitTime(folder)).toBe('');
  git('init', '-q');
  expect(commitTime(folder)).toBe('');
  git('commit', '-q', '--allow-empty', '-m', 'first');
  expect(commitTime(folder)).toBe('1796077270');
  expect(commitTime(folder)).toBe('1796077270');
  // A copy of the site in another repository.
  const inside = path.join(folder, 'inside');
  mkdirSync(inside);
  expect(commitTime(inside)).toBe('');
});
