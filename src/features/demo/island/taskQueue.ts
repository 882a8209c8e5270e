/** Runs heavy pieces of work one at a time, with room for the reader's input between them. */
import { requestIdle } from '../../prefetch';

export type Task = () => void | Promise<void>;

/** Adds a task to its queue; the returned function takes it out again if it hasn't begun. */
export type Enqueue = (task: Task) => () => void;

/**
 * @param soon how to wait before a task, of as many that wait
 * @param patience ms; a task that takes longer no longer holds up the next one
 */
export function createTaskQueue(
  soon: (run: () => void, waiting: number) => void,
  patience: number,
): Enqueue {
  const waiting = new Set<Task>();
  let running = false;

  const next = (): void => {
    const task = waiting.values().next().value;
    if (!task) {
      running = false;
      return;
    }
    waiting.delete(task);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience);
    });
    // What a task throws is nobody's to handle: it shows as an uncaught error, and the queue goes on.
    void Promise.race([Promise.resolve().then(task), late]).finally(() => {
      clearTimeout(timer);
      soon(next, waiting.size);
    });
  };

  return (task) => {
    // A wrapper of its own, so that one function can wait twice.
    const entry: Task = () => task();
    waiting.add(entry);
    if (!running) {
      running = true;
      soon(next, waiting.size);
    }
    return () => {
      waiting.delete(entry);
    };
  };
}

/** Brings demos to life. */
export const enqueueStart: Enqueue = createTaskQueue((run) => setTimeout(run), 1000);

/** ms; each demo that waits keeps all of the page that it was on, and a fast reader leaves the browser no idle time. */
const CLEAN_UP_TIMEOUT_MS = 100;

/** Tears down demos of a page that was left, once the next page has been painted. */
export const enqueueCleanUp: Enqueue = createTaskQueue((run, waiting) => {
  if (waiting > 1) {
    setTimeout(run);
  } else {
    requestIdle(run, CLEAN_UP_TIMEOUT_MS);
  }
}, 1000);
