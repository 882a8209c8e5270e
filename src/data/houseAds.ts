/** The site's own ads: where they lead. What they say is in the dictionary, their artwork in `static/`. */

import { SITE_ADDRESS } from './siteAddress';

/** In the order in which a random number chooses; the names stand in labels of statistics and in file names. */
export const HOUSE_ADS = [
  { name: 'templates', href: 'https://mui.com/store/' },
  { name: 'themes', href: 'https://mui.com/store/' },
  { name: 'tidelift', href: 'https://tidelift.com/' },
  { name: 'figma', href: 'https://mui.com/store/items/figma-react/' },
] as const satisfies readonly { name: string; href: `https://${string}` }[];

export type HouseAdData = (typeof HOUSE_ADS)[number];

/** Whom the links bring visitors from: each ad's label is added. */
export const HOUSE_CAMPAIGN = '?utm_source=docs&utm_medium=referral&utm_campaign=';

/** Folder of the artwork: `<name>.svg`, {@link AD_IMAGE} in size. */
export const HOUSE_ARTWORK = `${SITE_ADDRESS.base}static/ads-in-house/`;

/** Who places the site's own ads. */
export const HOUSE_PUBLISHER = 'MUI';

/** px of the image of any ad (`guides/requirements.md`, Ads). */
export const AD_IMAGE = { width: 130, height: 100 } as const;
