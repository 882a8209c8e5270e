/**
 * The worker of a site that is built with `SERVICE_WORKER=remove`: it takes the place of any worker that browsers have
 * from this site, removes what that one kept and then itself. It answers no request, so open pages go on without one;
 * it loads none of them again, since a reader may be writing.
 */
import type { WorkerScope } from './scope';

declare const self: WorkerScope;

/** Where the dates of kept files stand. */
const DATES = 'workbox-expiration';

/**
 * @param prefixes what the names of the worker's caches begin with, other than those of the list of the build
 * @param scopes that the worker may have, as paths
 */
export function removeWorker(prefixes: readonly string[], scopes: readonly string[]): void {
  const isOurs = (name: string) =>
    prefixes.some((prefix) => name.startsWith(prefix)) ||
    scopes.some(
      (scope) =>
        name.startsWith('workbox-precache') && name.endsWith(`-${self.location.origin}${scope}`),
    );
  const remove = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)));
    indexedDB.deleteDatabase(DATES);
    await self.registration.unregister();
  };
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(remove()));
}
