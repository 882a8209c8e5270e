/** The place of an ad below a demo whose code a reader has opened. Its room comes with the code, the ad by itself. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import styles from './DemoAdSlot.module.css';

/** Only pages that may show ads have a slot: no page of a paid plan, no playground. */
function isPageWithAds(): boolean {
  return document.querySelector('[data-ad-slot]') !== null;
}

// The build leaves the ad's code out where no feed is configured.
const load = process.env.AD_FEED_URL
  ? () => import('./DemoAd').then(({ DemoAd }) => DemoAd)
  : undefined;

/** Drawn in the browser only, after a click. */
export function DemoAdSlot(): ReactNode {
  const [isShown] = useState(isPageWithAds);
  const [Ad, setAd] = useState<ComponentType>();
  useEffect(() => {
    let left = false;
    if (isShown) {
      load?.().then(
        (loaded) => left || setAd(() => loaded),
        () => undefined,
      );
    }
    return () => {
      left = true;
    };
  }, [isShown]);
  return isShown && <div className={styles.slot}>{Ad && <Ad />}</div>;
}
