/**
 * Hands the one demo that begins before the page (`preHydration.ts`) over to its block, once the page hydrates
 * (`useIsland.ts`).
 */
import type { Island } from './islandRuntime';

/** A demo that began early, in the system styling and the theme of the server. */
export interface EarlyIsland {
  readonly island: Island;
  /** Of what it shows; see `viewKey`. */
  readonly key: string;
  /** Gives its turn to other demos. */
  readonly stop: () => void;
  /** Says what happens when the reader starts the demo afresh after a crash. */
  readonly onReset: (reset: () => void) => void;
}

/** Holds at most one demo. A host is the element that the demo runs in. */
export interface EarlyIslandRegistry {
  /** Whether a demo may begin early: none has begun, or its block took it over. */
  readonly isFree: () => boolean;
  /** Keeps the registry for the demo of a host, whose scripts load. */
  readonly reserve: (host: HTMLElement) => void;
  /** Whether the registry is kept for this host, be it that its demo runs or not yet. */
  readonly isReservedFor: (host: HTMLElement) => boolean;
  /** Adds the demo that now runs in a host; ignored unless the registry is kept for that host. */
  readonly add: (host: HTMLElement, island: EarlyIsland) => void;
  /** Whether a demo runs in this host that its block hasn't taken over. */
  readonly isRunning: (host: HTMLElement) => boolean;
  /** Frees the registry of this host and returns the demo that runs in it, if any: the caller owns it from now on. */
  readonly take: (host: HTMLElement) => EarlyIsland | undefined;
}

/** An empty registry. */
export function createEarlyIslandRegistry(): EarlyIslandRegistry {
  let entry: { readonly host: HTMLElement; readonly island?: EarlyIsland } | undefined;
  const isReservedFor = (host: HTMLElement) => entry?.host === host;
  return {
    isFree: () => entry === undefined,
    reserve: (host) => {
      entry = { host };
    },
    isReservedFor,
    add: (host, island) => {
      if (isReservedFor(host)) {
        entry = { host, island };
      }
    },
    isRunning: (host) => isReservedFor(host) && entry?.island !== undefined,
    take: (host) => {
      if (!isReservedFor(host)) {
        return undefined;
      }
      const island = entry?.island;
      entry = undefined;
      return island;
    },
  };
}

/** The registry of the page. */
export const earlyIslands: EarlyIslandRegistry = createEarlyIslandRegistry();
