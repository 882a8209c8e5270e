/** The life of an island: wait until it is near, load it, follow changes, end it. What runs it loads with it. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { type CodeStyling, PRELOAD_DISTANCE_PX } from '../../../lib/code/demo';
import { viewKey } from '../block/demoView';
import { earlyIslands } from './earlyIslandRegistry';
import type { Island } from './islandRuntime';
import type { DemoModule, IslandTarget } from '../types';

export interface IslandOptions {
  readonly demo: DemoModule;
  readonly styling: CodeStyling;
  /** Without the theme of demos. */
  readonly plain: boolean;
  /** Counts up to start the demo afresh. */
  readonly resets: number;
  readonly onReset: () => void;
}

export interface IslandState {
  /** The demo's code couldn't be loaded. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * @param host the element that is watched, and marked with `data-ready` while the demo runs
 * @param findTarget called when the demo's code is there; must be stable
 */
export function useIsland<Host extends HTMLElement>(
  host: RefObject<Host | null>,
  findTarget: (host: Host) => IslandTarget | Promise<IslandTarget>,
  { demo, styling, plain, resets, onReset }: IslandOptions,
): IslandState {
  const [near, setNear] = useState(false);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const island = useRef<Island>(undefined);

  useEffect(() => {
    const element = host.current;
    if (!element) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect();
          setNear(true);
        }
      },
      { rootMargin: `${PRELOAD_DISTANCE_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [host]);

  // A layout effect ends while the host is still in the document.
  useLayoutEffect(() => {
    const element = host.current;
    return () => {
      const running = island.current ?? (element && earlyIslands.take(element)?.island);
      running?.dispose();
      island.current = undefined;
    };
  }, [host, demo]);

  useEffect(() => {
    const element = host.current;
    if (!near || !element) {
      return undefined;
    }
    let left = false;
    let stop: (() => void) | undefined;

    const start = async () => {
      const [{ openIsland, prepareAppearance }, loaded] = await Promise.all([
        import('./islandRuntime'),
        demo.load(styling),
      ]);
      await prepareAppearance();
      const place = await findTarget(element);
      // React removes the element and disposes of the island at once, but may run the cleanup of this effect later.
      if (left || !element.isConnected) {
        return;
      }
      setFailed(false);
      const key = viewKey(styling, resets);
      const early = earlyIslands.take(element);
      const hydrate = place.hasServerHtml && styling === 'system' && !plain;
      island.current ??= early?.island ?? openIsland(element, place, demo, hydrate);
      if (early && early.key === key && !plain) {
        early.onReset(onReset);
        stop = early.stop;
      } else {
        stop = island.current.show({ loaded, key, plain, onReset });
      }
    };
    start().catch(() => {
      if (!left) {
        setFailed(true);
      }
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [host, findTarget, near, demo, styling, plain, resets, onReset, attempt]);

  const retry = useCallback(() => {
    // A second failure is told anew.
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return { failed, retry };
}
