/** Asks the server which build it has, and loads the page again by itself where that loses nothing. */
import { buildOf, loadByItself } from '../../lib/offline/newerBuild';
import { isReaderBusy } from './hasUnsavedInput';
import { reloadMemory } from './reloadMemory';

/** ms that the server has to answer. */
const TIMEOUT_MS = 4000;
/** ms in which the message can be read, or heard, before the page goes. */
const NOTICE = 2000;

const memory = reloadMemory('docs-build-reloads');

/** The build of the page that is open. */
export function ownBuild(): string {
  return buildOf(document.documentElement.outerHTML);
}

async function readBuild(): Promise<string | undefined> {
  try {
    const address = window.location.href.replace(/#.*/, '');
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address, { cache: 'no-cache', signal });
    return buildOf(await response.text());
  } catch {
    return undefined;
  }
}

let asked: Promise<string | undefined> | undefined;

/**
 * The build that the server has now, read from the page itself as it is there. Several that ask at once ask together.
 * @returns `undefined` when there is no answer
 */
export function servedBuild(): Promise<string | undefined> {
  asked ??= readBuild().finally(() => {
    asked = undefined;
  });
  return asked;
}

async function lookForWorker(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.update();
}

let isPlanned = false;

/** @param served the newer build */
export function loadSoon(served: string): void {
  if (isPlanned) {
    return;
  }
  isPlanned = true;
  setTimeout(() => {
    isPlanned = false;
    const step = loadByItself({
      served,
      loadedFor: memory.read(),
      isBusy: isReaderBusy(),
      isHidden: document.hidden,
      hasWorker: Boolean(navigator.serviceWorker?.controller),
    });
    if (step === 'load' && memory.remember(served)) {
      window.location.reload();
    } else if (step === 'askWorker') {
      lookForWorker().catch(() => undefined);
    }
  }, NOTICE);
}
