/** What the claims about ratings open in the real browser. */
import { useState } from 'react';
import Rating, { type RatingProps } from '@mui/material/Rating';

export { default as BasicRating } from '../../../../docs/base/components/rating/BasicRating';
export { default as EffortRating } from '../../../../docs/base/components/rating/EffortRating';
export { default as RatingFeedback } from '../../../../docs/base/components/rating/RatingFeedback';
export { default as RatingForm } from '../../../../docs/base/components/rating/RatingForm';
export { default as ReadOnlyRatings } from '../../../../docs/base/components/rating/ReadOnlyRatings';

/** A rating between two buttons, and the calls of its functions. */
function Logged(props: RatingProps) {
  const [calls, setCalls] = useState<readonly string[]>([]);
  const log = (call: string) => setCalls((before) => [...before, call]);
  return (
    <div style={{ padding: 30 }}>
      <button type="button">First</button>
      <Rating
        name="logged"
        {...props}
        onChange={(event, value) => log(`change ${value}`)}
        onChangeActive={(event, value) => log(`active ${value}`)}
      />
      <button type="button">Last</button>
      <output>{calls.join(', ')}</output>
    </div>
  );
}

export const Given = () => <Logged defaultValue={3} />;
export const NotGiven = () => <Logged />;
export const Top = () => <Logged defaultValue={5} />;
export const Bottom = () => <Logged defaultValue={1} />;
export const ReadOnly = () => <Logged value={3} readOnly />;
export const Disabled = () => <Logged value={3} disabled />;
