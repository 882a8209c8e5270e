/** The second choice: whether what needs another plan is hidden. */
import { type ReactNode, useId } from 'react';
import type { PlanChoice } from './usePlanChoice';

export function HideChoice({ hide }: Pick<PlanChoice, 'hide'>): ReactNode {
  const id = useId();
  return (
    <div>
      <input
        id={id}
        type="checkbox"
        checked={hide.isOn}
        disabled={!hide.isOfUse}
        onChange={({ target }) => hide.set(target.checked)}
      />{' '}
      <label htmlFor={id}>{hide.label}</label>
    </div>
  );
}
