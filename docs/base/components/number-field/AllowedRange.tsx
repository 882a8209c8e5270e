import * as React from 'react';
import NumberField from './NumberField';

const MIN = 6;
const MAX = 48;
const STEP = 6;

/** What is wrong with the number of jars, or an empty text. */
function problemOf(jars: number | null): string {
  if (jars === null || jars < MIN || jars > MAX) {
    return `Enter a number from ${MIN} to ${MAX}.`;
  }
  const rows = jars / STEP;
  const wholeRows = Math.round(rows);
  // A step such as 0.005 causes small rounding errors, so don't compare with `%` or `===`.
  return Math.abs(rows - wholeRows) < 1e-9
    ? ''
    : `Jars come in rows of ${STEP}. Enter ${wholeRows * STEP}.`;
}

export default function AllowedRange() {
  const [problem, setProblem] = React.useState('');

  return (
    <NumberField
      label="Jars in the box"
      defaultValue={24}
      min={MIN}
      max={MAX}
      step={STEP}
      allowOutOfRange
      snapOnStep
      onValueCommitted={(jars) => setProblem(problemOf(jars))}
      error={problem !== ''}
      helperText={problem || `${MIN} to ${MAX}, in rows of ${STEP}`}
    />
  );
}
