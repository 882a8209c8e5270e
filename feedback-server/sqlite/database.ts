/** Opens SQLite databases, and says of which file it speaks when one of them fails. */
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Database from 'better-sqlite3';
import { databaseError } from '../databaseError';

// Asked for when it is needed, so that a missing package can be told from all else.
const load = createRequire(__filename);

function loadSqlite(): typeof Database {
  return load('better-sqlite3');
}

/** @returns an error that names the file and what SQLite says of it */
export function sqliteError(file: string, error: unknown): Error {
  return databaseError(file, 'better-sqlite3', error);
}

/** @throws as SQLite does */
export function openDatabase(file: string, options: Database.Options): Database.Database {
  const Sqlite = loadSqlite();
  // SQLite would take a device, such as /dev/null, and leave files beside it.
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) {
    throw new Error('it is no file');
  }
  return new Sqlite(file, options);
}
