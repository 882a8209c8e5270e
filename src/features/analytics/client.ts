/**
 * Client module, of sites with statistics only: follows what the reader agrees to. Whatever there is to do loads after
 * the page has.
 */
import type { ClientModule } from '@docusaurus/types';
import type * as AttendModule from './applyConsent';
import { getStanding, subscribeToConsent } from './consentStore';
import { closeTag, openTag } from './tag';

let attending: Promise<typeof AttendModule> | undefined;

function pageLoad(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') {
      resolve();
    } else {
      window.addEventListener('load', () => resolve(), { once: true });
    }
  });
}

/** The part that does the work; asked for again after a failure. */
function loadAttend(): Promise<typeof AttendModule> {
  attending ??= pageLoad()
    .then(() => import('./applyConsent'))
    .catch((error: unknown) => {
      attending = undefined;
      throw error;
    });
  return attending;
}

const ignore = () => undefined;

function follow(): void {
  const standing = getStanding();
  if (standing === 'analytics') {
    // Events from before the rest is there wait in the queue.
    openTag();
  } else {
    closeTag();
  }
  if (attending || standing === 'analytics' || standing === 'unasked') {
    // Without a network nobody is measured or asked.
    loadAttend().then(({ applyConsent }) => applyConsent(), ignore);
  }
}

/** Docusaurus calls this after each change of the address, and for the first page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation) {
    subscribeToConsent(follow);
    follow();
  } else if (location.pathname !== previousLocation.pathname) {
    attending?.then(({ countPage }) => countPage(), ignore);
  }
};
