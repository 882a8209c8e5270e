/** The kinds of database: which one an operator means, by how its name begins. */
import { isPostgresAddress, shownPostgresAddress } from './postgres/address';
import { openPostgresReader } from './postgres/reader';
import { openPostgresStore } from './postgres/store';
import { openSqliteReader } from './sqlite/reader';
import { openSqliteStore } from './sqlite/store';
import type { FeedbackReader, FeedbackStore } from './store';

/** A database as everybody may read it: without a password. */
export function shownName(database: string): string {
  return isPostgresAddress(database) ? shownPostgresAddress(database) : database;
}

/**
 * Opens a database, and makes what is missing in it.
 * @param database file of SQLite, or address of PostgreSQL
 * @param log for the operator
 * @throws when it can't be opened or written
 */
export async function openStore(
  database: string,
  log: (line: string) => void,
): Promise<FeedbackStore> {
  return isPostgresAddress(database) ? openPostgresStore(database) : openSqliteStore(database, log);
}

/**
 * Opens a database that is there, to read it.
 * @param database file of SQLite, or address of PostgreSQL
 * @throws when it isn't there, or may not be read
 */
export async function openReader(database: string): Promise<FeedbackReader> {
  return isPostgresAddress(database) ? openPostgresReader(database) : openSqliteReader(database);
}
