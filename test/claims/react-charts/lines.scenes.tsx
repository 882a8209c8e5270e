/** What the claims of lines open in the real browser. */
import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

const COUNT = 3000;
const places = Array.from({ length: COUNT }, (_, index) => index);
const values = places.map((index) => 50 + 40 * Math.sin(index / 100));

function Many({ showMark }: { showMark: boolean }) {
  return (
    <LineChart
      width={700}
      height={300}
      skipAnimation
      xAxis={[{ data: places }]}
      series={[{ data: values, showMark }]}
    />
  );
}

export function WithMarks() {
  return <Many showMark />;
}

export function WithoutMarks() {
  return <Many showMark={false} />;
}

const calls = {
  width: 700,
  height: 300,
  skipAnimation: true,
  xAxis: [{ data: [1, 2, 3, 4, 5, 6, 7] }],
  yAxis: [{ min: -20, max: 80 }],
} as const;

/** All curves at once, each with its name as id. */
export function Curves() {
  return (
    <LineChart
      {...calls}
      series={(
        [
          'monotoneX',
          'linear',
          'catmullRom',
          'natural',
          'bumpX',
          'step',
          'stepBefore',
          'stepAfter',
        ] as const
      ).map((curve) => ({ id: curve, curve, data: [14, 15, 14, 62, 12, 0, 0] }))}
    />
  );
}
