/** The command as an operator runs it. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { MISSING_PACKAGE } from '../../../feedback-server/database';
import { openReader } from '../../../feedback-server/reader';

const ROOT = path.join(__dirname, '../../..');
const CLI = path.join(ROOT, 'feedback-server/cli.cjs');
const SUBMISSIONS = 1000;
/** ms; a busy machine takes long to start a process. */
const TIMEOUT = 60_000;

const folder = mkdtempSync(path.join(tmpdir(), 'feedback-cli-'));
const run = promisify(execFile);
const started: ChildProcess[] = [];

interface Started {
  readonly process: ChildProcess;
  readonly url: string;
  /** What it has written to standard error. */
  readonly complaints: () => string;
}

/**
 * Starts the receiver on a free port.
 * @param limit as the shell's `ulimit` takes it
 */
async function start(database: string, limit = ''): Promise<Started> {
  const command = `${limit && `ulimit ${limit} && `}exec "$0" "$@"`;
  const options = ['--port', '0', '--database', database, '--rate', '100000'];
  const process_ = spawn('sh', ['-c', command, process.execPath, CLI, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(process_);
  let complaints = '';
  process_.stderr.on('data', (data) => (complaints += String(data)));
  const [line] = await once(process_.stdout, 'data');
  const url = /http:\S+/.exec(String(line))?.[0] ?? '';
  return { process: process_, url, complaints: () => complaints };
}

async function stop({ process: process_ }: Started): Promise<number | null> {
  const ended = once(process_, 'close');
  process_.kill('SIGTERM');
  await ended;
  return process_.exitCode;
}

function commentsOf(database: string): readonly string[] {
  const reader = openReader(database);
  const comments = Array.from(reader.all(), ({ comment }) => comment);
  reader.close();
  return comments;
}

/** Ends a receiver by a signal when half of 1000 submissions are acknowledged. @returns those that were in the end */
async function submitUntil(signal: 'SIGKILL' | 'SIGTERM', receiver: Started) {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const ended = once(receiver.process, 'close');
  const acknowledged: string[] = [];
  const comments = Array.from({ length: SUBMISSIONS }, (_, index) => `Submission ${index}.`);
  await Promise.all(
    comments.map(async (comment) => {
      if ((await submit(receiver.url, agent, comment)) === 204) {
        acknowledged.push(comment);
        if (acknowledged.length === SUBMISSIONS / 2) {
          receiver.process.kill(signal);
        }
      }
    }),
  );
  agent.destroy();
  await ended;
  expect(acknowledged.length).toBeGreaterThanOrEqual(SUBMISSIONS / 2);
  expect(acknowledged.length).toBeLessThan(SUBMISSIONS);
  return acknowledged;
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
    const acknowledged = await submitUntil('SIGKILL', await start(database));
    const kept = new Set(commentsOf(database));
    expect(acknowledged.filter((comment) => !kept.has(comment))).toEqual([]);

    const again = await start(database);
    expect(await submit(again.url, new Agent(), 'After the crash.')).toBe(204);
    expect(await stop(again)).toBe(0);
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

it(
  'has kept what it acknowledged, and nothing else, when it is told to end in the middle of 1000 submissions',
  async () => {
    const database = path.join(folder, 'ended.sqlite');
    const receiver = await start(database);
    const acknowledged = await submitUntil('SIGTERM', receiver);
    expect(receiver.process.exitCode).toBe(0);
    expect([...commentsOf(database)].sort()).toEqual([...acknowledged].sort());
    expect(receiver.complaints()).toBe('');
  },
  TIMEOUT,
);

it(
  'answers 500 when the disk takes no more, and has lost nothing that it acknowledged',
  async () => {
    const database = path.join(folder, 'full.sqlite');
    // The shell counts blocks of 512 or 1024 bytes; SQLite is refused what goes beyond.
    const receiver = await start(database, '-f 400');
    const agent = new Agent({ keepAlive: true });
    const acknowledged: string[] = [];
    const submitNext = async () => {
      const comment = `Submission ${acknowledged.length} ${'x'.repeat(1500)}`;
      const status = await submit(receiver.url, agent, comment);
      if (status === 204) {
        acknowledged.push(comment);
      }
      return status;
    };
    let status = 204;
    while (status === 204 && acknowledged.length < SUBMISSIONS) {
      status = await submitNext();
    }
    expect(status).toBe(500);
    expect(await submitNext()).toBe(500);
    agent.destroy();
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(receiver.complaints()).toMatch(/^not kept: .+\n$/);
    expect(commentsOf(database)).toEqual(acknowledged);
    await stop(receiver);
    expect(commentsOf(database)).toEqual(acknowledged);
  },
  TIMEOUT,
);

it.each([
  [['--export', 'csv', '--database', path.join(folder, 'none.sqlite')], "can't be opened"],
  [['--export', 'csv', '--database', path.join(folder, 'none.sqlite')], 'none.sqlite'],
  [['--database', path.join(folder, 'none/a.sqlite')], 'none/a.sqlite'],
  [['--database', folder], folder],
  [['--database', ''], '--database \\(FEEDBACK_DATABASE\\) is ""'],
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
