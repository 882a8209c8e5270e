/** Registers the worker, tells it which pages the reader is on, and asks now and then whether there is a newer one. */
import siteConfig from '@generated/docusaurus.config';
import type { KeepMessage } from '../../lib/offline/workerMessages';
import { whenSettled } from '../prefetch';
import { followUpdates } from './followUpdates';
import { registerWorker } from './register';

/** ms between two looks for a newer worker, while a reader goes from page to page without loading one. */
const LOOK_AGAIN = 60 * 60 * 1000;

/** Addresses of what the page has loaded from its own site. */
function loadedFiles(): readonly string[] {
  const { origin } = window.location;
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${origin}/`));
}

/**
 * Waits for the first worker. `navigator.serviceWorker.ready` would never come on pages outside of its scope, from which
 * readers go on to those inside.
 */
function untilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve) => {
    const check = () => {
      if (worker?.state === 'activated') {
        resolve();
      }
    };
    worker?.addEventListener('statechange', check);
    check();
  });
}

/** Calls `onLate` when a file comes that was asked for before the worker took over, so that it passed the worker by. */
function watchLateFiles(onLate: () => void): void {
  const begin = performance.now();
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ startTime }) => startTime < begin)) {
      onLate();
    }
  }).observe({ type: 'resource' });
}

/**
 * @returns what keeps the page that the reader is on; to be called for each further page
 */
export async function keepOffline(): Promise<() => void> {
  const registration = await registerWorker(siteConfig.baseUrl);
  if (!registration) {
    return () => undefined;
  }
  followUpdates(registration);
  let looked = Date.now();
  const keepPage = (): void => {
    // A worker that has to give way would be held up by more work, and what it keeps goes with it.
    if (!registration.waiting) {
      const { origin, pathname } = window.location;
      const message: KeepMessage = { type: 'KEEP', page: origin + pathname, files: loadedFiles() };
      registration.active?.postMessage(message);
    }
    if (Date.now() - looked > LOOK_AGAIN) {
      looked = Date.now();
      registration.update().catch(() => undefined);
    }
  };
  await untilActive(registration);
  keepPage();
  watchLateFiles(keepPage);
  return () => whenSettled(keepPage);
}
