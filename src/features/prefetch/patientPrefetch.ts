/**
 * Lets pages that are fetched ahead wait for the page that is being read: on a slow line they would take their share
 * from the demos in sight. Doesn't know when that is.
 */

/** Fetches what a page needs ahead, by its path. */
export type Prefetch = Window['docusaurus']['prefetch'];

/**
 * A `prefetch` that remembers paths until `whenQuiet` calls back, and passes them on from then on.
 * @param whenQuiet called once, with the first path
 */
export function patientPrefetch(
  prefetch: Prefetch,
  whenQuiet: (begin: () => void) => void,
): Prefetch {
  const waiting = new Set<string>();
  let state: 'new' | 'waiting' | 'quiet' = 'new';
  return (path) => {
    if (state === 'quiet') {
      return prefetch(path);
    }
    waiting.add(path);
    if (state === 'new') {
      state = 'waiting';
      whenQuiet(() => {
        state = 'quiet';
        waiting.forEach((remembered) => void prefetch(remembered));
        waiting.clear();
      });
    }
    return false;
  };
}
