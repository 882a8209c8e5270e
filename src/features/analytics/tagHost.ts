/** What the tag script and this site share in `window`. */
import type { UserProperties } from '../../lib/analytics/analyticsEvents';

/** The commands of the tag function that are used here. */
export type TagCommand =
  | readonly ['js', Date]
  | readonly ['config', id: string, options: { readonly send_page_view: false }]
  | readonly ['set', 'user_properties', UserProperties]
  | readonly ['event', name: string, parameters: Readonly<Record<string, unknown>>];

export type TagFunction = (...command: TagCommand) => void;

/** The names in `window`. */
interface TagHost {
  /** There while the reader agrees to be measured. */
  gtag?: TagFunction;
  /** Commands in their order; the tag script takes those that it finds, and later ones as they come. */
  dataLayer?: ArrayLike<unknown>[];
  /** `true` keeps the tag script from sending anything for an id. */
  [disabled: `ga-disable-${string}`]: boolean | undefined;
}

declare global {
  interface Window {
    gtag?: TagFunction;
    dataLayer?: TagHost['dataLayer'];
    [disabled: `ga-disable-${string}`]: boolean | undefined;
  }
}

/** `window`, for which a package of the site's own declares that the function is always there. Browser only. */
export function tagHost(): TagHost {
  return window;
}
