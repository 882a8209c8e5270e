/** Keeps feedback in PostgreSQL. */
import type { Pool } from 'pg';
import { reasonOf } from '../databaseError';
import type { FeedbackStore } from '../store';
import { connectionOptions, loadPostgres, postgresError } from './database';

/** Connections of one receiver: several may write to one database, whose server has room for about a hundred. */
const CONNECTIONS_MAX = 4;

/** How long the server may take to keep a submission, in ms; with the time to connect, less than a proxy waits. */
const QUERY_TIMEOUT = 8000;

/**
 * Two that make a table at once may both find that there is none, and one of them fails. So each waits for this lock,
 * which any program could use that agrees on the number, until its statements, one transaction, have ended.
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

/**
 * A server can be told to answer before the disk has what it keeps (`synchronous_commit = off`). The condition holds for
 * whatever it is asked, and sets that to `on` for this transaction; poolers between, too, leave it together.
 */
const SAVE = `${INSERT} SELECT $1, $2, $3, $4, $5, $6
  WHERE set_config('synchronous_commit', 'on', TRUE) = 'on'`;

async function prepare(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ isThere: boolean; encoding: string }>(
    `SELECT to_regclass('feedback') IS NOT NULL AS "isThere",
       current_setting('server_encoding') AS encoding`,
  );
  const [{ isThere, encoding } = { isThere: false, encoding: '' }] = rows;
  if (encoding !== 'UTF8') {
    throw new Error(`it has the encoding ${encoding}, and readers write in UTF8`);
  }
  // Who may only add to a table may not make one, not even one that is there.
  if (!isThere) {
    await pool.query(MAKE_TABLE);
  }
  await pool.query(TRIAL);
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
    pool = new ConnectionPool({
      ...connectionOptions(address),
      max: CONNECTIONS_MAX,
      query_timeout: QUERY_TIMEOUT,
    });
    // Of connections that nobody uses when they end. Without a listener, Node would end the receiver.
    pool.on('error', () => {});
    await prepare(pool);
  } catch (error) {
    await pool?.end();
    throw postgresError(address, error);
  }
  const connections = pool;
  return {
    save: async ({ page, section, version, language, rating, comment }) => {
      try {
        await connections.query(SAVE, [page, section, version, language, rating, comment]);
      } catch (error) {
        throw new Error(reasonOf(error), { cause: error });
      }
    },
    close: () => connections.end(),
  };
}
