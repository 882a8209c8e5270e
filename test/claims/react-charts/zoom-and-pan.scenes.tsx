/** What the claims of zooming open in the real browser. */
import * as React from 'react';
import { LineChartPro, type LineChartProProps } from '@mui/x-charts-pro/LineChartPro';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';

const SIZE = { width: 400, height: 300 } as const;
const NUMBERS = Array.from({ length: 101 }, (_, index) => index);

type Zoom = NonNullable<NonNullable<LineChartProProps['xAxis']>[number]['zoom']>;

/** A chart above a page that scrolls, with the last range and the number of calls. */
function Page({ zoom, ...props }: Partial<LineChartProProps> & { readonly zoom: Zoom }) {
  const [calls, setCalls] = React.useState<readonly string[]>([]);
  return (
    <div style={{ width: 400, height: 3000 }}>
      <LineChartPro
        {...SIZE}
        xAxis={[
          {
            id: 'x',
            data: NUMBERS,
            zoom,
            valueFormatter: (value: number, { location }: { location: string }) =>
              `${Math.round(value)} ${location}`,
          },
        ]}
        series={[{ data: NUMBERS, showMark: false }]}
        onZoomChange={(all) =>
          setCalls((before) => [
            ...before,
            all
              .map(({ axisId, start, end }) => `${axisId} ${start.toFixed(1)}-${end.toFixed(1)}`)
              .join(),
          ])
        }
        {...props}
      />
      <output data-testid="last">{calls.at(-1)}</output>
      <output data-testid="count">{calls.length}</output>
    </div>
  );
}

export function Plain() {
  return <Page zoom />;
}

export function WithoutPanning() {
  return <Page zoom={{ panning: false }} initialZoom={[{ axisId: 'x', start: 20, end: 60 }]} />;
}

export function Panned() {
  return <Page zoom initialZoom={[{ axisId: 'x', start: 20, end: 60 }]} />;
}

export function Fast() {
  return <Page zoom={{ step: 20 }} />;
}

export function Slider() {
  return <Page zoom={{ slider: { enabled: true } }} />;
}

export function SliderAlways() {
  return <Page zoom={{ slider: { enabled: true, showTooltip: 'always' } }} />;
}

export function SliderNever() {
  return <Page zoom={{ slider: { enabled: true, showTooltip: 'never' } }} />;
}

export function Both() {
  const [last, setLast] = React.useState('');
  return (
    <div style={{ width: 400 }}>
      <ScatterChartPro
        {...SIZE}
        xAxis={[{ id: 'x', min: 0, max: 10, zoom: true }]}
        yAxis={[{ id: 'y', min: 0, max: 10, zoom: true }]}
        series={[{ data: [{ id: 0, x: 5, y: 5 }] }]}
        onZoomChange={(all) =>
          setLast(all.map(({ axisId, end }) => `${axisId} ${end < 100}`).join())
        }
      />
      <output data-testid="last">{last}</output>
    </div>
  );
}
