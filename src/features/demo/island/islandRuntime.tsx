/**
 * Runs a demo in a React root of its own, apart from the page's. Loads together with the first demo that the reader
 * comes near; doesn't know when that is.
 */
import { startTransition, useEffect, useInsertionEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { type DemoDescriptor, DRAWING_ATTRIBUTE, SNAPSHOT_ATTRIBUTE } from '../../../lib/code/demo';
import { Remount } from '../../remount';
import { identifierPrefix } from '../block/demoView';
import { IslandBoundary } from './IslandBoundary';
import { isServerAppearance, keepDirection } from './appearance';
import { enqueueCleanUp, enqueueStart } from './taskQueue';
import type { IslandTarget, LoadedIsland } from '../types';

export { prepareAppearance } from './appearance';

/** What runs in an island. */
export interface IslandView {
  readonly loaded: LoadedIsland;
  /** Another key starts the demo afresh. */
  readonly key: string;
  /** Without the theme of demos. */
  readonly plain: boolean;
  readonly onReset: () => void;
}

export interface Island {
  /** Shows a demo when its turn comes; the returned function gives the turn to others. */
  readonly show: (view: IslandView) => () => void;
  /**
   * Takes the demo out of sight and unmounts it a moment later, so that the next page needn't wait for that. To be
   * called while the demo is still in the document.
   */
  readonly dispose: () => void;
}

/** Tells when the tree below it has come to life. Adds nothing to the tree that the server rendered. */
function OnMount({
  children,
  onMount,
}: {
  readonly children: ReactNode;
  readonly onMount: () => void;
}): ReactNode {
  useEffect(onMount, [onMount]);
  return children;
}

/** Tells when the tree below it enters the document, before anything in that tree is measured. */
function OnBeforeLayout({
  children,
  onEnter,
}: {
  readonly children: ReactNode;
  readonly onEnter: () => void;
}): ReactNode {
  useInsertionEffect(onEnter, [onEnter]);
  return children;
}

/**
 * Takes an element out of sight but not out of the document: demos watch their size, and would all begin to work for
 * the size zero of an element that was taken out.
 */
function detachOffscreen(element: Element): Element {
  const place = document.createElement('div');
  place.inert = true;
  place.style.cssText =
    'position: fixed; inset: 0; visibility: hidden; content-visibility: hidden; contain: strict; z-index: -1;';
  document.body.append(place);
  place.append(element);
  return place;
}

/** What a reader does to a demo. Scrolling and looking around lose nothing. */
const USES = ['pointerdown', 'keydown', 'input'] as const;

/** Marks a demo that a reader has used: the page isn't loaded again by itself then. */
function markInteracted(host: HTMLElement, rootElement: HTMLElement): void {
  const note = (event: Event) => {
    if (event.isTrusted && !('key' in event && event.key === 'Tab')) {
      host.dataset.used = '';
    }
  };
  USES.forEach((use) => rootElement.addEventListener(use, note, { passive: true }));
}

/** ms; a little more than charts take to grow to their size, see `ANIMATION_DURATION_MS` of the package. */
const CHART_ANIMATION_MS = 400;

/**
 * Takes away what the server put in a place. The drawing of a chart stays in front until the chart has grown: readers
 * would see it vanish and come again. Meanwhile the chart has the pointer already.
 */
function replacePlaceholder(before: HTMLElement, demo: HTMLElement): void {
  const grows =
    before.querySelector(`[${DRAWING_ATTRIBUTE}]`) !== null &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!grows) {
    before.remove();
    return;
  }
  before.style.cssText = 'position: absolute; inset: 0; pointer-events: none;';
  demo.style.opacity = '0';
  setTimeout(() => {
    before.remove();
    demo.style.removeProperty('opacity');
  }, CHART_ANIMATION_MS);
}

/**
 * @param host marked with `data-ready` while the demo runs, and with `data-used` once a reader has used it
 * @param hydrate take over the HTML that the server put in the place, unless that is a snapshot or the reader chose
 * another look for demos; otherwise what is there gives way, at the moment when the demo is there
 */
export function openIsland(
  host: HTMLElement,
  { container, frame }: IslandTarget,
  { name, theme = 'docs' }: Pick<DemoDescriptor<never>, 'name' | 'theme'>,
  hydrate: boolean,
): Island {
  const options: RootOptions = { identifierPrefix: identifierPrefix(name) };
  const before = container.firstElementChild;
  const rendered =
    hydrate &&
    isServerAppearance(theme) &&
    before instanceof HTMLElement &&
    !before.hasAttribute(SNAPSHOT_ATTRIBUTE)
      ? before
      : undefined;
  const rootElement = rendered ?? container.ownerDocument.createElement('div');
  const stopKeeping = keepDirection(rootElement);
  markInteracted(host, rootElement);
  let root: Root | undefined;
  let isDisposed = false;

  const onEnter = () => {
    if (!rendered && before instanceof HTMLElement) {
      replacePlaceholder(before, rootElement);
    }
  };
  const render = (content: ReactNode) => {
    const whole = <OnBeforeLayout onEnter={onEnter}>{content}</OnBeforeLayout>;
    if (root) {
      root.render(whole);
    } else if (rendered) {
      // A style sheet hides what it doesn't suit; from now on this one can change.
      rendered.removeAttribute('data-server');
      root = hydrateRoot(rootElement, whole, options);
    } else {
      container.append(rootElement);
      root = createRoot(rootElement, options);
      root.render(whole);
    }
  };

  return {
    show: ({ loaded: { Component, Provider }, key, plain, onReset }) => {
      let giveTurn: (() => void) | undefined;
      const start = () =>
        new Promise<void>((resolve) => {
          // A root that starts after its page was left would never be unmounted.
          if (isDisposed) {
            resolve();
            return;
          }
          giveTurn = resolve;
          const onMount = () => {
            host.dataset.ready = '';
            resolve();
          };
          delete host.dataset.ready;
          delete host.dataset.used;
          // A transition is rendered in slices, so that a heavy demo doesn't hold up the page.
          startTransition(() =>
            render(
              <IslandBoundary key={key} onReset={onReset} onCrash={resolve}>
                <Remount>
                  <Provider theme={theme} plain={plain} frame={frame}>
                    <OnMount onMount={onMount}>
                      <Component />
                    </OnMount>
                  </Provider>
                </Remount>
              </IslandBoundary>,
            ),
          );
        });
      const leaveQueue = enqueueStart(start);
      return () => {
        leaveQueue();
        giveTurn?.();
      };
    },
    dispose: () => {
      isDisposed = true;
      stopKeeping();
      if (!root) {
        return;
      }
      // A frame's document goes with the frame.
      const rest = frame ? rootElement : detachOffscreen(rootElement);
      enqueueCleanUp(() => {
        root?.unmount();
        rest.remove();
      });
    },
  };
}
