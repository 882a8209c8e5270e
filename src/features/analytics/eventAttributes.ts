/** The data attributes by which an element says how clicks on it are reported. */
import { CLICK_ATTRIBUTES } from '../../lib/analytics/analyticsEvents';

/** Attributes of an element; none on a site without statistics. */
export type EventAttributes = Readonly<Record<`data-ga-event-${string}`, string>>;

/**
 * @param category name of the event
 * @param label what the element belongs to, such as the path of a demo
 */
export function eventAttributes(category: string, action: string, label?: string): EventAttributes {
  return process.env.ANALYTICS_ID
    ? {
        [CLICK_ATTRIBUTES.category]: category,
        [CLICK_ATTRIBUTES.action]: action,
        ...(label !== undefined && { [CLICK_ATTRIBUTES.label]: label }),
      }
    : {};
}
