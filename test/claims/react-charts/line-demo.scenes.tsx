/** What the claims of the lines demo open in the real browser. */
import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

/** A line whose values change with a click; the second one skips the animation. */
export function Changing() {
  const [isHigh, setHigh] = React.useState(false);
  const chart = {
    width: 400,
    height: 200,
    xAxis: [{ data: [1, 2] }],
    yAxis: [{ min: 0, max: 10 }],
    series: [{ data: isHigh ? [8, 9] : [1, 2], curve: 'linear', showMark: false }],
  } as const;

  return (
    <div>
      <button type="button" onClick={() => setHigh(true)}>
        Change
      </button>
      <LineChart {...chart} />
      <LineChart {...chart} skipAnimation />
    </div>
  );
}
