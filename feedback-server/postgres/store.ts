/** Keeps feedback in PostgreSQL. */
import type { Pool, PoolClient } from 'pg';
import { codeOf, reasonOf } from '../databaseError';
import { type FeedbackStore, StoreBusyError } from '../store';
import { connectionOptions, loadPostgres, postgresError } from './database';
import { inTransaction, type TimeLimits } from './transaction';

/** Connections of one receiver: several may write to one database, whose server has room for about a hundred. */
const CONNECTIONS_MAX = 4;

/** To keep a submission; with the time to connect, less than a proxy waits. */
const SAVE_LIMITS: TimeLimits = { lock: 3000, statement: 4000, total: 8000 };

/** At the start, when other receivers may make the table at the same time. */
const START_LIMITS: TimeLimits = { lock: 8000, statement: 8000, total: 10_000 };

/** What the server says when a lock, or a statement, took longer than its limit. */
const BUSY = /^(?:55P03|57014)$/;

/**
 * Two that make a table at once may both find that there is none, and one of them fails. So each waits for this lock,
 * which any program could use that agrees on the number, until its transaction has ended.
 */
const MAKE_TABLE = `
  SELECT pg_advisory_xact_lock(7355608);
  CREATE TABLE IF NOT EXISTS feedback (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    received_at timestamptz(3) NOT NULL DEFAULT now(),
    page text NOT NULL,
    section text,
    version text NOT NULL,
    language text NOT NULL,
    rating smallint,
    comment text NOT NULL
  )`;

const INSERT = 'INSERT INTO feedback (page, section, version, language, rating, comment)';

/** Changes nothing, and fails where nothing may be added, such as on a server that only copies another. */
const TRIAL = `${INSERT} SELECT '', NULL, '', '', NULL, '' WHERE FALSE`;

const SAVE = `${INSERT} VALUES ($1, $2, $3, $4, $5, $6)`;

async function prepare(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean; encoding: string }>(
    `SELECT to_regclass('feedback') IS NOT NULL AS "isThere",
       current_setting('server_encoding') AS encoding`,
  );
  const [{ isThere, encoding } = { isThere: false, encoding: '' }] = rows;
  if (encoding !== 'UTF8') {
    throw new Error(`it has the encoding ${encoding}, and readers write in UTF8`);
  }
  // Who may only add to a table may not make one, not even one that is there.
  if (!isThere) {
    await client.query(MAKE_TABLE);
  }
  await client.query(TRIAL);
}

/**
 * Opens a few connections as they are needed, and makes the table when there is none. A connection that fails is
 * replaced with the next submission.
 * @throws when the server can't be reached, or doesn't let the user add to the table
 */
export async function openPostgresStore(address: string): Promise<FeedbackStore> {
  let pool: Pool | undefined;
  try {
    const { Pool: ConnectionPool } = loadPostgres();
    pool = new ConnectionPool({ ...connectionOptions(address), max: CONNECTIONS_MAX });
    // Of connections that nobody uses when they end. Without a listener, Node would end the receiver.
    pool.on('error', () => {});
    await inTransaction(pool, START_LIMITS, prepare);
  } catch (error) {
    await pool?.end();
    throw postgresError(address, error);
  }
  const connections = pool;
  return {
    save: async ({ page, section, version, language, rating, comment }) => {
      const values = [page, section, version, language, rating, comment];
      try {
        await inTransaction(connections, SAVE_LIMITS, async (client) => {
          await client.query(SAVE, values);
        });
      } catch (error) {
        const reason = reasonOf(error);
        throw BUSY.test(codeOf(error))
          ? new StoreBusyError(reason, { cause: error })
          : new Error(reason, { cause: error });
      }
    },
    close: () => connections.end(),
  };
}
