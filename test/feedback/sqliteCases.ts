/** What the receiver promises when the file of its database can't be written. */
import assert from 'node:assert/strict';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
