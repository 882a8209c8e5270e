/** What the claims of zooming open in the real browser. */
import * as React from 'react';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { LineChartPro, type LineChartProProps } from '@mui/x-charts-pro/LineChartPro';
import { ScatterChartPro, type ScatterChartProProps } from '@mui/x-charts-pro/ScatterChartPro';

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

const MOVED = [{ axisId: 'x', start: 20, end: 60 }];

export function WithoutPanning() {
  return <Page zoom={{ panning: false, slider: { enabled: true } }} initialZoom={MOVED} />;
}

export function Panned() {
  return <Page zoom initialZoom={MOVED} />;
}

export function PannedSlider() {
  return <Page zoom={{ slider: { enabled: true } }} initialZoom={MOVED} />;
}

export function PannedPreview() {
  return <Page zoom={{ slider: { enabled: true, preview: true } }} initialZoom={MOVED} />;
}

export function Reversed() {
  return (
    <Page
      zoom
      xAxis={[{ id: 'x', data: NUMBERS, reverse: true, zoom: true }]}
      initialZoom={MOVED}
    />
  );
}

/** Ten bars from the top to the bottom, or the other way round. */
function Upright({ reverse }: { readonly reverse: boolean }) {
  const [last, setLast] = React.useState('');
  return (
    <div style={{ width: 400, height: 3000 }}>
      <BarChartPro
        {...SIZE}
        layout="horizontal"
        yAxis={[{ id: 'y', data: NUMBERS.slice(0, 10), reverse, zoom: true }]}
        series={[{ data: NUMBERS.slice(1, 11) }]}
        initialZoom={[{ axisId: 'y', start: 20, end: 60 }]}
        onZoomChange={([entry]) =>
          setLast(entry ? `${entry.start.toFixed(1)}-${entry.end.toFixed(1)}` : '')
        }
      />
      <output data-testid="last">{last}</output>
    </div>
  );
}

export function BandUpright() {
  return <Upright reverse={false} />;
}

export function BandUprightReversed() {
  return <Upright reverse />;
}

/** Less than `minSpan`. */
export function Narrow() {
  return <Page zoom initialZoom={[{ axisId: 'x', start: 20, end: 25 }]} />;
}

/** More than `maxSpan`. */
export function Large() {
  return <Page zoom={{ maxSpan: 30 }} initialZoom={MOVED} />;
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

function Points({ initialZoom }: Pick<ScatterChartProProps, 'initialZoom'>) {
  const [last, setLast] = React.useState('');
  return (
    <div style={{ width: 400, height: 3000 }}>
      <ScatterChartPro
        {...SIZE}
        xAxis={[{ id: 'x', min: 0, max: 10, zoom: true }]}
        yAxis={[{ id: 'y', min: 0, max: 10, zoom: true }]}
        series={[{ data: [{ id: 0, x: 5, y: 5 }] }]}
        initialZoom={initialZoom}
        onZoomChange={(all) =>
          setLast(
            all
              .map(({ axisId, start, end }) => `${axisId} ${start.toFixed(1)}-${end.toFixed(1)}`)
              .join(),
          )
        }
      />
      <output data-testid="last">{last}</output>
    </div>
  );
}

export function Both() {
  return <Points />;
}

export function BothMoved() {
  return <Points initialZoom={['x', 'y'].map((axisId) => ({ axisId, start: 30, end: 60 }))} />;
}
