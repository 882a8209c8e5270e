/** ms; for what can wait long. */
const LATEST = 1000;
/** ms; where browsers don't tell when they are idle. */
const PAUSE = 100;

/**
 * Calls `run` in a task of its own, when the browser has nothing better to do.
 * @param latest ms; a busy page waits no longer
 */
export function requestIdle(run: () => void, latest: number = LATEST): void {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(run, { timeout: latest });
  } else {
    setTimeout(run, PAUSE);
  }
}
