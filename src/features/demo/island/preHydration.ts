/**
 * The first demo in sight begins before the page around it, whose links take longer to come to life: the reader came for
 * the demo, and links work without. That holds for a page's first load, and where the demo's scripts are there as soon as
 * the page's; otherwise the demo begins like any other (`useIsland`), which also takes over what began early.
 */
import { getCodePreferences } from '../../preferences';
import { delayHydration } from '../../start';
import { PRELOAD_DISTANCE_PX } from '../../../lib/code/demo';
import { availableStyling, viewKey } from '../block/demoView';
import { type EarlyIslandRegistry, earlyIslands } from './earlyIslandRegistry';
import { enqueueStart } from './taskQueue';
import type { DemoModule } from '../types';

/** ms; how much later than the page's scripts those of the demo may come. */
const TIMEOUT_MS = 100;

/** The host of the demo on a page that hasn't hydrated, if the reader can see it. */
function hostInSight(file: string): HTMLElement | undefined {
  if (document.documentElement.dataset.hasHydrated === 'true') {
    return undefined;
  }
  const canvas = document.querySelector<HTMLElement>(`[data-demo-canvas="${CSS.escape(file)}"]`);
  if (!canvas || canvas.closest('[data-demo-waits], [data-plain]')) {
    return undefined;
  }
  const { top, bottom } = canvas.getBoundingClientRect();
  return top < window.innerHeight + PRELOAD_DISTANCE_PX && bottom > -PRELOAD_DISTANCE_PX
    ? canvas
    : undefined;
}

async function begin(
  registry: EarlyIslandRegistry,
  host: HTMLElement,
  demo: DemoModule,
): Promise<void> {
  const [{ openIsland, prepareAppearance }, loaded] = await Promise.all([
    import('./islandRuntime'),
    demo.load('system'),
  ]);
  await prepareAppearance();
  if (!registry.isReservedFor(host)) {
    return;
  }
  let reset: (() => void) | undefined;
  const hasServerHtml = host.firstElementChild !== null;
  const island = openIsland(host, { container: host, hasServerHtml }, demo, hasServerHtml);
  const key = viewKey('system', 0);
  const stop = island.show({ loaded, key, plain: false, onReset: () => reset?.() });
  registry.add(host, {
    island,
    key,
    stop,
    onReset: (action) => {
      reset = action;
    },
  });
  await new Promise<void>((resolve) => enqueueStart(resolve));
}

/**
 * Gives up when the demo's scripts aren't there in time, so that a slow network doesn't hold up the page, or can't be
 * loaded, which the demo says when the page runs.
 */
async function withTimeout(
  registry: EarlyIslandRegistry,
  host: HTMLElement,
  begun: Promise<void>,
): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([begun, late]).catch(() => undefined);
  if (registry.isRunning(host)) {
    await begun;
  } else {
    registry.take(host);
  }
}

/**
 * Begins with a demo if it is the first in sight of a page that hasn't hydrated, and returns that demo. For the modules
 * of demos.
 *
 * @param registry what the demo is put in for its block; default: the page's
 */
export function startBeforeHydration(
  demo: DemoModule,
  registry: EarlyIslandRegistry = earlyIslands,
): DemoModule {
  if (
    registry.isFree() &&
    availableStyling(getCodePreferences().styling, demo.stylings) === 'system'
  ) {
    const host = hostInSight(demo.file);
    if (host) {
      registry.reserve(host);
      delayHydration(withTimeout(registry, host, begin(registry, host, demo)));
    }
  }
  return demo;
}
