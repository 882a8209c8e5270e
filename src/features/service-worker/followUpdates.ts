/** Wires the rules of updates to the browser: workers, timer, focus, and the tab's memory. */
import {
  CHECK_INTERVAL,
  type UpdateEffect,
  type UpdateEvent,
  type UpdateState,
  nextUpdate,
} from '../../lib/offline/workerUpdate';
import { ASK_VERSION, SKIP_WAITING } from '../../lib/offline/workerMessages';
import { isReaderBusy, reloadMemory } from '../on-demand';

/** Versions that this tab was loaded again for. */
const memory = reloadMemory('docs-worker-reloads');

/** ms that a worker has to say its version; one that removes itself never does. */
const TIMEOUT_MS = 3000;

/**
 * ms from finding a newer worker to asking it to take over. A page that has come to rest fetches ahead, and a browser
 * that gets requests for the old worker while it ends it may let it go on, with the new one waiting for long.
 */
const DEBOUNCE_MS = 2000;

/** The version of a worker, if it says one. */
function askVersion(worker: ServiceWorker): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(typeof data === 'string' ? data : undefined);
    };
    worker.postMessage(ASK_VERSION, [port2]);
  });
}

/**
 * Follows the updates of a registration for as long as the page lives.
 * @param reload loads the page again
 */
export function followUpdates(
  registration: ServiceWorkerRegistration,
  workers: ServiceWorkerContainer = navigator.serviceWorker,
  reload: () => void = () => window.location.reload(),
): void {
  const { controller: first } = workers;
  // A worker of another scope or language has other builds.
  let state: UpdateState = { kind: first && first === registration.active ? 'current' : 'plain' };
  let timer: ReturnType<typeof setInterval> | undefined;

  const run = (effect: UpdateEffect | undefined): void => {
    switch (effect?.do) {
      case 'takeOver':
        setTimeout(() => registration.waiting?.postMessage(SKIP_WAITING), DEBOUNCE_MS);
        break;
      case 'check':
        timer = setInterval(
          () => send({ type: 'check', hasFocus: document.hasFocus(), isBusy: isReaderBusy() }),
          CHECK_INTERVAL,
        );
        break;
      case 'reload':
        clearInterval(timer);
        if (memory.remember(effect.version)) {
          reload();
        }
        break;
    }
  };
  const send = (event: UpdateEvent): void => {
    const step = nextUpdate(state, event, memory.read() ?? []);
    state = step.state;
    run(step.effect);
  };

  const watch = (worker: ServiceWorker | null): void => {
    const check = () => {
      // The first worker activates at once: no other worker is active.
      if (worker?.state === 'installed' && registration.waiting && registration.active) {
        send({ type: 'installed' });
      }
    };
    check();
    worker?.addEventListener('statechange', check);
  };
  workers.addEventListener('controllerchange', () => {
    const { controller } = workers;
    if (controller) {
      void askVersion(controller).then((version) => send({ type: 'tookOver', version }));
    }
  });
  registration.addEventListener('updatefound', () => watch(registration.installing));
  watch(registration.installing);
  watch(registration.waiting);
}
