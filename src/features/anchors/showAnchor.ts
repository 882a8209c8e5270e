/** Takes a reader to the element that the hash of an address names. */

/**
 * Lets the next Tab start at an element, and a screen reader read on from there, as after a link that the browser follows
 * by itself. Elements that can't have the focus take it until it leaves them. A link inside the element keeps the focus.
 */
export function focusAnchor(anchor: HTMLElement): void {
  if (anchor.contains(document.activeElement)) {
    return;
  }
  if (!anchor.hasAttribute('tabindex')) {
    anchor.tabIndex = -1;
    anchor.addEventListener('blur', () => anchor.removeAttribute('tabindex'), { once: true });
  }
  anchor.focus({ preventScroll: true });
}

/** Scrolls to an element that the browser couldn't find when the address changed, and moves the focus there. */
export function showAnchor(anchor: HTMLElement): void {
  anchor.scrollIntoView();
  focusAnchor(anchor);
}
