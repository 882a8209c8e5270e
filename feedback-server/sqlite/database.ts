/** Opens SQLite databases, and names the file when one of them fails. */
import { closeSync, constants, openSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Database from 'better-sqlite3';
import { databaseError } from '../databaseError';

// Asked for when it is needed, so that a missing package can be told from all else.
const load = createRequire(__filename);

/** Comments may be confidential: only the user of the receiver reads a new database. */
const PRIVATE_MODE = 0o600;

function loadSqlite(): typeof Database {
  return load('better-sqlite3');
}

/** @returns an error that names the file and what SQLite says of it */
export function sqliteError(file: string, error: unknown): Error {
  return databaseError(file, 'better-sqlite3', error);
}

/** SQLite gives the files beside a database the same mode, but creates the database itself with the umask's. */
function createPrivately(file: string): void {
  closeSync(openSync(file, constants.O_RDWR | constants.O_CREAT, PRIVATE_MODE));
}

/** @throws as SQLite does */
export function openDatabase(file: string, options: Database.Options): Database.Database {
  const Sqlite = loadSqlite();
  const stats = statSync(file, { throwIfNoEntry: false });
  // SQLite would take a device, such as /dev/null, and leave files beside it.
  if (stats?.isFile() === false) {
    throw new Error('it is no file');
  }
  // Never on a file that is there: closing it would drop the locks that this process has on it.
  if (stats === undefined && !options.readonly) {
    createPrivately(file);
  }
  return new Sqlite(file, options);
}
