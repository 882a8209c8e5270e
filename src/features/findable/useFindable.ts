/** Lets a search in the page find what the panels hold that aren't shown. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { foldUntilFound } from './untilFound';

/**
 * @param root what holds the panels, and nothing else
 * @param active index of the panel that shows; `undefined` when all do
 * @param onFound is told the index of a panel in which something was found
 */
export function useFindable(
  root: RefObject<HTMLElement | null>,
  active: number | undefined,
  onFound: (index: number) => void,
): void {
  const show = useEffectEvent(onFound);
  // Before the paint, so that the panel that shows is never missing.
  useLayoutEffect(() => {
    const panels = [...(root.current?.children ?? [])];
    // Found while the page loaded: see plugins/first-paint/findable.
    const early = panels.findIndex((panel) => panel.hasAttribute('data-found'));
    if (early >= 0) {
      panels[early]?.removeAttribute('data-found');
      show(early);
    }
    panels.forEach((panel, index) =>
      foldUntilFound(panel, active !== undefined && index !== active),
    );
  });
  useEffect(() => {
    const element = root.current;
    const listen = (event: Event) => {
      const { target } = event;
      event.stopPropagation();
      const panels = [...(element?.children ?? [])];
      show(panels.findIndex((panel) => target instanceof Node && panel.contains(target)));
    };
    element?.addEventListener('beforematch', listen);
    return () => element?.removeEventListener('beforematch', listen);
  }, [root]);
}
