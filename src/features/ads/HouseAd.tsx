/** One of the site's own ads. */
import type { ReactNode } from 'react';
import { HOUSE_ADS, HOUSE_ARTWORK, HOUSE_CAMPAIGN, HOUSE_PUBLISHER } from '../../data/houseAds';
import { AD_TEXTS } from '../i18n/dictionary/ads';
import { AdCard } from './AdCard';
import { sessionShape } from './session';

/** `random`: from 0 to 1, chooses the ad. */
export function HouseAd({ random }: { readonly random: number }): ReactNode {
  const { name, href } = HOUSE_ADS[Math.floor(random * HOUSE_ADS.length)] ?? HOUSE_ADS[0];
  const label = `in-house-${name}`;
  return (
    <AdCard
      link={href + HOUSE_CAMPAIGN + label}
      image={`${HOUSE_ARTWORK}${name}.svg`}
      name={AD_TEXTS[name]()}
      publisher={HOUSE_PUBLISHER}
      label={label}
      shape={sessionShape()}
    >
      {AD_TEXTS[`${name}Text`]()}
    </AdCard>
  );
}
