/** The one place that hands events to the tag function. */
import { type AnalyticsEvent, tagEvent } from '../../lib/analytics/analyticsEvents';
import { tagHost } from './tagHost';

/** Reports an event; without a configured service or the reader's consent nothing happens. */
export function sendEvent(event: AnalyticsEvent): void {
  if (process.env.ANALYTICS_ID) {
    const { name, parameters } = tagEvent(event);
    tagHost().gtag?.('event', name, parameters);
  }
}
