/**
 * Client module: makes Docusaurus' prefetching of linked pages wait until the page itself has come to rest. The
 * development server compiles a page when it is opened, so there is nothing to fetch ahead.
 */
import { prefetchQueue } from './prefetchQueue';
import { requestIdle } from './requestIdle';
import { whenSettled } from './whenSettled';

let installed = false;

const isDevelopment = process.env.NODE_ENV === 'development';

if (isDevelopment) {
  let current: Window['docusaurus'] | undefined;
  // Docusaurus sets it again with each saved file, and then goes through all links of the page.
  Object.defineProperty(window, 'docusaurus', {
    configurable: true,
    get: () => current,
    set: ({ preload }: Window['docusaurus']) => {
      current = { preload, prefetch: () => false };
    },
  });
}

/** Docusaurus calls this for each page, and for the first one before any link is seen to be in view. */
export function onRouteUpdate(): void {
  if (!installed && !isDevelopment) {
    installed = true;
    const { prefetch, preload } = window.docusaurus;
    window.docusaurus = { preload, prefetch: prefetchQueue(prefetch, whenSettled, requestIdle) };
  }
}
