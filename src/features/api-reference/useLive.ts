/**
 * Loads what lets the entries of a page answer, when it is first wanted: as a reader points at the page or moves the focus
 * into it, where a link of the site led to the page or to an entry, and where a view was chosen that needs it. Until then
 * the style sheet shows the views and marks the entry that the address leads to.
 */
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useHistorySelector } from '@docusaurus/theme-common';
import { useHistory } from '@docusaurus/router';
import { useOnDemand } from '../on-demand';
import type { MadeContent } from './content';
import type { Live } from './live';

const load = () => import('./live').then(({ makeLive }) => makeLive);
type MakeLive = Awaited<ReturnType<typeof load>>;

/** What a reader does before anything has to answer, and as it has to. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'input', 'click'] as const;

/** Whether a section is shown in another view than its own. */
function hasChosenViews(root: HTMLElement): boolean {
  return [...root.querySelectorAll<HTMLElement>('[data-section]')].some(({ dataset }) => {
    const shown = document.documentElement.getAttribute(`data-api-${dataset.section}`);
    return shown !== null && shown !== dataset.defaultView;
  });
}

/** The button of a view that was pressed. */
function pressedIn(event: Event | undefined): HTMLElement | null {
  return event?.type === 'click' && event.target instanceof Element
    ? event.target.closest<HTMLElement>('button[data-view]')
    : null;
}

/**
 * @param root what holds the page
 * @param made what the page shows, where it was rendered here
 * @returns a note where it can't be had, for whoever pressed or typed something
 */
export function useLive(
  root: RefObject<HTMLElement | null>,
  made: MadeContent | undefined,
): ReactNode {
  const history = useHistory();
  const hash = useHistorySelector(({ location }) => location.hash);
  const visit = useHistorySelector(({ location }) => location.key);
  const [firstVisit] = useState(visit);
  const [live, setLive] = useState<Live>();
  const [problem, get] = useOnDemand(load, 'header');
  // Style sheets neither hear of it when the router leads to another entry, nor open a type that unfolds.
  const isWanted = made !== undefined || visit !== firstVisit || hash.startsWith('#type-');

  const ask = useEffectEvent((event: Event | undefined, use: (makeLive: MakeLive) => void) => {
    if (pressedIn(event) || event?.type === 'input') {
      get(use);
    } else {
      // Nobody waits for it yet.
      load().then(use, () => undefined);
    }
  });

  useEffect(() => {
    const element = root.current;
    if (live || !element?.querySelector('[data-section]')) {
      return undefined;
    }
    const waiting = new AbortController();
    const { signal } = waiting;
    let pressed: HTMLElement | null = null;
    const begin = (event?: Event) => {
      pressed = pressedIn(event) ?? pressed;
      ask(event, (makeLive) => {
        if (!signal.aborted) {
          waiting.abort();
          setLive(makeLive(element, history));
          // What was pressed while nothing answered.
          pressed?.click();
        }
      });
    };
    if (isWanted || hasChosenViews(element)) {
      begin();
    }
    SIGNS.forEach((sign) => element.addEventListener(sign, begin, { signal, passive: true }));
    return () => waiting.abort();
  }, [root, history, isWanted, live]);

  useEffect(() => live?.stop, [live]);
  useEffect(() => {
    live?.arrive(decodeURIComponent(hash.slice(1)), made !== undefined);
  }, [live, hash, visit, made]);
  return problem;
}
