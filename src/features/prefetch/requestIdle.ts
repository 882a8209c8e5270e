/** ms; for what can wait long. */
const TIMEOUT_MS = 1000;
/** ms; where browsers don't tell when they are idle. */
const PAUSE = 100;

/**
 * Calls `run` in a task of its own, when the browser has nothing better to do.
 * @param timeout ms; a busy page waits no longer
 */
export function requestIdle(run: () => void, timeout: number = TIMEOUT_MS): void {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(run, { timeout });
  } else {
    setTimeout(run, PAUSE);
  }
}
