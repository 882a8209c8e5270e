/** ms; a busy page waits no longer. */
const LATEST = 1000;
/** ms; where browsers don't tell when they are idle. */
const PAUSE = 100;

/** Calls `run` in a task of its own, when the browser has nothing better to do. */
export function requestIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(run, { timeout: LATEST });
  } else {
    setTimeout(run, PAUSE);
  }
}
