/** The frame of what stands below a description: its name for readers, and what it reports. */
import type { ReactNode } from 'react';
import { AD_TEXTS } from '../i18n/dictionary/ads';
import { AdBoundary } from './AdBoundary';
import { sessionShape } from './session';
import { clickAttributes, useDisplayEvent } from './useDisplayEvent';

/** ms that an ad has to stand before its display counts (specification 9). */
const DISPLAY_DELAY = 2500;

interface PlacementProps {
  /** What stands in it; the place and the shape are added. */
  readonly label: string;
  readonly children: ReactNode;
}

function Region({ label, children }: PlacementProps): ReactNode {
  useDisplayEvent(label, DISPLAY_DELAY);
  return (
    <aside aria-label={AD_TEXTS.region()} {...clickAttributes(label)}>
      {children}
    </aside>
  );
}

export function Placement({ label, children }: PlacementProps): ReactNode {
  const placed = `${label}-body-top-${sessionShape()}`;
  return (
    <AdBoundary label={placed}>
      <Region label={placed}>{children}</Region>
    </AdBoundary>
  );
}
