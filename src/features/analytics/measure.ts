/** Measures while the reader agrees: page views, clicks, properties of the reader, and for a few the speed. */
import { SITE_ADDRESS } from '../../data/siteAddress';
import { measuresWebVitals, pageView } from '../../lib/analytics/analyticsEvents';
import { cookieRemovals } from '../../lib/analytics/consent';
import { reportClicks } from './clicks';
import { sendEvent } from './sendEvent';
import { openTag } from './tag';
import { dropTagScript, loadTagScript } from './tagScript';
import { reportUserProperties } from './userProperties';

let stops: readonly (() => void)[] | undefined;
let hasDrawn = false;
let pending: number | undefined;

/** Reports the page that is shown, once its title stands: Docusaurus writes it in the next frame. */
export function countPage(): void {
  cancelAnimationFrame(pending ?? 0);
  pending = requestAnimationFrame(() => {
    pending = requestAnimationFrame(() => {
      if (stops) {
        const { origin, pathname } = window.location;
        const site = origin + SITE_ADDRESS.base.slice(0, -1);
        sendEvent(pageView(document.title, pathname, site));
      }
    });
  });
}

/** Speed is drawn for once a visit, also where the reader changes their mind. */
function drawForWebVitals(): void {
  if (!hasDrawn) {
    hasDrawn = true;
    if (measuresWebVitals(Math.random())) {
      import('./webVitals').then(
        ({ reportWebVitals }) => reportWebVitals(),
        // Offline: this visit isn't measured.
        () => undefined,
      );
    }
  }
}

/** Begins, with the page that is shown; does nothing where it has begun. */
export function startMeasuring(): void {
  if (!stops) {
    openTag();
    loadTagScript();
    stops = [reportUserProperties(), reportClicks()];
    drawForWebVitals();
    countPage();
  }
}

/** Stops, and removes the cookies of the tag script. */
export function stopMeasuring(): void {
  stops?.forEach((stop) => stop());
  if (stops) {
    dropTagScript();
    cookieRemovals(document.cookie, window.location.hostname).forEach((text) => {
      document.cookie = text;
    });
  }
  stops = undefined;
}
