/** Keeps feedback in SQLite. SQLite itself blocks the process, so everything that may take long waits outside of it. */
import { setTimeout } from 'node:timers/promises';
import { codeOf, reasonOf } from '../databaseError';
import { type FeedbackStore, StoreBusyError } from '../store';
import { type Entry, openConnection, type SqliteConnection } from './connection';
import { sqliteError } from './database';

/** How often a database is asked whether it is free, in ms. */
const RETRY_INTERVAL_MS = 5;

/** How long another receiver that starts may have the lock, in ms. */
const START_TIMEOUT_MS = 5000;

/** Less than the time that requests under way get when the receiver ends, in ms. */
const BUSY_TIMEOUT_MS = 2000;

/** How long submissions fail at once after one has waited in vain, in ms. */
const FAIL_FAST_MS = 2000;

/** Each time that the files change under a submission, it is written again. */
const ATTEMPTS_MAX = 3;

const isBusy = (error: unknown) => /^SQLITE_BUSY/.test(codeOf(error));

/**
 * Repeats something until no other program has the lock.
 * @param deadline gives the time, by `performance.now()`, from which it isn't repeated; asked after each attempt
 * @throws what the last attempt throws
 */
async function untilFree<Result>(work: () => Result, deadline: () => number): Promise<Result> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline()) {
        throw error;
      }
    }
    await setTimeout(RETRY_INTERVAL_MS);
  }
}

/**
 * Opens the database, and creates it when there is none.
 * @param log called when the file was moved, removed or replaced, and so has to be opened again
 * @param busyTimeout how long a submission waits for another program that has the lock, in ms
 * @throws when it can't be opened or written
 */
export async function openSqliteStore(
  file: string,
  log: (line: string) => void,
  busyTimeout = BUSY_TIMEOUT_MS,
): Promise<FeedbackStore> {
  const open = () => {
    try {
      return openConnection(file);
    } catch (error) {
      throw isBusy(error) ? error : sqliteError(file, error);
    }
  };
  const startDeadline = performance.now() + START_TIMEOUT_MS;
  let connection: SqliteConnection | undefined = await untilFree(open, () => startDeadline).catch(
    (error: unknown) => {
      throw isBusy(error) ? sqliteError(file, error) : error;
    },
  );

  const currentConnection = (): SqliteConnection => {
    if (connection?.isCurrent() === false) {
      connection.close();
      connection = undefined;
      log(
        `The database ${file} was moved, removed or replaced while the receiver was running. The receiver opens it again, and creates one when there is none.`,
      );
    }
    connection ??= open();
    return connection;
  };
  const write = (entry: Entry): void => {
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      const current = currentConnection();
      current.insert(entry);
      if (current.isCurrent()) {
        return;
      }
    }
    throw new Error(`The database ${file} is moved or replaced again and again`);
  };

  /** When submissions stop to wait for the lock, by `performance.now()`; `undefined` while nobody else has it. */
  let busyDeadline: number | undefined;
  const deadline = (): number => {
    const now = performance.now();
    if (busyDeadline === undefined || now > busyDeadline + FAIL_FAST_MS) {
      busyDeadline = now + busyTimeout;
    }
    return busyDeadline;
  };
  const writeWhenFree = async (entry: Entry): Promise<void> => {
    try {
      await untilFree(() => write(entry), deadline);
      busyDeadline = undefined;
    } catch (error) {
      throw isBusy(error) ? new StoreBusyError(reasonOf(error), { cause: error }) : error;
    }
  };

  /** One submission at a time asks whether the database is free; the others wait for it. */
  let last: Promise<void> = Promise.resolve();
  return {
    save: (feedback) => {
      const entry = { ...feedback, received_at: new Date().toISOString() };
      const saved = last.then(() => writeWhenFree(entry));
      last = saved.catch(() => {});
      return saved;
    },
    close: async () => {
      await last;
      await untilFree(() => connection?.close(), deadline);
    },
  };
}
