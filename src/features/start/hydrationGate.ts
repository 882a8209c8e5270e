/** What runs before the page itself comes to life, such as the demo that its reader sees first. */

let first: Promise<unknown> = Promise.resolve();

/** Lets the page wait for this. To be called while the page's modules run; a promise that rejects counts as one that resolved. */
export function delayHydration(task: Promise<unknown>): void {
  first = Promise.allSettled([first, task]);
}

/** Resolves when all of it has run. */
export async function hydrationGate(): Promise<void> {
  await first;
}
