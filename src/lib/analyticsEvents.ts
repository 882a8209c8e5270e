/** Everything that the site ever reports to statistics. */

/** What happened to the sponsor block. */
export interface AdEvent {
  readonly name: 'ad';
  readonly eventAction: 'display' | 'click' | 'crash';
  /** Which ad (`in-house-figma`), or what stands where and in which shape (`in-house-body-top-image`). */
  readonly eventLabel: string;
}

export type AnalyticsEvent = AdEvent;
