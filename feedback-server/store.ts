/** Keeps feedback in SQLite. Nothing of who sent it is kept: no address, no name of a browser. */
import { createRequire } from 'node:module';
import type Database from 'better-sqlite3';
import type { Feedback } from '../src/lib/feedback';

/** One submission as it was kept. */
export interface StoredFeedback extends Feedback {
  readonly id: number;
  /** UTC, as ISO 8601. */
  readonly received_at: string;
}

export interface FeedbackStore {
  /** Returns once it is on the disk. */
  readonly save: (feedback: Feedback) => void;
  readonly close: () => void;
}

export interface FeedbackReader {
  /** In the order of arrival. */
  readonly all: () => Iterable<StoredFeedback>;
  readonly close: () => void;
}

/** What somebody reads who starts the receiver without the package. */
export const MISSING_PACKAGE =
  'The receiver keeps feedback with the package better-sqlite3, which is missing here or was built for another Node: run "npm install better-sqlite3", then start again.';

const TABLE = `
  CREATE TABLE IF NOT EXISTS feedback (
    id INTEGER PRIMARY KEY,
    received_at TEXT NOT NULL,
    page TEXT NOT NULL,
    section TEXT,
    version TEXT NOT NULL,
    language TEXT NOT NULL,
    rating INTEGER,
    comment TEXT NOT NULL
  ) STRICT`;

/** Marks in an error's text or code that the package or its binary is at fault, and not the file. */
const PACKAGE_AT_FAULT = /MODULE_NOT_FOUND|ERR_DLOPEN_FAILED|bindings file|NODE_MODULE_VERSION/;

// Asked for when it is needed, so that a missing package can be told from all else.
const load = createRequire(__filename);

function loadSqlite(): typeof Database {
  return load('better-sqlite3');
}

/** @throws with {@link MISSING_PACKAGE}, or what SQLite says of the file */
function openDatabase(file: string, options: Database.Options): Database.Database {
  try {
    return new (loadSqlite())(file, options);
  } catch (error) {
    const reason = String(error);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new Error(
      PACKAGE_AT_FAULT.test(`${code} ${reason}`)
        ? MISSING_PACKAGE
        : `The database ${file} can't be opened: ${reason}`,
      { cause: error },
    );
  }
}

/**
 * Opens the database, and makes it when there is none.
 * @throws when it can't be opened
 */
export function openStore(file: string): FeedbackStore {
  const database = openDatabase(file, {});
  // Readers, such as an export, don't hold up what arrives. In this mode the default, NORMAL, may lose the last
  // commits when the power fails; FULL waits for the disk at each commit, and only then the sender is told.
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec(TABLE);
  const insert = database.prepare<Feedback & { received_at: string }>(
    `INSERT INTO feedback (received_at, page, section, version, language, rating, comment)
     VALUES (@received_at, @page, @section, @version, @language, @rating, @comment)`,
  );
  return {
    save: (feedback) => {
      insert.run({ ...feedback, received_at: new Date().toISOString() });
    },
    close: () => database.close(),
  };
}

/**
 * Opens a database that exists, to read it; a receiver may be writing to it meanwhile.
 * @throws when there is none
 */
export function openReader(file: string): FeedbackReader {
  const database = openDatabase(file, { readonly: true, fileMustExist: true });
  const select = database.prepare<[], StoredFeedback>(
    `SELECT id, received_at, page, section, version, language, rating, comment
     FROM feedback ORDER BY id`,
  );
  return { all: () => select.iterate(), close: () => database.close() };
}
