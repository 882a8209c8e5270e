/** One connection that writes to a SQLite database, and notices when its files are no longer those at their paths. */
import { rmSync, statSync } from 'node:fs';
import type Database from 'better-sqlite3';
import type { Feedback } from '../../src/lib/feedback/feedback';
import type { StoredFeedback } from '../store';
import { openDatabase } from './database';

export type Entry = Feedback & Pick<StoredFeedback, 'received_at'>;

/** Everything throws an error with the code `SQLITE_BUSY` at once while another program has the lock. */
export interface SqliteConnection {
  readonly insert: (entry: Entry) => void;
  /** Whether the database and the files beside it are still those that were opened. */
  readonly isCurrent: () => boolean;
  /** What was committed goes to the database, also when that was moved. */
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

/** Endings of the files beside a database, which SQLite shares between its connections. */
const FILES_BESIDE = ['-wal', '-shm'] as const;

/** @returns which file is at a path: another one has another text, none has an empty one */
function identityOf(file: string): string {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.dev}:${stats.ino}` : '';
}

/** Moves what was committed from the log into the database. */
function checkpoint(database: Database.Database): void {
  const isBusy = database.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 1;
  if (isBusy) {
    throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
  }
}

/** Creates the database when there is none. @throws as SQLite does */
export function openConnection(file: string): SqliteConnection {
  // Waiting inside of SQLite would block every other request.
  const database = openDatabase(file, { timeout: 0 });
  try {
    // Readers, such as an export, don't hold up what arrives. In this mode the default, NORMAL, may lose the last
    // commits when the power fails; FULL waits for the disk at each commit, and only then the sender is told.
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.exec(TABLE);
    database.exec(TRIAL);
    const insert = database.prepare<Entry>(
      `INSERT INTO feedback (received_at, page, section, version, language, rating, comment)
       VALUES (@received_at, @page, @section, @version, @language, @rating, @comment)`,
    );
    const paths = [file, ...FILES_BESIDE.map((ending) => file + ending)];
    const opened = new Map(paths.map((path) => [path, identityOf(path)]));
    const isSame = (path: string) => identityOf(path) === opened.get(path);
    const isCurrent = () => paths.every(isSame);
    return {
      insert: (entry) => void insert.run(entry),
      isCurrent,
      close: () => {
        if (!isCurrent()) {
          // SQLite does it when it closes a database that is where it was.
          checkpoint(database);
        }
        const isMoved = !isSame(file);
        database.close();
        if (isMoved) {
          // SQLite leaves them where they are, and would apply them to the next database of this name.
          paths
            .slice(1)
            .filter(isSame)
            .forEach((path) => rmSync(path, { force: true }));
        }
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}
