/** The command as an operator runs it. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { MISSING_PACKAGE, openReader } from '../../../feedback-server/store';

const ROOT = path.join(__dirname, '../../..');
const CLI = path.join(ROOT, 'feedback-server/cli.cjs');
const SUBMISSIONS = 1000;
/** ms; a busy machine takes long to start a process. */
const TIMEOUT = 60_000;

const folder = mkdtempSync(path.join(tmpdir(), 'feedback-cli-'));
const run = promisify(execFile);
const started: ChildProcess[] = [];

/** Starts the receiver on a free port. */
async function start(database: string): Promise<{ process: ChildProcess; url: string }> {
  const process_ = spawn(
    process.execPath,
    [CLI, '--port', '0', '--database', database, '--rate', '100000'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  started.push(process_);
  const [line] = (await once(process_.stdout, 'data')) as [Buffer];
  const url = /http:\S+/.exec(line.toString())?.[0] ?? '';
  return { process: process_, url };
}

const bodyOf = (comment: string) =>
  JSON.stringify({
    page: '/x/',
    section: null,
    version: '8.10.2',
    language: 'en',
    rating: null,
    comment,
  });

/** @returns the status, or 0 when no answer came */
function submit(url: string, agent: Agent, comment: string): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(
      url,
      { agent, method: 'POST', headers: { 'Content-Type': 'application/json' } },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on('error', () => resolve(0));
    sent.end(bodyOf(comment));
  });
}

afterAll(() => {
  started.forEach((child) => child.kill('SIGKILL'));
  rmSync(folder, { recursive: true });
});

it(
  'has lost nothing that it acknowledged when it is killed in the middle of 1000 submissions',
  async () => {
    const database = path.join(folder, 'killed.sqlite');
    const receiver = await start(database);
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    const acknowledged: string[] = [];
    const comments = Array.from({ length: SUBMISSIONS }, (_, index) => `Submission ${index}.`);
    await Promise.all(
      comments.map(async (comment) => {
        if ((await submit(receiver.url, agent, comment)) === 204) {
          acknowledged.push(comment);
          if (acknowledged.length === SUBMISSIONS / 2) {
            receiver.process.kill('SIGKILL');
          }
        }
      }),
    );
    agent.destroy();
    expect(acknowledged.length).toBeGreaterThanOrEqual(SUBMISSIONS / 2);
    expect(acknowledged.length).toBeLessThan(SUBMISSIONS);

    const reader = openReader(database);
    const kept = new Set([...reader.all()].map(({ comment }) => comment));
    reader.close();
    expect(acknowledged.filter((comment) => !kept.has(comment))).toEqual([]);

    const again = await start(database);
    expect(await submit(again.url, new Agent(), 'After the crash.')).toBe(204);
    again.process.kill('SIGTERM');
    await once(again.process, 'close');
    expect(again.process.exitCode).toBe(0);
    const { stdout } = await run(process.execPath, [
      CLI,
      '--export',
      'csv',
      '--database',
      database,
    ]);
    expect(stdout.trimEnd().split('\r\n')).toHaveLength(kept.size + 2);
    expect(stdout).toMatch(/,After the crash\.\r\n$/);
  },
  TIMEOUT,
);

it.each([
  [['--export', 'csv', '--database', path.join(folder, 'none.sqlite')], "can't be opened"],
  [['--port', 'x'], '--port is "x"'],
])(
  'ends with 1 and one sentence on %j',
  async (args, message) => {
    await expect(run(process.execPath, [CLI, ...args])).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(new RegExp(`^[^\\n]*${message}[^\\n]*\\n$`)),
    });
  },
  TIMEOUT,
);

it(
  'explains its options',
  async () => {
    const { stdout } = await run(process.execPath, [CLI, '--help']);
    expect(stdout).toContain('--trust-proxy');
  },
  TIMEOUT,
);

it(
  'says which package is missing',
  async () => {
    const bare = path.join(folder, 'bare');
    mkdirSync(path.join(bare, 'node_modules'), { recursive: true });
    cpSync(path.join(ROOT, 'feedback-server'), path.join(bare, 'feedback-server'), {
      recursive: true,
    });
    cpSync(path.join(ROOT, 'src/lib'), path.join(bare, 'src/lib'), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules/jiti'), path.join(bare, 'node_modules/jiti'));
    await expect(
      run(process.execPath, [path.join(bare, 'feedback-server/cli.cjs'), '--port', '0']),
    ).rejects.toMatchObject({ code: 1, stderr: `${MISSING_PACKAGE}\n` });
  },
  TIMEOUT,
);
