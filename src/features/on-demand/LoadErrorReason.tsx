/** Stands in the place of a part that couldn't be loaded, once it is known why. */
import { type ReactNode, useEffect } from 'react';
import { StaleBuildNotice } from './StaleBuildNotice';
import { usePart } from './usePart';

export interface LoadErrorReasonProps {
  /** Shows when the site is as it was: what went wrong, and a way to try again. */
  readonly children: ReactNode;
}

export function LoadErrorReason({ children }: LoadErrorReasonProps): ReactNode {
  const { state, fail } = usePart();
  useEffect(() => fail(), [fail]);
  return state.kind === 'outdated' ? <StaleBuildNotice /> : state.kind === 'failed' && children;
}
