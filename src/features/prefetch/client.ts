/** Client module: makes Docusaurus' prefetching of linked pages wait until the page itself has come to rest. */
import { patientPrefetch } from './patientPrefetch';
import { whenIdle } from './whenIdle';
import { whenQuiet } from './whenQuiet';

let installed = false;

/** Docusaurus calls this for each page, and for the first one before any link is seen to be in view. */
export function onRouteUpdate(): void {
  if (!installed) {
    installed = true;
    const { prefetch, preload } = window.docusaurus;
    window.docusaurus = { preload, prefetch: patientPrefetch(prefetch, whenQuiet, whenIdle) };
  }
}
