/** Runs the ad flow of a visit to a page on the browser's clock. */
import { useEffect, useState } from 'react';
import { type AdFlow, afterAttempt, nextAttemptIn, startAdFlow } from '../../lib/ads/adFlow';
import { findPlacement } from './networkPlacement';

export function useAdFlow(isBot: boolean): AdFlow {
  const [flow, setFlow] = useState(() => startAdFlow(isBot));
  useEffect(() => {
    const wait = nextAttemptIn(flow);
    if (wait === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => setFlow(afterAttempt(flow, findPlacement(document))), wait);
    return () => clearTimeout(timer);
  }, [flow]);
  return flow;
}
