/** What the claims on axes open in the real browser. */
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

const SIZE = { width: 400, height: 300, skipAnimation: true } as const;
const names = Array.from({ length: 20 }, (_, index) => `Station ${index + 1}`);
const values = names.map((_, index) => index);
const series = [{ data: values }];
const few = [{ data: [1, 2, 3] }];

/** 20 names that don't fit side by side. */
export function Crowded() {
  return <LineChart {...SIZE} xAxis={[{ scaleType: 'point', data: names }]} series={series} />;
}

export function WideGap() {
  return (
    <LineChart
      {...SIZE}
      xAxis={[{ scaleType: 'point', data: names, tickLabelMinGap: 80 }]}
      series={series}
    />
  );
}

export function Chosen() {
  return (
    <LineChart
      {...SIZE}
      xAxis={[
        {
          scaleType: 'point',
          data: names,
          tickInterval: (_: string, index: number) => index > 3,
          tickLabelInterval: (value: string, index: number) =>
            value === 'Station 5' ? index === 0 : index < 6,
        },
      ]}
      series={series}
    />
  );
}

export function Sideways() {
  return (
    <BarChart
      {...SIZE}
      layout="horizontal"
      yAxis={[{ data: names.concat(names.map((name) => `${name} b`)), width: 90 }]}
      series={[{ data: values.concat(values) }]}
    />
  );
}

/** Names of some 60 px on an axis of 45 px. */
export function Narrow() {
  return (
    <BarChart {...SIZE} layout="horizontal" yAxis={[{ data: names.slice(10, 13) }]} series={few} />
  );
}

export function Wide() {
  return (
    <BarChart
      {...SIZE}
      layout="horizontal"
      yAxis={[{ data: names.slice(10, 13), width: 90 }]}
      series={few}
    />
  );
}

/** Long names that stand across an axis of 25 px. */
export function Rotated() {
  return (
    <BarChart
      {...SIZE}
      xAxis={[
        {
          data: ['Central station', 'Botanical garden', 'Harbour museum'],
          tickLabelStyle: { angle: -45 },
        },
      ]}
      series={few}
    />
  );
}

const thousands = [{ data: [1000, 2000, 3000] }];

export function Rounded() {
  return <LineChart {...SIZE} xAxis={thousands} series={few} />;
}

export function WithoutMargin() {
  return <LineChart {...SIZE} xAxis={thousands} series={few} margin={0} />;
}

const march = [1, 2, 3].map((day) => new Date(2026, 2, day));

export function Milliseconds() {
  return (
    <LineChart
      {...SIZE}
      xAxis={[
        {
          scaleType: 'time',
          data: march.map(Number),
          tickNumber: 2,
          valueFormatter: (value: unknown, { location }) =>
            `${location} ${value instanceof Date ? 'Date' : typeof value}`,
        },
      ]}
      series={few}
    />
  );
}

export function PlainTime() {
  return <LineChart {...SIZE} xAxis={[{ scaleType: 'time', data: march }]} series={few} />;
}

export function PlainMilliseconds() {
  return (
    <LineChart {...SIZE} xAxis={[{ scaleType: 'time', data: march.map(Number) }]} series={few} />
  );
}

const january = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day)));

export function PlainUtc() {
  return <LineChart {...SIZE} xAxis={[{ scaleType: 'utc', data: january }]} series={few} />;
}

export function PlainPoint() {
  return <LineChart {...SIZE} xAxis={[{ scaleType: 'point', data: march }]} series={few} />;
}

const twoLines = ['Old\nport', 'b', 'c'];

export function TwoLines() {
  return <BarChart {...SIZE} xAxis={[{ data: twoLines }]} series={few} />;
}

export function TwoLinesHigh() {
  return <BarChart {...SIZE} xAxis={[{ data: twoLines, height: 50 }]} series={few} />;
}

export function TwoLinesBeside() {
  return <BarChart {...SIZE} layout="horizontal" yAxis={[{ data: twoLines }]} series={few} />;
}

export function LargeByStyle() {
  return (
    <BarChart
      {...SIZE}
      layout="horizontal"
      yAxis={[{ data: names.slice(10, 13), width: 75, tickLabelStyle: { fontSize: 20 } }]}
      series={few}
    />
  );
}

export function LargeBySx() {
  return (
    <BarChart
      {...SIZE}
      layout="horizontal"
      yAxis={[{ data: names.slice(10, 13), width: 75 }]}
      series={few}
      sx={{ '& .MuiChartsAxis-tickLabel': { fontSize: '20px !important' } }}
    />
  );
}

/** The night to 29 March, when clocks in Berlin go forward. */
export function SpringForward() {
  const nights = [27, 28, 29, 30, 31].map((day) => new Date(2026, 2, day));
  return (
    <LineChart
      {...SIZE}
      xAxis={[
        {
          scaleType: 'time',
          data: nights,
          domainLimit: 'strict',
          tickNumber: 4,
          tickLabelStyle: { fontSize: 10 },
        },
      ]}
      margin={{ right: 40 }}
      series={[{ data: [1, 2, 3, 4, 5] }]}
    />
  );
}
