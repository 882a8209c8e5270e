/** What the receiver promises when the table of its PostgreSQL database can't be written. */
import assert from 'node:assert/strict';
import { loadPostgres } from '../../feedback-server/postgres/database';
import type { DatabaseCase } from './databaseCases';
import { commentsIn, createAgent, submit, withReceivers } from './receiverProcess';

const CONNECTIONS = `
  SELECT count(*)::integer AS count FROM pg_stat_activity
  WHERE application_name = 'docs-feedback' AND datname = current_database()`;

const ROUNDS = 5;

export const LOCKED_TABLE: DatabaseCase = {
  tried: 'Another session has `LOCK TABLE feedback`: five times four posts',
  promised:
    'Posts are answered 503 and never kept; the receiver has 4 connections at most. Once it is free: 204.',
  run: (database) =>
    withReceivers(async (start) => {
      const receiver = await start(database);
      const agent = createAgent();
      const { Client } = loadPostgres();
      // Two: within a transaction, the server always lists the connections of its first look.
      const [other, watcher] = [1, 2].map(() => new Client({ connectionString: database }));
      assert.ok(other && watcher);
      await Promise.all([other.connect(), watcher.connect()]);
      try {
        await other.query('BEGIN; LOCK TABLE feedback');
        for (let round = 1; round <= ROUNDS; round += 1) {
          const posts = [1, 2, 3, 4].map((n) =>
            submit(receiver.url, agent, `Number ${round}.${n}`),
          );
          assert.deepEqual(await Promise.all(posts), [503, 503, 503, 503]);
          const { rows } = await watcher.query<{ count: number }>(CONNECTIONS);
          assert.ok((rows[0]?.count ?? 0) <= 4, `${rows[0]?.count} connections`);
        }
      } finally {
        await Promise.all([other.end(), watcher.end()]);
      }
      assert.equal(await submit(receiver.url, agent, 'When it is free.'), 204);
      agent.destroy();
      // It ends when all of its connections have.
      assert.equal(await receiver.stop(), 0);
      assert.match(
        receiver.complaints(),
        /^(not kept: canceling statement due to lock timeout[^\n]*\n)+$/,
      );
      assert.deepEqual(await commentsIn(database), ['When it is free.']);
      return '20 × 503, none kept; 4 connections at most; free again: 204';
    }),
};
