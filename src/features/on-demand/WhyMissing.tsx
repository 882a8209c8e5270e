/** Stands in the place of a part that couldn't be loaded, once it is known why. */
import { type ReactNode, useEffect } from 'react';
import { Outdated } from './Outdated';
import { usePart } from './usePart';

export interface WhyMissingProps {
  /** Shows when the site is as it was: what went wrong, and a way to try again. */
  readonly children: ReactNode;
}

export function WhyMissing({ children }: WhyMissingProps): ReactNode {
  const { state, fail } = usePart();
  useEffect(() => fail(), [fail]);
  return state.kind === 'outdated' ? <Outdated /> : state.kind === 'failed' && children;
}
