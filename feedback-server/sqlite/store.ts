/** Keeps feedback in SQLite. */
import type { Feedback } from '../../src/lib/feedback/feedback';
import { codeOf } from '../databaseError';
import type { FeedbackStore } from '../store';
import { openDatabase, sqliteError } from './database';

/** All is done when a function returns. */
interface SqliteStore extends FeedbackStore {
  readonly save: (feedback: Feedback) => void;
  readonly close: () => void;
}

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

/** Changes nothing, and fails where nothing can be changed: SQLite opens a file that can't be written all the same. */
const TRIAL = 'DELETE FROM feedback WHERE FALSE';

function open(file: string): SqliteStore {
  const database = openDatabase(file, {});
  try {
    // Readers, such as an export, don't hold up what arrives. In this mode the default, NORMAL, may lose the last
    // commits when the power fails; FULL waits for the disk at each commit, and only then the sender is told.
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.exec(TABLE);
    database.exec(TRIAL);
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
  } catch (error) {
    database.close();
    throw error;
  }
}

/** How long another receiver that starts may hold a file up, in ms. */
const BUSY_MAX = 5000;

/**
 * Two that start at once on a new file hold each other up when they change its mode, and SQLite doesn't wait there.
 * Nothing is received yet, so that this may stop all else for a moment.
 */
function openWhenFree(file: string): SqliteStore {
  const end = Date.now() + BUSY_MAX;
  for (;;) {
    try {
      return open(file);
    } catch (error) {
      if (!/^SQLITE_BUSY/.test(codeOf(error)) || Date.now() > end) {
        throw error;
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/**
 * Opens the database, and makes it when there is none.
 * @throws when it can't be opened or written
 */
export function openSqliteStore(file: string): SqliteStore {
  try {
    return openWhenFree(file);
  } catch (error) {
    throw sqliteError(file, error);
  }
}
