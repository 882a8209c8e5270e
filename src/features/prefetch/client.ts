/** Client module: makes Docusaurus' prefetching of linked pages wait until the page itself has come to rest. */
import { patientPrefetch } from './patientPrefetch';

/** ms after the page and what it asked for have loaded; demos in sight have begun by then. */
const REST = 1500;

function whenQuiet(begin: () => void): void {
  const rest = () => setTimeout(begin, REST);
  if (document.readyState === 'complete') {
    rest();
  } else {
    window.addEventListener('load', rest, { once: true });
  }
}

let installed = false;

/** Docusaurus calls this for each page, and for the first one before any link is seen to be in view. */
export function onRouteUpdate(): void {
  if (!installed) {
    installed = true;
    const { prefetch, preload } = window.docusaurus;
    window.docusaurus = { preload, prefetch: patientPrefetch(prefetch, whenQuiet) };
  }
}
