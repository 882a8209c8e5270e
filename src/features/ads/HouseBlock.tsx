/** What the slot shows where no network is configured: one of the site's own ads, at once. */
import { type ReactNode, useState } from 'react';
import { shownAd, startAdFlow } from '../../lib/adFlow';
import { HouseAd } from './HouseAd';
import { Placement } from './Placement';
import { isBot } from './session';

function draw() {
  const flow = startAdFlow({ isBot: isBot(), hasNetwork: false });
  return { shown: shownAd(flow, Math.random()), house: Math.random() };
}

export function HouseBlock(): ReactNode {
  const [{ shown, house }] = useState(draw);
  return (
    shown.kind !== 'nothing' && (
      <Placement label={shown.label}>
        <HouseAd random={house} />
      </Placement>
    )
  );
}
