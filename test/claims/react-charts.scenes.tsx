/** What the claims of the charts' overview open in the real browser. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const size = { width: 700, height: 300, skipAnimation: true, hideLegend: true } as const;
/** A wave with some noise, the same each time. */
const valueAt = (index: number) => 50 + 40 * Math.sin(index / 50) + ((index * 7919) % 13);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const KINDS = {
  line: (count: number) => (
    <LineChart
      {...size}
      xAxis={[{ data: numbers(count) }]}
      series={[{ data: numbers(count).map(valueAt), showMark: false }]}
    />
  ),
  marks: (count: number) => (
    <LineChart
      {...size}
      xAxis={[{ data: numbers(count) }]}
      series={[{ data: numbers(count).map(valueAt) }]}
    />
  ),
  scatter: (count: number) => (
    <ScatterChart
      {...size}
      series={[{ data: numbers(count).map((index) => ({ x: index, y: valueAt(index) })) }]}
    />
  ),
  bars: (count: number) => (
    <BarChart
      {...size}
      xAxis={[{ data: numbers(count) }]}
      series={[{ data: numbers(count).map(valueAt) }]}
    />
  ),
  animated: (count: number) => (
    <BarChart
      {...size}
      skipAnimation={false}
      xAxis={[{ data: numbers(count) }]}
      series={[{ data: numbers(count).map(valueAt) }]}
    />
  ),
  heatmap: (count: number) => {
    const side = Math.round(Math.sqrt(count));
    return (
      <Heatmap
        width={700}
        height={300}
        hideLegend
        xAxis={[{ data: numbers(side) }]}
        yAxis={[{ data: numbers(side) }]}
        series={[
          {
            data: numbers(side * side).map(
              (index) => [index % side, Math.floor(index / side), valueAt(index)] as const,
            ),
          },
        ]}
      />
    );
  },
};

/** ms to draw a chart, until its SVG is in the document and laid out; 0 for a kind that there isn't. */
function measure(kind: string, count: number): number {
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  const chart = new Map(Object.entries(KINDS)).get(kind)?.(count);
  if (!chart) {
    return 0;
  }
  const start = performance.now();
  flushSync(() => root.render(chart));
  element.getBoundingClientRect();
  const time = performance.now() - start;
  root.unmount();
  element.remove();
  return time;
}

declare global {
  interface Window {
    measureChart?: typeof measure;
  }
}

export function Many() {
  window.measureChart = measure;
  return <p>Ready</p>;
}
