/** What the choice of an ad adds to each page's HTML, as data. */
import type { HtmlTagObject } from '@docusaurus/types';
import { HOUSE_ADS } from '../../../src/data/houseAds';
import { AD_ATTRIBUTES, CANDIDATE_ATTRIBUTE, INLINE_SHARE } from '../../../src/lib/ads/adFlow';
import { inlineCall } from '../inlineCall';
import { chooseAd } from './inlineScript';

/** Of all candidates in the page, the chosen one shows. */
const STYLE = `${HOUSE_ADS.map(
  ({ name }) => `html:not([${AD_ATTRIBUTES.house}=${name}]) [${CANDIDATE_ATTRIBUTE}=${name}]`,
).join()}{display:none}`;

/** Tags for `<head>`. */
export function adTags(): HtmlTagObject[] {
  return [
    {
      tagName: 'script',
      innerHTML: inlineCall(chooseAd, {
        inlineShare: INLINE_SHARE,
        houses: HOUSE_ADS.map(({ name }) => name),
        attributes: AD_ATTRIBUTES,
      }),
    },
    { tagName: 'style', innerHTML: STYLE },
  ];
}
