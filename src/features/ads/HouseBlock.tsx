/** What the slot shows where no network is configured: one of the site's own ads, at once and without a poll. */
import { type ReactNode, useState } from 'react';
import { HouseAd } from './HouseAd';
import { Placement } from './Placement';
import { isBot } from './session';

const draw = () => ({ isReader: !isBot(), house: Math.random() });

export function HouseBlock(): ReactNode {
  const [{ isReader, house }] = useState(draw);
  return (
    isReader && (
      <Placement label="in-house">
        <HouseAd random={house} />
      </Placement>
    )
  );
}
