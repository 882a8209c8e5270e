/** What the receiver promises when it can't write to standard output or standard error. */
import assert from 'node:assert/strict';
import type { DatabaseCase } from './databaseCases';
import { commentsIn, createAgent, submit, withReceivers } from './receiverProcess';

/** It writes a line about each kind of request that has no address of a sender. */
const TALKATIVE = ['--trust-proxy'];

export const UNWRITABLE_LOG: DatabaseCase = {
  tried: 'Standard error on a disk that is full, and on a pipe whose reader left',
  promised: 'The receiver goes on without its lines, and keeps what is sent.',
  run: (database) =>
    withReceivers(async (start) => {
      const agent = createAgent();
      const submitThree = async (url: string) => {
        for (const part of ['first', 'second', 'third']) {
          assert.equal(await submit(url, agent, `The ${part} comment.`), 204);
        }
      };
      const full = await start(database, {
        options: TALKATIVE,
        shell: 'exec 2>/dev/full && exec',
      });
      await submitThree(full.url);
      assert.equal(await full.stop(), 0);

      const piped = await start(database, { options: TALKATIVE });
      piped.process.stdout?.destroy();
      piped.process.stderr?.destroy();
      await submitThree(piped.url);
      assert.equal(await piped.stop(), 0);

      agent.destroy();
      assert.equal((await commentsIn(database)).length, 6);
      return '6 × 204, all kept; exit code 0 each time';
    }),
};
