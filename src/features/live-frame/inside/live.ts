/** What the inline script of the frame's document offers, see `plugins/output/live-frame/inlineScripts.ts`. */
import type { FromFrame, ToFrame } from '../../../lib/live/messages';

interface Live {
  /** Registers a part of a package; it runs when it is asked for. */
  define(name: string, get: () => unknown): void;
  part(name: string): (() => unknown) | undefined;
  /** Runs a script; resolves when it has run or failed. The address is no longer used then. */
  load(script: Blob, address?: string): Promise<void>;
  /** Takes the messages of the page from now on, one after the other. */
  attach(listener: (message: ToFrame) => unknown): (message: FromFrame) => void;
}

declare global {
  interface Window {
    readonly __live: Live;
  }
}

/** Taken once: a demo that replaces it doesn't change what runs it. */
export const live: Live = window.__live;
