/** Starts the worker that searches. The bundler knows it by this very text; the name is that of its script. */
export function startWorker(): Worker {
  return new Worker(
    new URL(/* webpackChunkName: "search-worker" */ './searchWorker.ts', import.meta.url),
  );
}
