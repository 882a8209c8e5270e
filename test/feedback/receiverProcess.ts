/** The receiver as an operator starts it, and what senders do with it. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { openReader } from '../../feedback-server/databases';
import type { StoredFeedback } from '../../feedback-server/store';
import type { Feedback } from '../../src/lib/feedback/feedback';

export const CLI = path.join(__dirname, '../../feedback-server/cli.cjs');
/** Origin of the site whose pages may send. */
export const SITE = 'https://docs.example.com';

const runFile = promisify(execFile);

export interface StartOptions {
  /** Beside `--database`, `--origin`, and any free port. */
  readonly options?: readonly string[];
  /** Words of the shell before the command: `ulimit -f 400; exec`. */
  readonly shell?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface ReceiverProcess {
  readonly process: ChildProcess;
  /** Where it takes feedback. */
  readonly url: string;
  readonly port: number;
  /** The line that it begins with. */
  readonly greeting: string;
  /** What it has written to standard error. */
  readonly complaints: () => string;
  /** Tells it to end. @returns its exit code */
  readonly stop: () => Promise<number | null>;
}

/**
 * Starts a receiver on a free port, with a rate that no test reaches unless it asks for another.
 * @throws when it ends at once, with what it said
 */
export async function startReceiverProcess(
  database: string,
  { options = [], shell = 'exec', env = {} }: StartOptions = {},
): Promise<ReceiverProcess> {
  const args = ['--port', '0', '--database', database, '--origin', SITE, '--rate', '100000'];
  const receiver = spawn(
    'sh',
    ['-c', `${shell} "$0" "$@"`, process.execPath, CLI, ...args, ...options],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    },
  );
  let complaints = '';
  receiver.stderr.on('data', (data) => (complaints += String(data)));
  const ended = once(receiver, 'close');
  const line = await Promise.race([
    once(receiver.stdout, 'data').then(String),
    ended.then(() => ''),
  ]);
  if (line === '') {
    throw new Error(complaints);
  }
  const url = /http:\S+/.exec(line)?.[0] ?? '';
  return {
    process: receiver,
    url,
    port: Number(new URL(url).port),
    greeting: line,
    complaints: () => complaints,
    stop: async () => {
      receiver.kill('SIGTERM');
      await ended;
      return receiver.exitCode;
    },
  };
}

/** Starts receivers, and ends at the end of a test those that still run. */
export async function withReceivers<Result>(
  work: (start: typeof startReceiverProcess) => Promise<Result>,
): Promise<Result> {
  const starting: Promise<ReceiverProcess>[] = [];
  try {
    return await work((...args) => {
      const receiver = startReceiverProcess(...args);
      starting.push(receiver);
      return receiver;
    });
  } finally {
    // Also those that were starting when another one failed.
    for (const receiver of await Promise.allSettled(starting)) {
      const child = receiver.status === 'fulfilled' ? receiver.value.process : undefined;
      if (child?.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'close');
        child.kill('SIGKILL');
        await ended;
      }
    }
  }
}

/** A submission that is taken, with a comment that tells it from others. */
export const feedbackWith = (comment: string): Feedback => ({
  page: '/x/introduction/',
  section: null,
  version: '8.10.2',
  language: 'en',
  rating: null,
  comment,
});

/** Connections that senders share. */
export const createAgent = () => new Agent({ keepAlive: true, maxSockets: 50 });

/** @returns the status, or 0 when no answer came */
export function submit(url: string, agent: Agent, comment: string): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(
      url,
      { agent, method: 'POST', headers: { 'Content-Type': 'application/json' } },
      (response) => {
        response.resume();
        response.once('close', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', () => resolve(0));
    sent.end(JSON.stringify(feedbackWith(comment)));
  });
}

/** What a database has, read from it itself. */
export async function keptIn(database: string): Promise<readonly StoredFeedback[]> {
  const reader = await openReader(database);
  const all: StoredFeedback[] = [];
  for await (const entry of reader.all()) {
    all.push(entry);
  }
  await reader.close();
  return all;
}

export async function commentsIn(database: string): Promise<readonly string[]> {
  return (await keptIn(database)).map(({ comment }) => comment);
}

/** @returns what `--export csv` writes */
export async function exportOf(database: string): Promise<string> {
  const args = [CLI, '--export', 'csv', '--database', database];
  const { stdout } = await runFile(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}
