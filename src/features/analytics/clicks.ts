/** Reports clicks on what carries the attributes for it. */
import { CLICK_ATTRIBUTES, clickEvent } from '../../lib/analytics/analyticsEvents';
import { sendEvent } from './sendEvent';

function reportClick({ target, isTrusted }: MouseEvent): void {
  const element =
    target instanceof Element ? target.closest(`[${CLICK_ATTRIBUTES.category}]`) : null;
  const event =
    element &&
    clickEvent(
      {
        category: element.getAttribute(CLICK_ATTRIBUTES.category),
        action: element.getAttribute(CLICK_ATTRIBUTES.action),
        label: element.getAttribute(CLICK_ATTRIBUTES.label),
        split: element.getAttribute(CLICK_ATTRIBUTES.split),
      },
      isTrusted,
      Math.random(),
    );
  if (event) {
    sendEvent(event);
  }
}

/** Listens on the document until the returned function is called. */
export function reportClicks(): () => void {
  // On the way down: what the click changes, or who stops it, must not matter.
  document.addEventListener('click', reportClick, { capture: true });
  return () => document.removeEventListener('click', reportClick, { capture: true });
}
