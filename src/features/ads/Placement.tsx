/** The frame of what stands below a description: its name for readers, and what it reports. */
import type { ReactNode } from 'react';
import type { AdShape } from '../../lib/ads/adFlow';
import { AD_TEXTS } from '../i18n/dictionary/ads';
import { AdBoundary } from './AdBoundary';
import { clickAttributes, useDisplayEvent } from './useDisplayEvent';

/** ms that an ad has to stand before its display counts (`guides/requirements.md`, Ads). */
const DISPLAY_DELAY = 2500;

interface PlacementProps {
  /** What stands in it; the place and the shape are added. */
  readonly label: string;
  /** Nothing is reported without it: the ad isn't chosen yet. */
  readonly shape: AdShape | undefined;
  readonly children: ReactNode;
}

interface RegionProps {
  readonly label: string | undefined;
  readonly children: ReactNode;
}

function Region({ label, children }: RegionProps): ReactNode {
  useDisplayEvent(label, DISPLAY_DELAY);
  return (
    <aside aria-label={AD_TEXTS.region()} {...(label && clickAttributes(label))}>
      {children}
    </aside>
  );
}

export function Placement({ label, shape, children }: PlacementProps): ReactNode {
  const placed = `${label}-body-top`;
  const reported = shape && `${placed}-${shape}`;
  return (
    <AdBoundary label={reported ?? placed}>
      <Region label={reported}>{children}</Region>
    </AdBoundary>
  );
}
