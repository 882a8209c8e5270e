/** Reads what was kept in PostgreSQL, part by part, while receivers go on writing. */
import type { Client } from 'pg';
import type { Feedback } from '../../src/lib/feedback/feedback';
import type { FeedbackReader, StoredFeedback } from '../store';
import { connectionOptions, loadPostgres, postgresError } from './database';

/** Submissions that are in memory at once. */
const PART = 1000;

interface Row extends Feedback {
  /** The package gives 64 bits as a text. */
  readonly id: string;
  readonly received_at: Date;
}

/** How long the server waits for a lock on the table, in ms. */
const LOCK_TIMEOUT_MS = 8000;

/** One transaction that sees the table as it is now, for as long as it lasts. */
const BEGIN = `
  BEGIN READ ONLY;
  SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS};
  DECLARE feedback_export NO SCROLL CURSOR FOR
    SELECT id, received_at, page, section, version, language, rating, comment
    FROM feedback ORDER BY id`;

async function* parts(client: Client): AsyncGenerator<StoredFeedback> {
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${PART} FROM feedback_export`);
    for (const row of rows) {
      yield { ...row, id: Number(row.id), received_at: row.received_at.toISOString() };
    }
    if (rows.length < PART) {
      return;
    }
  }
}

async function* named(
  address: string,
  entries: AsyncIterable<StoredFeedback>,
): AsyncGenerator<StoredFeedback> {
  try {
    yield* entries;
  } catch (error) {
    throw postgresError(address, error);
  }
}

/**
 * Connects to a database with a table of feedback; what it reads can be read once.
 * @throws when the server can't be reached, there is no table, or the user may not read it
 */
export async function openPostgresReader(address: string): Promise<FeedbackReader> {
  let client: Client | undefined;
  try {
    const { Client: Connection } = loadPostgres();
    client = new Connection(connectionOptions(address));
    // When the connection ends on its own, what is asked next says so.
    client.on('error', () => {});
    await client.connect();
    await client.query(BEGIN);
  } catch (error) {
    await client?.end().catch(() => {});
    throw postgresError(address, error);
  }
  const connection = client;
  return { all: () => named(address, parts(connection)), close: () => connection.end() };
}
