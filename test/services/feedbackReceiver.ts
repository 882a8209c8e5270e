/** The reference receiver, as the site under test reaches it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FEEDBACK_PORT } from './connections';

const CLI = path.join(__dirname, '../../feedback-server/cli.cjs');

export interface Receiver {
  /** All that was received, as lines of CSV without the names of the columns. */
  readonly lines: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/** @param site the origin that may send */
export async function startReceiver(site: string): Promise<Receiver> {
  const folder = mkdtempSync(path.join(tmpdir(), 'feedback-'));
  const database = path.join(folder, 'feedback.sqlite');
  const server: ChildProcess = spawn(
    process.execPath,
    [CLI, '--port', String(FEEDBACK_PORT), '--database', database, '--origin', site],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (server.stdout) {
    // Its first line says that it listens.
    await once(server.stdout, 'data');
  }
  return {
    lines: () =>
      execFileSync(process.execPath, [CLI, '--export', 'csv', '--database', database])
        .toString()
        .trimEnd()
        .split('\r\n')
        .slice(1),
    stop: async () => {
      const ended = once(server, 'close');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
