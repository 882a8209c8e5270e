/** Scrolls an element into view inside its own scroll container only; the page itself never moves. */

/** Space that stays free between the element and the edge of its container, in px. */
const MARGIN = 64;

function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if (overflowY === 'auto' || overflowY === 'scroll') {
      return parent;
    }
  }
  return undefined;
}

/** Does nothing when the element is in view already, or when nothing around it scrolls. */
export function revealInScroller(element: HTMLElement): void {
  const scroller = scrollerOf(element);
  if (!scroller || scroller === document.scrollingElement) {
    return;
  }
  const inner = element.getBoundingClientRect();
  const outer = scroller.getBoundingClientRect();
  const above = inner.top - outer.top - MARGIN;
  const below = inner.bottom - outer.bottom + MARGIN;
  if (above < 0) {
    scroller.scrollTop += above;
  } else if (below > 0) {
    scroller.scrollTop += below;
  }
}
