/**
 * Outside services that an operator may connect, all from the environment at build time and none by default. In
 * browser code the `environment` plugin replaces each `process.env.X` by its text, so write the names out in full.
 * Where a service's code should be left out of the site without it, ask the variable itself: `if (process.env.X)`.
 */

export const ADS = {
  /** `ADS=off` removes the block of sponsors and its space. */
  off: process.env.ADS === 'off',
  /** Script of the ad network that places an image ad, with its query; empty: the site's own ads show. */
  scriptUrl: process.env.AD_SCRIPT_URL || '',
  /** JSON feed of ads that show below an opened demo. */
  feedUrl: process.env.AD_FEED_URL || '',
  /** Share of displays that is reported to statistics, from 0 to 1; empty: the default of `DocsProvider`. */
  displayRatio: process.env.AD_DISPLAY_RATIO || '',
} as const;

export const ANALYTICS = {
  /** Measurement id, handed to the tag script; empty: nothing is measured and nobody is asked. */
  id: process.env.ANALYTICS_ID || '',
  /** Script that defines the tag function; the id is appended as `id`. */
  scriptUrl: process.env.ANALYTICS_SCRIPT_URL || '',
} as const;

export const FEEDBACK = {
  /** Where ratings and comments are posted as JSON; empty: the form opens an issue of the repository. */
  url: process.env.FEEDBACK_URL || '',
} as const;

export const CHAT = {
  /** Where a demo is posted to be opened in a chat; empty: demos have no chat button. */
  apiUrl: process.env.CHAT_API_URL || '',
} as const;

export const SERVICE_WORKER = {
  /** The production host: the worker is registered there and on its subdomains; empty: nowhere. */
  host: process.env.SERVICE_WORKER_HOST || '',
  /** `SERVICE_WORKER=remove` builds a worker that removes itself and what it kept from readers' browsers. */
  isRemoved: process.env.SERVICE_WORKER === 'remove',
} as const;

export const FONTS = {
  /** Stylesheet of the icon font, for pages that show font icons. */
  iconsUrl: process.env.ICON_FONT_URL || '',
  /** Stylesheet of the extra fonts of the example page that needs them. */
  exampleUrl: process.env.EXAMPLE_FONTS_URL || '',
} as const;
