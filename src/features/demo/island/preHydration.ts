/**
 * The first demo in sight begins before the page around it, whose links take longer to come to life: the reader came for
 * the demo, and links work without. That holds for a page's first load, and where the demo's scripts are there as soon as
 * the page's; otherwise the demo begins like any other (`useIsland`), which also takes over what began early.
 */
import { getCodePreferences } from '../../preferences';
import { delayHydration } from '../../start';
import { NEAR, availableStyling, viewKey } from '../block/demoView';
import type { Island } from './islandRuntime';
import { enqueueStart } from './taskQueue';
import type { DemoModule } from '../types';

/** ms; how much later than the page's scripts those of the demo may come. */
const TIMEOUT_MS = 100;

/** A demo that began early, in the system styling and the docs theme. */
export interface EarlyIsland {
  readonly island: Island;
  /** Of what it shows. */
  readonly key: string;
  /** Gives its turn to other demos. */
  readonly stop: () => void;
  /** Says what happens when the reader starts the demo afresh after a crash. */
  readonly onReset: (reset: () => void) => void;
}

/** Where a demo began, or will: at most one. */
let place: HTMLElement | undefined;
let early: EarlyIsland | undefined;

/** The place of the demo on a page that hasn't come to life, if the reader can see it. */
function placeInSight(file: string): HTMLElement | undefined {
  if (document.documentElement.dataset.hasHydrated === 'true') {
    return undefined;
  }
  const canvas = document.querySelector<HTMLElement>(`[data-demo-canvas="${CSS.escape(file)}"]`);
  if (!canvas || canvas.closest('[data-demo-waits], [data-plain]')) {
    return undefined;
  }
  const { top, bottom } = canvas.getBoundingClientRect();
  return top < window.innerHeight + NEAR && bottom > -NEAR ? canvas : undefined;
}

async function begin(host: HTMLElement, demo: DemoModule): Promise<void> {
  const [{ openIsland, prepareAppearance }, loaded] = await Promise.all([
    import('./islandRuntime'),
    demo.load('system'),
  ]);
  await prepareAppearance();
  if (place !== host) {
    return;
  }
  let reset: (() => void) | undefined;
  const hasServerHtml = host.firstElementChild !== null;
  const island = openIsland(host, { container: host, hasServerHtml }, demo.name, hasServerHtml);
  const key = viewKey('system', 0);
  const stop = island.show({ loaded, key, plain: false, onReset: () => reset?.() });
  early = {
    island,
    key,
    stop,
    onReset: (action) => {
      reset = action;
    },
  };
  await new Promise<void>((resolve) => enqueueStart(resolve));
}

/**
 * Gives up when the demo's scripts aren't there in time, so that a slow network doesn't hold up the page, or can't be
 * loaded, which the demo says when the page runs.
 */
async function withTimeout(begun: Promise<void>): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([begun, late]).catch(() => undefined);
  if (early) {
    await begun;
  } else {
    place = undefined;
  }
}

/** Begins with a demo if it is the first in sight of a page that hasn't come to life. For the modules of demos. */
export function startBeforeHydration(demo: DemoModule): DemoModule {
  if (
    place === undefined &&
    availableStyling(getCodePreferences().styling, demo.stylings) === 'system'
  ) {
    place = placeInSight(demo.file);
    if (place) {
      delayHydration(withTimeout(begin(place, demo)));
    }
  }
  return demo;
}

/** What began in this place, for its new owner; from now on nothing begins here by itself. */
export function claimIsland(host: HTMLElement): EarlyIsland | undefined {
  if (host !== place) {
    return undefined;
  }
  const taken = early;
  place = undefined;
  early = undefined;
  return taken;
}
