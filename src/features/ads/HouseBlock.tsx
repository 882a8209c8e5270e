/**
 * What the slot shows where no network is configured: one of the site's own ads. The server can't know which, so the
 * HTML has them all, and what was chosen before the first paint shows. In the browser, only that one is drawn.
 */
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { HOUSE_ADS, type HouseAdData } from '../../data/houseAds';
import { HouseAd } from './HouseAd';
import { Placement } from './Placement';
import { isBot, sessionShape, takeHouseAd } from './session';

/** A visit to a page; what it shows is drawn once. */
function createVisit(): () => HouseAdData | 'none' {
  let shown: HouseAdData | 'none' | undefined;
  return () => (shown ??= isBot() ? 'none' : takeHouseAd());
}

const never = () => () => undefined;
const undecided = () => undefined;

export function HouseBlock(): ReactNode {
  const [visit] = useState(createVisit);
  // The server has no choice to read.
  const shown = useSyncExternalStore(never, visit, undecided);
  const shape = shown && sessionShape();
  return (
    shown !== 'none' && (
      <Placement label="in-house" shape={shape}>
        {HOUSE_ADS.filter((ad) => shown === undefined || shown === ad).map((ad) => (
          <HouseAd key={ad.name} ad={ad} shape={shape} />
        ))}
      </Placement>
    )
  );
}
