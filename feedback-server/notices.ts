/** Tells the operator of what may happen again and again, without a line for each time. */

/** ms */
const WINDOW = 60_000;

export interface Notices {
  /** Written at once when it is new, else counted: a line a minute says how often it happened since. */
  readonly note: (line: string) => void;
  /** Writes what was counted, and counts no more. */
  readonly end: () => void;
}

/** @param window ms between two lines of the same kind */
export function createNotices(log: (line: string) => void, window = WINDOW): Notices {
  const kinds = new Map<string, { more: number; readonly timer: NodeJS.Timeout }>();
  const sum = (line: string): boolean => {
    const kind = kinds.get(line);
    if (kind === undefined || kind.more === 0) {
      return false;
    }
    log(`${line} (${kind.more} more since)`);
    kind.more = 0;
    return true;
  };
  return {
    note: (line) => {
      const known = kinds.get(line);
      if (known) {
        known.more += 1;
        return;
      }
      log(line);
      const timer = setInterval(() => {
        if (!sum(line)) {
          clearInterval(timer);
          kinds.delete(line);
        }
      }, window);
      // It doesn't keep the process alive.
      timer.unref();
      kinds.set(line, { more: 0, timer });
    },
    end: () => {
      for (const [line, { timer }] of kinds) {
        clearInterval(timer);
        sum(line);
      }
      kinds.clear();
    },
  };
}

/** @returns a function that writes the line the first time that it is called */
export function saidOnce(log: (line: string) => void, line: string): () => void {
  let isSaid = false;
  return () => {
    if (!isSaid) {
      isSaid = true;
      log(line);
    }
  };
}
