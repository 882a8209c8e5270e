/** Counts what a tab keeps in memory. */
import { type CDPSession, expect } from '@playwright/test';

/** What the tab holds, whether or not it is still in the document. */
export interface HeapStats {
  readonly nodes: number;
  readonly listeners: number;
  /** MB */
  readonly heap: number;
}

/** What the tab holds after a garbage collection. */
export async function heapStats(session: CDPSession): Promise<HeapStats> {
  // What one pass frees may hold other things.
  for (let pass = 0; pass < 3; pass += 1) {
    await session.send('HeapProfiler.collectGarbage');
  }
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heap: usedSize / 1_000_000 };
}

/** What the tab holds once nothing is left to clear away. */
export async function restingCount(session: CDPSession): Promise<HeapStats> {
  let last = await heapStats(session);
  await expect
    .poll(
      async () => {
        const before = last;
        last = await heapStats(session);
        return before.nodes === last.nodes && before.listeners === last.listeners;
      },
      { intervals: [1000], timeout: 60_000 },
    )
    .toBe(true);
  return last;
}
