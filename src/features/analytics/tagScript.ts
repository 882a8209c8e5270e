/** Loads the tag script, once the reader has agreed. */
import { ANALYTICS } from '../../data/services';
import { closeTag, emptyQueue } from './tag';

let script: HTMLScriptElement | undefined;
let hasArrived = false;

/** The address of the script, with the id in its query. */
function scriptAddress(): string {
  const url = new URL(ANALYTICS.scriptUrl);
  url.searchParams.set('id', ANALYTICS.id);
  return url.href;
}

/** Asks for the script, unless it is there or on its way. Where it can't be had, nothing is measured on this page. */
export function loadTagScript(): void {
  if (script) {
    return;
  }
  const element = document.createElement('script');
  element.async = true;
  element.src = scriptAddress();
  element.addEventListener('load', () => {
    hasArrived = true;
  });
  element.addEventListener('error', () => {
    // A later one may be on its way already.
    if (script === element) {
      closeTag();
      dropTagScript();
    }
  });
  document.head.append(element);
  script = element;
}

/** Forgets a script that hasn't arrived, with what waits for it; one that has can't be taken back. */
export function dropTagScript(): void {
  if (!hasArrived) {
    script?.remove();
    script = undefined;
    emptyQueue();
  }
}
