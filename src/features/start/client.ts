/**
 * Client module: brings the page to life after what comes before it. Docusaurus begins to render in a root that is there
 * already, which is how it renders again in development; until the page's own root is made, this stands for it.
 */
import { type ReactNode, startTransition } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { REACT_ROOT_ATTRIBUTE } from '../../lib/pages/startAttributes';
import { hydrationGate } from './hydrationGate';

/** As Docusaurus does: what the server rendered is taken over, in slices. */
function open(container: Element, page: ReactNode): Root {
  if (process.env.HYDRATE_CLIENT_ENTRY) {
    return hydrateRoot(container, page);
  }
  const root = createRoot(container);
  root.render(page);
  return root;
}

function createLateRoot(): Root {
  let latest: ReactNode;
  let root: Root | undefined;
  let isWaiting = false;

  const begin = () => {
    const container = document.getElementById('__docusaurus');
    if (container) {
      startTransition(() => {
        root = open(container, latest);
      });
      document.documentElement.setAttribute(REACT_ROOT_ATTRIBUTE, '');
    }
  };
  return {
    render(page) {
      latest = page;
      if (root) {
        root.render(page);
      } else if (!isWaiting) {
        isWaiting = true;
        void hydrationGate().then(begin);
      }
    },
    unmount: () => root?.unmount(),
  };
}

if (typeof window !== 'undefined') {
  window.docusaurusRoot = createLateRoot();
}
