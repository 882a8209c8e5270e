/** Keeps feedback in SQLite. */
import type { Feedback } from '../../src/lib/feedback/feedback';
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

/**
 * Opens the database, and makes it when there is none.
 * @throws when it can't be opened or written
 */
export function openSqliteStore(file: string): SqliteStore {
  try {
    return open(file);
  } catch (error) {
    throw sqliteError(file, error);
  }
}
