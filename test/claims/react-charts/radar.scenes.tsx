/** What the claims of radars open in the real browser. */
import * as React from 'react';
import { RadarChart, type RadarChartProps } from '@mui/x-charts/RadarChart';

function Radar(props: Partial<RadarChartProps>) {
  const [clicked, setClicked] = React.useState<readonly string[]>([]);
  const add = (name: string) => setClicked((before) => [...before, name]);
  return (
    <div>
      <RadarChart
        width={300}
        height={300}
        hideLegend
        radar={{ metrics: ['a', 'b', 'c', 'd'], max: 10 }}
        series={[
          { id: 'r', label: 'R', data: [8, 8, 8, 8], fillArea: true },
          { id: 'q', label: 'Q', data: [2, 2, 2, 2] },
        ]}
        onAxisClick={() => add('axis')}
        onAreaClick={() => add('area')}
        onMarkClick={() => add('mark')}
        {...props}
      />
      <output>{clicked.join(' ')}</output>
    </div>
  );
}

export function ByAxis() {
  return <Radar />;
}

export function BySeries() {
  return <Radar highlight="series" />;
}

export function ByNothing() {
  return <Radar highlight="none" />;
}

export function Item() {
  return <Radar slotProps={{ tooltip: { trigger: 'item' } }} />;
}
