/** Opens SQLite databases, and says of which file it speaks when one of them fails. */
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Database from 'better-sqlite3';

/** What somebody reads who starts the receiver without the package. */
export const MISSING_PACKAGE =
  'The receiver keeps feedback with the package better-sqlite3, which is missing here or was built for another Node: run "npm install better-sqlite3", then start again.';

/** Marks in an error's text or code that the package or its binary is at fault, and not the file. */
const PACKAGE_AT_FAULT = /MODULE_NOT_FOUND|ERR_DLOPEN_FAILED|bindings file|NODE_MODULE_VERSION/;

// Asked for when it is needed, so that a missing package can be told from all else.
const load = createRequire(__filename);

function loadSqlite(): typeof Database {
  return load('better-sqlite3');
}

export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** @returns {@link MISSING_PACKAGE} when the package is at fault, else the file and what SQLite says of it */
export function databaseError(file: string, error: unknown): Error {
  const reason = String(error).replace(/^\w*Error: /, '');
  return new Error(
    PACKAGE_AT_FAULT.test(`${codeOf(error)} ${reason}`)
      ? MISSING_PACKAGE
      : `The database ${file} can't be opened: ${reason}`,
    { cause: error },
  );
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
