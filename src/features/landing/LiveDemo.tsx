/** The demo of the home page. It shows from the start, and comes to life once the page is at rest or a reader turns to it. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { OWN_APPEARANCE_ATTRIBUTE } from '../../lib/theme/themeState';
import { Demo, type DemoModule } from '../demo';
import { whenSettled } from '../prefetch';
import deliveryDay from './DeliveryDay.tsx?demo';

/** px; what the demo takes. */
const HEIGHT = 376;

/** A reader turns to the demo. */
const EARLIER = ['pointerenter', 'focusin'] as const;

interface PatientDemo {
  readonly demo: DemoModule;
  /** Lets its code load. */
  readonly begin: () => void;
}

/** A demo whose code waits. */
function patient(demo: DemoModule): PatientDemo {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  return { demo: { ...demo, load: (styling) => begun.then(() => demo.load(styling)) }, begin };
}

export function LiveDemo(): ReactNode {
  const isBrowser = useIsBrowser();
  const [{ demo, begin }] = useState(() => patient(deliveryDay));
  // After a click on a link nothing stands there, and the page is at rest.
  const [waits] = useState(!isBrowser);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    EARLIER.forEach((event) => element?.addEventListener(event, begin));
    // For a reader with a look of their own, what the server rendered doesn't show.
    if (!waits || document.documentElement.hasAttribute(OWN_APPEARANCE_ATTRIBUTE)) {
      begin();
    }
    const stopWaiting = whenSettled(begin);
    return () => {
      EARLIER.forEach((event) => element?.removeEventListener(event, begin));
      stopWaiting();
    };
  }, [waits, begin]);
  return (
    <div ref={place} data-demo-waits>
      <Demo demo={demo} defaultCodeOpen={false} height={HEIGHT} />
    </div>
  );
}
