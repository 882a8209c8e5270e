/** The second choice: whether what needs another plan is hidden. */
import { type CSSProperties, type ReactNode, useId } from 'react';
import type { PlanChoice } from './usePlanChoice';

/** In a CSS module it would be in the style sheet of every page. */
const HINT: CSSProperties = { display: 'block' };

export function HideChoice({ hide }: Pick<PlanChoice, 'hide'>): ReactNode {
  const id = useId();
  return (
    <div>
      <input
        id={id}
        type="checkbox"
        checked={hide.isOn}
        disabled={!hide.isOfUse}
        aria-describedby={hide.isOfUse ? undefined : `${id}hint`}
        onChange={({ target }) => hide.set(target.checked)}
      />{' '}
      <label htmlFor={id}>{hide.label}</label>
      {!hide.isOfUse && (
        <small id={`${id}hint`} style={HINT}>
          {hide.hint}
        </small>
      )}
    </div>
  );
}
