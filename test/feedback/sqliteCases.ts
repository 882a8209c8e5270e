/** What the receiver promises when the file of its database can't be written. */
import assert from 'node:assert/strict';
import { chmodSync, existsSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../feedback-server/sqlite/database';
import type { DatabaseCase } from './databaseCases';
import { commentsIn, createAgent, submit, withReceivers } from './receiverProcess';

/** How root starts a program that has to keep to the rights of files. */
const WITHOUT_PRIVILEGES = 'exec setpriv --bounding-set=-dac_override,-dac_read_search --';

/** Larger than what the limit below leaves room for. */
const SUBMISSIONS_MAX = 1000;

/** @param makeRoom gives the process with this id room again; without it, that isn't tried */
export function fullDisk(makeRoom?: (pid: number) => void): DatabaseCase {
  return {
    tried: 'A disk that is full',
    promised:
      'Answered 500, with one line on standard error; what was answered 204 is kept, and what comes once there is room.',
    run: (database) =>
      withReceivers(async (start) => {
        // The shell counts blocks of 512 or 1024 bytes; SQLite is refused what goes beyond.
        const receiver = await start(database, { shell: 'ulimit -S -f 400 && exec' });
        const agent = createAgent();
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
        while (status === 204 && acknowledged.length < SUBMISSIONS_MAX) {
          status = await submitNext();
        }
        assert.deepEqual([status, await submitNext()], [500, 500]);
        assert.ok(acknowledged.length > 0);
        assert.match(receiver.complaints(), /^not kept: .+\n$/);
        assert.deepEqual(await commentsIn(database), acknowledged);
        if (makeRoom) {
          makeRoom(receiver.process.pid ?? 0);
          assert.equal(await submitNext(), 204);
        }
        agent.destroy();
        assert.equal(await receiver.stop(), 0);
        assert.deepEqual(await commentsIn(database), acknowledged);
        return `500, and one line; 0 of those answered 204 are missing${makeRoom ? '; with room again: 204' : ''}`;
      }),
  };
}

export const READ_ONLY: DatabaseCase = {
  tried: 'A file, and a folder, that the receiver may not write',
  promised: 'It ends at its start with a sentence that names the file, and changes nothing in it.',
  run: (database) =>
    withReceivers(async (start) => {
      const shell = process.getuid?.() === 0 ? WITHOUT_PRIVILEGES : 'exec';
      const folder = path.dirname(database);
      assert.equal(await (await start(database)).stop(), 0);
      const bytes = readFileSync(database);
      const refused = (name: string) =>
        assert.rejects(start(name, { shell }), (error: Error) => {
          assert.match(error.message, /^The database \S+ can't be opened: [^\n]+\n$/);
          assert.ok(error.message.includes(name));
          return true;
        });
      chmodSync(database, 0o444);
      chmodSync(folder, 0o777);
      await refused(database);
      chmodSync(database, 0o666);
      chmodSync(folder, 0o555);
      await refused(database);
      await refused(path.join(folder, 'another.sqlite'));
      chmodSync(folder, 0o755);
      assert.ok(readFileSync(database).equals(bytes));
      return 'each time one sentence with the name; the file is the same';
    }),
};

/** For all of the case, in ms. SQLite itself would wait five seconds for each of the posts, and block all else. */
const LOCKED_TIMEOUT_MS = 20_000;

/** Has the lock of a database, as another program that writes. */
async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const other = openDatabase(file, { fileMustExist: true });
  try {
    other.exec('BEGIN IMMEDIATE');
    return await work();
  } finally {
    other.close();
  }
}

export const LOCKED: DatabaseCase = {
  tried: 'Another program has the lock on the database: six posts and a GET, then six and SIGTERM',
  promised:
    'Posts are answered 503 after about 2 s, and not kept; GET is answered. SIGTERM ends it.',
  run: (database) =>
    withReceivers(async (start) => {
      const receiver = await start(database);
      const agent = createAgent();
      const submitSix = (name: string) =>
        Promise.all([1, 2, 3, 4, 5, 6].map((n) => submit(receiver.url, agent, `${name} ${n}.`)));
      const statusOfGet = async () => (await fetch(receiver.url)).status;
      const since = Date.now();
      await withLock(database, async () => {
        const [posts, get] = await Promise.all([submitSix('While it is locked'), statusOfGet()]);
        assert.deepEqual(posts, [503, 503, 503, 503, 503, 503]);
        assert.equal(get, 405);
      });
      assert.deepEqual([...new Set(await submitSix('When it is free'))], [204]);
      await withLock(database, async () => {
        const posts = submitSix('While it is told to end');
        assert.equal(await statusOfGet(), 405);
        assert.equal(await receiver.stop(), 0);
        // Without an answer: what it hasn't begun to read when it is told to end.
        assert.ok((await posts).every((status) => status === 503 || status === 0));
      });
      agent.destroy();
      assert.ok(Date.now() - since < LOCKED_TIMEOUT_MS);
      assert.match(receiver.complaints(), /^(not kept: database is locked[^\n]*\n)+$/);
      assert.equal((await commentsIn(database)).length, 6);
      return '6 × 503, GET: 405; free again: 6 × 204; locked at the end: none kept, exit code 0';
    }),
};

export const MOVED: DatabaseCase = {
  tried: 'The database is moved while the receiver runs, then its folder',
  promised:
    'What was answered 204 is in the file that was moved, or in a new one; without the folder, 500. One line for each.',
  run: (database) =>
    withReceivers(async (start) => {
      const receiver = await start(database);
      const agent = createAgent();
      const folder = path.dirname(database);
      const send = (comment: string) => submit(receiver.url, agent, comment);
      assert.equal(await send('Before it was moved.'), 204);
      renameSync(database, `${database}.old`);
      assert.deepEqual([await send('After it was moved.'), await send('And later.')], [204, 204]);
      assert.deepEqual(await commentsIn(`${database}.old`), ['Before it was moved.']);
      assert.deepEqual(await commentsIn(database), ['After it was moved.', 'And later.']);
      renameSync(folder, `${folder}-elsewhere`);
      assert.deepEqual([await send('Without a folder.'), await send('Still none.')], [500, 500]);
      assert.equal(existsSync(database), false);
      renameSync(`${folder}-elsewhere`, folder);
      assert.equal(await send('The folder is back.'), 204);
      agent.destroy();
      // What it has written arrives when it has ended at the latest.
      assert.equal(await receiver.stop(), 0);
      assert.match(
        receiver.complaints(),
        /^(The database \S+ was moved, removed[^\n]+\n){2}not kept: The database \S+ can't be opened: [^\n]+\nnot kept: [^\n]+\(1 more since\)\n$/,
      );
      assert.equal((await commentsIn(database)).length, 3);
      return '204 in a new file, the old one is whole; 2 × 500 without the folder, 204 when it is back; 3 lines';
    }),
};
