/** The command as an operator runs it, on SQLite. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { missingPackage } from '../../../feedback-server/databaseError';
import { freePort } from '../../deploy/servers';
import { DATABASE_CASES } from '../../feedback/databaseCases';
import { UNWRITABLE_LOG } from '../../feedback/logCases';
import { CLI, createAgent, SITE, submit } from '../../feedback/receiverProcess';
import { fullDisk, LOCKED, MOVED } from '../../feedback/sqliteCases';

const ROOT = path.join(__dirname, '../../..');
/** ms; a busy machine takes long to start a process. */
const TIMEOUT = 60_000;

const folder = mkdtempSync(path.join(tmpdir(), 'feedback-cli-'));
const run = promisify(execFile);

afterAll(() => rmSync(folder, { recursive: true }));

const cases = [...DATABASE_CASES, fullDisk(), LOCKED, MOVED, UNWRITABLE_LOG];

it.each(cases.map(({ tried, promised, run: look }, index) => ({ tried, promised, look, index })))(
  '$tried: $promised',
  async ({ look, index }) => {
    const own = path.join(folder, String(index));
    mkdirSync(own);
    await expect(look(path.join(own, 'feedback.sqlite'))).resolves.toEqual(expect.any(String));
  },
  TIMEOUT,
);

it.each([
  [['--export', 'csv', '--database', path.join(folder, 'none.sqlite')], "can't be opened"],
  [['--export', 'csv', '--database', path.join(folder, 'none.sqlite')], 'none.sqlite'],
  [['--database', path.join(folder, 'none/a.sqlite')], 'none/a.sqlite'],
  [['--database', folder], folder],
  [['--database', ''], '--database \\(FEEDBACK_DATABASE\\) is neither'],
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
  'receives feedback when its standard output is full',
  async () => {
    const port = await freePort();
    const output = openSync('/dev/full', 'w');
    const database = path.join(folder, 'full-output.sqlite');
    const receiver = spawn(
      process.execPath,
      [CLI, '--port', String(port), '--database', database, '--origin', SITE],
      { stdio: ['ignore', output, 'inherit'] },
    );
    closeSync(output);
    const agent = createAgent();
    const send = () =>
      submit(`http://127.0.0.1:${port}/feedback`, agent, 'A comment that is kept.');
    // Without its first line, only an answer says that it listens.
    let status = 0;
    while (status === 0 && receiver.exitCode === null) {
      status = await send();
    }
    expect(status).toBe(204);
    expect(await send()).toBe(204);
    agent.destroy();
    const ended = once(receiver, 'close');
    receiver.kill('SIGTERM');
    await ended;
    expect(receiver.exitCode).toBe(0);
    // What only writes its output fails.
    await expect(
      run('sh', [
        '-c',
        `"$0" "$@" > /dev/full`,
        process.execPath,
        CLI,
        '--export',
        'csv',
        '--database',
        database,
      ]),
    ).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^ENOSPC: [^\n]+\n$/) });
  },
  TIMEOUT,
);

it.each([
  ['better-sqlite3', path.join(folder, 'feedback.sqlite')],
  ['pg', 'postgres://me:secret@127.0.0.1/docs'],
])(
  'says that %s is missing',
  async (name, database) => {
    const bare = path.join(folder, name);
    mkdirSync(path.join(bare, 'node_modules'), { recursive: true });
    cpSync(path.join(ROOT, 'feedback-server'), path.join(bare, 'feedback-server'), {
      recursive: true,
    });
    cpSync(path.join(ROOT, 'launch'), path.join(bare, 'launch'), { recursive: true });
    cpSync(path.join(ROOT, 'src/lib'), path.join(bare, 'src/lib'), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules/jiti'), path.join(bare, 'node_modules/jiti'));
    const cli = path.join(bare, 'feedback-server/cli.cjs');
    for (const options of [
      ['--port', '0'],
      ['--export', 'csv'],
    ]) {
      await expect(
        run(process.execPath, [cli, '--database', database, ...options]),
      ).rejects.toMatchObject({ code: 1, stdout: '', stderr: `${missingPackage(name)}\n` });
    }
  },
  TIMEOUT,
);

it(
  'names a PostgreSQL that nobody can reach, without its password',
  async () => {
    const database = 'postgres://me:PASSWORD@localhost:1/docs';
    for (const options of [
      ['--port', '0'],
      ['--export', 'csv'],
    ]) {
      await expect(
        run(process.execPath, [CLI, '--database', database, ...options]),
      ).rejects.toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(
          /^The database postgres:\/\/me@localhost:1\/docs can't be opened: connect ECONNREFUSED (?!.*PASS)[^\n]+\n$/,
        ),
      });
    }
  },
  TIMEOUT,
);
