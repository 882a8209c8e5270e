/** Reports to statistics that an ad is shown: a share of all times, so chance decides. */
import { useEffect } from 'react';
import { type EventAttributes, eventAttributes, sendEvent } from '../analytics';
import { useAdConfig } from '../docs-config';

/**
 * @param label the ad's name; a new one is a new ad, and `undefined` none
 * @param delay ms that it has to stay
 */
export function useDisplayEvent(label: string | undefined, delay: number): void {
  const { GADisplayRatio } = useAdConfig();
  useEffect(() => {
    if (!process.env.ANALYTICS_ID || label === undefined || Math.random() > GADisplayRatio) {
      return undefined;
    }
    const timer = setTimeout(() => {
      sendEvent({ name: 'ad', eventAction: 'display', eventLabel: label });
    }, delay);
    return () => clearTimeout(timer);
  }, [label, delay, GADisplayRatio]);
}

/** What has a click on an element reported. */
export function clickAttributes(label: string): EventAttributes {
  return eventAttributes('ad', 'click', label);
}
