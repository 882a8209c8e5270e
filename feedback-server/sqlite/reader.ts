/** Reads what was kept, also where nothing can be written, and while a receiver is writing. */
import { chmodSync, constants, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeOf } from '../databaseError';
import type { FeedbackReader, StoredFeedback } from '../store';
import { openDatabase, sqliteError } from './database';

/** All is done when a function returns. */
interface SqliteReader extends FeedbackReader {
  readonly all: () => Iterable<StoredFeedback>;
  readonly close: () => void;
}

/** How SQLite says that it would have to make a file beside the database, and can't. */
const NEEDS_FILES_BESIDE = /^SQLITE_(?:READONLY|CANTOPEN)/;

function read(file: string): SqliteReader {
  const database = openDatabase(file, { readonly: true, fileMustExist: true });
  try {
    const select = database.prepare<[], StoredFeedback>(
      `SELECT id, received_at, page, section, version, language, rating, comment
       FROM feedback ORDER BY id`,
    );
    return { all: () => select.iterate(), close: () => database.close() };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Copies to where the owner alone may read, and removes it in the end. */
function readCopy(file: string): SqliteReader {
  const folder = mkdtempSync(path.join(tmpdir(), 'feedback-export-'));
  const remove = () => rmSync(folder, { recursive: true });
  try {
    const copy = path.join(folder, 'feedback.sqlite');
    // The second has what a receiver that was killed hadn't moved to the first yet.
    for (const ending of ['', '-wal'].filter((each) => existsSync(file + each))) {
      copyFileSync(file + ending, copy + ending, constants.COPYFILE_FICLONE);
      chmodSync(copy + ending, 0o600);
    }
    const reader = read(copy);
    return {
      all: reader.all,
      close: () => {
        reader.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

function open(file: string): SqliteReader {
  try {
    return read(file);
  } catch (error) {
    if (NEEDS_FILES_BESIDE.test(codeOf(error)) && existsSync(file)) {
      return readCopy(file);
    }
    throw error;
  }
}

function* named(file: string, entries: Iterable<StoredFeedback>): Generator<StoredFeedback> {
  try {
    yield* entries;
  } catch (error) {
    throw sqliteError(file, error);
  }
}

/**
 * Opens a database that exists, to read it. SQLite needs to write files beside a database for that, unless those of a
 * running receiver are there; where it can't, nobody else does either, so that a copy has all of it.
 * @throws when there is none
 */
export function openSqliteReader(file: string): SqliteReader {
  try {
    const reader = open(file);
    return { all: () => named(file, reader.all()), close: reader.close };
  } catch (error) {
    throw sqliteError(file, error);
  }
}
