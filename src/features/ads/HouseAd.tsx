/** One of the site's own ads. */
import type { ReactNode } from 'react';
import {
  HOUSE_ARTWORK,
  HOUSE_CAMPAIGN,
  HOUSE_PUBLISHER,
  type HouseAdData,
} from '../../data/houseAds';
import type { AdShape } from '../../lib/ads/adFlow';
import { AD_TEXTS } from '../i18n/dictionary/ads';
import { AdCard } from './AdCard';

export interface HouseAdProps {
  readonly ad: HouseAdData;
  /** Without it, the ad is one of several that could show: style sheets choose, and nothing is reported. */
  readonly shape?: AdShape | undefined;
}

export function HouseAd({ ad: { name, href }, shape }: HouseAdProps): ReactNode {
  const label = `in-house-${name}`;
  return (
    <AdCard
      link={href + HOUSE_CAMPAIGN + label}
      image={`${HOUSE_ARTWORK}${name}.svg`}
      name={AD_TEXTS[name]()}
      publisher={HOUSE_PUBLISHER}
      label={label}
      shape={shape}
      candidate={shape ? undefined : name}
    >
      {AD_TEXTS[`${name}Text`]()}
    </AdCard>
  );
}
