/** How much one address may send: a number of submissions in each minute. Knows nothing of requests. */

/** Length of a window, in ms. */
const WINDOW = 60_000;

/** Addresses that are remembered; beyond it, the oldest window is forgotten, so that memory stays bounded. */
export const ADDRESSES_MAX = 10_000;

export interface RateLimit {
  /**
   * Counts a submission.
   * @param now by a clock that nobody sets, such as `performance.now()`, in ms
   * @returns seconds to wait; 0: it may pass
   */
  readonly wait: (address: string, now: number) => number;
}

/** @param rate submissions in each minute */
export function createRateLimit(rate: number, addressesMax = ADDRESSES_MAX): RateLimit {
  /** The oldest window first. */
  const windows = new Map<string, { readonly start: number; count: number }>();
  return {
    wait: (address, now) => {
      const known = windows.get(address);
      if (known && now - known.start < WINDOW) {
        known.count += 1;
        return known.count > rate ? Math.ceil((known.start + WINDOW - now) / 1000) : 0;
      }
      windows.delete(address);
      windows.set(address, { start: now, count: 1 });
      const oldest = windows.keys().next();
      if (windows.size > addressesMax && !oldest.done) {
        windows.delete(oldest.value);
      }
      return 0;
    },
  };
}
