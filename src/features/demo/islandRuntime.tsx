/**
 * Runs a demo in a React root of its own, apart from the page's. Loads together with the first demo that the reader
 * comes near; doesn't know when that is.
 */
import { startTransition, useEffect, useInsertionEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { SNAPSHOT_ATTRIBUTE } from '../../lib/code/demo';
import { identifierPrefix } from './demoView';
import { IslandBoundary } from './IslandBoundary';
import { isServerAppearance, keepDirection } from './appearance';
import { enqueueCleanUp, enqueueStart } from './taskQueue';
import type { IslandTarget, LoadedIsland } from './types';

export { prepareAppearance } from './appearance';

/** What runs in an island. */
export interface IslandView {
  readonly loaded: LoadedIsland;
  /** Another key starts the demo afresh. */
  readonly key: string;
  /** Without the docs theme. */
  readonly plain: boolean;
  readonly onReset: () => void;
}

export interface Island {
  /** Shows a demo when its turn comes; the returned function gives the turn to others. */
  readonly show: (view: IslandView) => () => void;
  /**
   * Takes the demo out of sight and unmounts it later, when the browser has nothing better to do. To be called while
   * the demo is still in the document.
   */
  readonly dispose: () => void;
}

/** Tells when the tree below it has come to life. Adds nothing to the tree that the server rendered. */
function Alive({
  children,
  onAlive,
}: {
  readonly children: ReactNode;
  readonly onAlive: () => void;
}): ReactNode {
  useEffect(onAlive, [onAlive]);
  return children;
}

/** Tells when the tree below it enters the document, before anything in that tree is measured. */
function Entering({
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
function putAside(element: Element): Element {
  const place = document.createElement('div');
  place.inert = true;
  place.style.cssText =
    'position: fixed; inset: 0; visibility: hidden; content-visibility: hidden; contain: strict; z-index: -1;';
  document.body.append(place);
  place.append(element);
  return place;
}

/**
 * @param host marked with `data-ready` while the demo runs
 * @param hydrate take over the HTML that the server put in the place, unless that is a snapshot or the reader chose
 * another look for demos; otherwise what is there gives way, at the moment when the demo is there
 */
export function openIsland(
  host: HTMLElement,
  { container, frame }: IslandTarget,
  name: string,
  hydrate: boolean,
): Island {
  const options: RootOptions = { identifierPrefix: identifierPrefix(name) };
  const before = container.firstElementChild;
  const rendered =
    hydrate &&
    isServerAppearance() &&
    before instanceof HTMLElement &&
    !before.hasAttribute(SNAPSHOT_ATTRIBUTE)
      ? before
      : undefined;
  const rootElement = rendered ?? container.ownerDocument.createElement('div');
  const stopKeeping = keepDirection(rootElement);
  let root: Root | undefined;

  const onEnter = () => {
    if (!rendered) {
      before?.remove();
    }
  };
  const render = (content: ReactNode) => {
    const whole = <Entering onEnter={onEnter}>{content}</Entering>;
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
      let giveWay: (() => void) | undefined;
      const start = () =>
        new Promise<void>((resolve) => {
          giveWay = resolve;
          const onAlive = () => {
            host.dataset.ready = '';
            resolve();
          };
          delete host.dataset.ready;
          // A transition is rendered in slices, so that a heavy demo doesn't hold up the page.
          startTransition(() =>
            render(
              <IslandBoundary key={key} onReset={onReset} onCrash={resolve}>
                <Provider plain={plain} frame={frame}>
                  <Alive onAlive={onAlive}>
                    <Component />
                  </Alive>
                </Provider>
              </IslandBoundary>,
            ),
          );
        });
      const leaveQueue = enqueueStart(start);
      return () => {
        leaveQueue();
        giveWay?.();
      };
    },
    dispose: () => {
      stopKeeping();
      if (!root) {
        return;
      }
      // A frame's document goes with the frame.
      const rest = frame ? rootElement : putAside(rootElement);
      enqueueCleanUp(() => {
        root?.unmount();
        rest.remove();
      });
    },
  };
}
