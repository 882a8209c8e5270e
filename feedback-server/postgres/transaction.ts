/** Transactions whose time the server limits, so that nothing that was given up goes on there. */
import type { DatabaseError, Pool, PoolClient } from 'pg';

/** All in ms. */
export interface TimeLimits {
  /** How long the server waits for a lock. */
  readonly lock: number;
  /** How long the server works on one statement, waiting included; less than `total`. */
  readonly statement: number;
  /** After which the connection is closed: the server is too slow, or can't be reached. */
  readonly total: number;
}

/** `SET LOCAL` reaches the server through poolers too, which refuse such settings when a connection is opened. */
const begin = ({ lock, statement, total }: TimeLimits) => `
  BEGIN;
  SET LOCAL lock_timeout = ${lock};
  SET LOCAL statement_timeout = ${statement};
  SET LOCAL idle_in_transaction_session_timeout = ${total};
  SET LOCAL synchronous_commit = on`;

/** Whether the server refused a statement, and goes on listening. */
const isRefusal = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'severity' in error && error.severity === 'ERROR';

/** @returns whether the connection can be used again */
async function rollBack(client: PoolClient, error: unknown): Promise<boolean> {
  if (!isRefusal(error)) {
    return false;
  }
  try {
    await client.query('ROLLBACK');
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs statements in one transaction. A server that is told to answer before the disk has what it keeps
 * (`synchronous_commit = off`) waits for the disk here.
 * @throws what the server says, or that it took too long. Nothing is kept then, unless the connection ends while the
 *   server commits
 */
export async function inTransaction(
  pool: Pool,
  limits: TimeLimits,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  // What is asked next says that the connection ended. Without a listener, Node would end the receiver.
  const ignore = () => {};
  client.on('error', ignore);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void client.end();
  }, limits.total);
  let isReusable = true;
  try {
    await client.query(begin(limits));
    await work(client);
    await client.query('COMMIT');
  } catch (error) {
    isReusable = await rollBack(client, error);
    throw isLate ? new Error(`no answer within ${limits.total} ms`, { cause: error }) : error;
  } finally {
    clearTimeout(timer);
    client.off('error', ignore);
    client.release(!isReusable);
  }
}
