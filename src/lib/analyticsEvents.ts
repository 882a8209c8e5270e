/** Everything that the site ever reports to statistics. */

/** What happened to the sponsor block. */
export interface AdEvent {
  readonly name: 'ad';
  readonly eventAction: 'display' | 'click' | 'crash';
  /** Which ad, where and in which shape: `in-house-figma-body-top-image`. */
  readonly eventLabel: string;
}

export type AnalyticsEvent = AdEvent;
