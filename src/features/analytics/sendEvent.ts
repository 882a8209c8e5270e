/** The one place that hands events to the tag function. */
import type { AnalyticsEvent } from '../../lib/analyticsEvents';

declare global {
  interface Window {
    /** Defined by the tag script once the reader has agreed. */
    gtag?: (command: 'event', name: string, parameters: Readonly<Record<string, unknown>>) => void;
  }
}

/** Reports an event; without a configured service or the reader's consent nothing happens. */
export function sendEvent({ name, ...parameters }: AnalyticsEvent): void {
  if (process.env.ANALYTICS_ID) {
    window.gtag?.('event', name, parameters);
  }
}
