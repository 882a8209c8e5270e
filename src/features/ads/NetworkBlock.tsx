/** What the slot shows where an ad network is configured: its ad, or what stands in for it. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { shownAd } from '../../lib/ads/adFlow';
import { AdRequest } from './AdRequest';
import { HouseAd } from './HouseAd';
import styles from './NetworkBlock.module.css';
import { startNetwork } from './networkPlacement';
import { Placement } from './Placement';
import { houseAdAt, isBot, sessionShape } from './session';
import { useAdFlow } from './useAdFlow';

const draw = () => ({ isBot: isBot(), request: Math.random(), house: Math.random() });

/** The network's own place. It stays while another ad shows, since the network may be late. */
function NetworkPlaceholder({ hidden }: { readonly hidden: boolean }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? startNetwork(place.current) : undefined), []);
  return <div ref={place} className={styles.network} hidden={hidden} />;
}

export function NetworkBlock(): ReactNode {
  const [visit] = useState(draw);
  const shown = shownAd(useAdFlow(visit.isBot), visit.request);
  const shape = sessionShape();
  if (shown.kind === 'nothing') {
    return null;
  }
  return (
    <Placement label={shown.label} shape={shape}>
      <NetworkPlaceholder hidden={shown.kind !== 'network'} />
      {shown.kind === 'house' && <HouseAd ad={houseAdAt(visit.house)} shape={shape} />}
      {shown.kind === 'request' && <AdRequest />}
    </Placement>
  );
}
