/**
 * Lets pages that are fetched ahead wait for the page that is being read: on a slow line they would take their share
 * from the demos in sight. Then they go one at a time: all links of a sidebar at once hold a slow device up.
 * Doesn't know when that is.
 */

/** Fetches what a page needs ahead, by its path. */
export type Prefetch = Window['docusaurus']['prefetch'];

/**
 * A `prefetch` that remembers paths and passes them on one after the other.
 * @param whenSettled called once, with the first path, to begin
 * @param soon how to wait between two paths
 */
export function prefetchQueue(
  prefetch: Prefetch,
  whenSettled: (begin: () => void) => void,
  soon: (run: () => void) => void,
): Prefetch {
  const waiting = new Set<string>();
  let state: 'new' | 'busy' | 'at rest' = 'new';

  const next = (): void => {
    const [path] = waiting;
    if (path === undefined) {
      state = 'at rest';
      return;
    }
    waiting.delete(path);
    void prefetch(path);
    soon(next);
  };

  return (path) => {
    waiting.add(path);
    if (state !== 'busy') {
      const begin = state === 'new' ? whenSettled : soon;
      state = 'busy';
      begin(next);
    }
    return false;
  };
}
