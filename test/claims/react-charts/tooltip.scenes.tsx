/** What the claims on tooltips open in the real browser. */
import * as React from 'react';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  ChartsTooltip,
  ChartsTooltipContainer,
  type ChartsTooltipProps,
  useAxesTooltip,
  useAxisTooltip,
  useItemTooltip,
  useRadarItemTooltip,
} from '@mui/x-charts/ChartsTooltip';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart, LinePlot, type LineChartProps } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const SIZE = { width: 400, height: 300, skipAnimation: true } as const;

function Bar(props: Partial<BarChartProps>) {
  return (
    <BarChart
      {...SIZE}
      hideLegend
      xAxis={[{ data: ['Mon', 'Tue', 'Wed'] }]}
      series={[
        { label: 'Books', data: [40, 40, 40] },
        { label: 'Films', data: [40, null, 40] },
      ]}
      {...props}
    />
  );
}

export const Default = () => <Bar />;

export const Item = () => <Bar slotProps={{ tooltip: { trigger: 'item' } }} />;

const formatted = [
  { label: 'Books', data: [40, 40, 40], valueFormatter: () => null },
  {
    label: (location: string) => `Films of ${location}`,
    data: [40, 41, 40],
    valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
      `${value} at ${dataIndex}`,
  },
];
export const NoRows = () => (
  <Bar series={[{ label: 'Books', data: [40, 40, 40], valueFormatter: () => null }]} />
);

const named = [
  {
    data: ['Mon', 'Tue', 'Wed'],
    valueFormatter: (day: string, { location }: { location: string }) => `${day} ${location}`,
  },
];

export const Formatted = () => <Bar xAxis={named} series={formatted} />;

export const FormattedItem = () => (
  <Bar
    series={[{ label: 'Books', data: [40, 40, 40], valueFormatter: () => null }]}
    slotProps={{ tooltip: { trigger: 'item' } }}
  />
);

export const WithoutHeading = () => (
  <Bar xAxis={[{ data: ['Mon', 'Tue', 'Wed'], hideTooltip: true }]} />
);

export const Ignored = () => <Bar xAxis={[{ data: ['Mon', 'Tue', 'Wed'], ignoreTooltip: true }]} />;

function Line(props: Partial<LineChartProps>) {
  return (
    <LineChart
      {...SIZE}
      xAxis={[{ data: [1, 2, 3] }]}
      series={[{ label: 'Books', data: [40, 40, 40] }]}
      yAxis={[{ min: 0, max: 80 }]}
      hideLegend
      {...props}
    />
  );
}

export const LineItem = () => <Line slotProps={{ tooltip: { trigger: 'item' } }} />;

export const LineWithoutMarks = () => (
  <Line
    series={[{ label: 'Books', data: [40, 40, 40], showMark: false }]}
    slotProps={{ tooltip: { trigger: 'item' } }}
  />
);

export const TwoAxes = () => (
  <Line
    xAxis={[
      { id: 'one', data: [1, 2, 3] },
      { id: 'two', data: [10, 20, 30] },
    ]}
    series={[
      { xAxisId: 'one', label: 'Books', data: [40, 40, 40] },
      { xAxisId: 'two', label: 'Films', data: [20, 20, 20] },
    ]}
  />
);

const slices = [
  { id: 'a', label: 'Books', value: 3 },
  { id: 'b', label: 'Films', value: 1 },
];

export const Pie = () => (
  <PieChart
    {...SIZE}
    hideLegend
    series={[{ data: slices, valueFormatter: ({ value }) => `${value} of 4` }]}
  />
);

/** The types of a pie don't allow it. */
const byAxis: object = { tooltip: { trigger: 'axis' } };

export const PieByAxis = () => (
  <PieChart {...SIZE} hideLegend series={[{ data: slices }]} slotProps={byAxis} />
);

const points = [{ label: 'Books', data: [{ id: 1, x: 1, y: 1 }], valueFormatter: pointText }];
function pointText(point: { x: number; y: number } | null) {
  return `x ${point?.x}`;
}

export const Scatter = () => (
  <ScatterChart
    {...SIZE}
    hideLegend
    xAxis={[{ min: 0, max: 2 }]}
    yAxis={[{ min: 0, max: 2 }]}
    series={points}
  />
);

export const ScatterByAxis = () => (
  <ScatterChart
    {...SIZE}
    hideLegend
    xAxis={[{ min: 0, max: 2 }]}
    yAxis={[{ min: 0, max: 2 }]}
    series={points}
    // @ts-expect-error The types know no trigger by axis here.
    slotProps={{ tooltip: { trigger: 'axis' } }}
  />
);

export const ScatterWithData = () => (
  <ScatterChart
    {...SIZE}
    hideLegend
    xAxis={[{ min: 0, max: 2, data: [0, 1, 2] }]}
    yAxis={[{ min: 0, max: 2 }]}
    series={points}
    // @ts-expect-error The types know no trigger by axis here.
    slotProps={{ tooltip: { trigger: 'axis' } }}
  />
);

export const Cells = () => (
  <Heatmap
    {...SIZE}
    hideLegend
    xAxis={[{ data: [1, 2] }]}
    yAxis={[{ data: ['a', 'b'] }]}
    series={[
      {
        label: 'Books',
        data: [
          [0, 0, 1],
          [0, 1, 2],
          [1, 0, 3],
          [1, 1, 4],
        ],
      },
    ]}
  />
);

export const Dial = () => <Gauge width={200} height={200} value={60} />;

function Told(props: Partial<BarChartProps>) {
  const [places, setPlaces] = React.useState('');
  return (
    <React.Fragment>
      <Bar
        {...props}
        onHighlightedAxisChange={(all) =>
          setPlaces(all.map(({ axisId, dataIndex }) => `${axisId} ${dataIndex}`).join(', '))
        }
      />
      <output>{places}</output>
    </React.Fragment>
  );
}

const weekdays = [{ id: 'x', data: ['Mon', 'Tue', 'Wed'] }];

export const Places = () => <Told xAxis={weekdays} yAxis={[{ id: 'y', data: [0, 40] }]} />;

export const PlacesOfOne = () => <Told xAxis={weekdays} yAxis={[{ id: 'y' }]} />;

const radar = { metrics: ['Speed', 'Range', 'Price'], max: 10 };

export const Radar = () => (
  <RadarChart
    {...SIZE}
    hideLegend
    radar={radar}
    series={[
      { label: 'Books', data: [8, 8, 8] },
      { label: 'Films', data: [4, 4, 4] },
    ]}
  />
);

export const Funnel = () => <FunnelChart {...SIZE} hideLegend series={[{ data: slices }]} />;

export const Spark = () => <SparkLineChart width={400} height={100} data={[1, 2, 3]} />;

export const SparkWith = () => (
  <SparkLineChart width={400} height={100} data={[1, 2, 3]} showTooltip />
);

function AxesContent() {
  const axes = useAxesTooltip();
  const [axis] = axes ?? [];
  return (
    <pre>
      {JSON.stringify(
        axis && {
          count: axes?.length,
          value: axis.axisValue,
          text: axis.axisFormattedValue,
          dataIndex: axis.dataIndex,
          items: axis.seriesItems.map((item) => [
            item.seriesId,
            typeof item.color,
            item.value,
            item.formattedValue,
            item.formattedLabel,
          ]),
        },
      )}
    </pre>
  );
}

function OwnAxes(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props}>
      <AxesContent />
    </ChartsTooltipContainer>
  );
}

export const Axes = () => (
  <Bar slots={{ tooltip: OwnAxes }} slotProps={{ tooltip: { className: 'from-slot-props' } }} />
);

export const AxesNull = () => <Bar slots={{ tooltip: OwnAxes }} series={formatted} />;

function OwnTrigger(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props} trigger="axis">
      <AxesContent />
    </ChartsTooltipContainer>
  );
}

export const Overruled = () => (
  <Bar slots={{ tooltip: OwnTrigger }} slotProps={{ tooltip: { trigger: 'none' } }} />
);

function ItemContent() {
  const item = useItemTooltip<'bar'>();
  return <pre>{JSON.stringify(item)}</pre>;
}

function OwnItem() {
  return (
    <ChartsTooltipContainer trigger="item">
      <ItemContent />
    </ChartsTooltipContainer>
  );
}

export const ItemHook = () => <Bar slots={{ tooltip: OwnItem }} />;

function RadarContent() {
  const item = useRadarItemTooltip();
  return <pre>{item?.values.map(({ label, value }) => `${label} ${value}`).join(', ')}</pre>;
}

function OwnRadar() {
  return (
    <ChartsTooltipContainer trigger="item">
      <RadarContent />
    </ChartsTooltipContainer>
  );
}

export const RadarHook = () => (
  <RadarChart
    {...SIZE}
    hideLegend
    radar={radar}
    series={[{ label: 'Books', data: [8, 7, 6], fillArea: true }]}
    slots={{ tooltip: OwnRadar }}
  />
);

function BrokenContent() {
  const single = useAxisTooltip();
  const several = useAxisTooltip({ multipleAxes: true });
  return (
    <pre>
      {String(single)} {several?.length}
    </pre>
  );
}

function OwnBroken() {
  return (
    <ChartsTooltipContainer>
      <BrokenContent />
    </ChartsTooltipContainer>
  );
}

export const SingleHook = () => <Bar slots={{ tooltip: OwnBroken }} />;

/** What is outside of the container sees the hooks before the pointer comes. */
export const Before = () => {
  function Look() {
    return (
      <text x={100} y={50} id="before">
        {String(useAxesTooltip())} {String(useItemTooltip())}
      </text>
    );
  }
  const [Stable] = React.useState(() => Look);
  return (
    <Bar>
      <Stable />
    </Bar>
  );
};

export const Closed = () => <Bar slotProps={{ tooltip: { open: false } }} />;

export const Opened = () => <Bar slotProps={{ tooltip: { open: true } }} />;

const corner = {
  getBoundingClientRect: () => new DOMRect(300, 300, 0, 0),
};

export const Anchored = () => (
  <Bar slotProps={{ tooltip: { anchorEl: corner, placement: 'bottom-start' } }} />
);

export const NoModifiers = () => <Bar slotProps={{ tooltip: { modifiers: [] } }} />;

export const Highlighted = () => (
  <Line
    xAxis={[{ id: 'x', data: [1, 2, 3] }]}
    axisHighlight={{ x: 'line' }}
    highlightedAxis={[{ axisId: 'x', dataIndex: 1 }]}
  />
);

export const Composed = () => (
  <ChartContainer
    {...SIZE}
    xAxis={[{ data: [1, 2, 3] }]}
    series={[{ type: 'line', label: 'Books', data: [40, 40, 40] }]}
  >
    <LinePlot />
    <ChartsTooltip trigger="axis" />
  </ChartContainer>
);

export const Falling = () => <Line xAxis={[{ data: [3, 2, 1] }]} />;

export const Unsorted = () => <Line xAxis={[{ data: [1, 3, 2] }]} />;

export const TurnedRound = () => <Line xAxis={[{ data: [1, 2, 3], reverse: true }]} />;

export const FallingPoints = () => <Line xAxis={[{ data: [3, 2, 1], scaleType: 'point' }]} />;

export const Logarithmic = () => (
  <Line
    xAxis={[{ data: [1, 100], scaleType: 'log' }]}
    series={[{ label: 'Books', data: [40, 40] }]}
  />
);

export const TwoValueAxes = () => (
  <Line
    yAxis={[{ id: 'left' }, { id: 'right', position: 'right' }]}
    series={[
      { yAxisId: 'left', label: 'Books', data: [4, 5, 6] },
      { yAxisId: 'right', label: 'Films', data: [40, 50, 60] },
    ]}
  />
);

export const TwoHorizontal = () => (
  <Bar
    layout="horizontal"
    xAxis={[{}]}
    yAxis={[
      { id: 'one', data: ['a', 'b', 'c'] },
      { id: 'two', data: ['d', 'e', 'f'], position: 'right' },
    ]}
    series={[
      { yAxisId: 'one', label: 'Books', data: [40, 40, 40] },
      { yAxisId: 'two', label: 'Films', data: [20, 20, 20] },
    ]}
  />
);

const dates = [1, 2, 3].map((day) => new Date(2026, 2, day));

export const Dates = () => <Line xAxis={[{ data: dates, scaleType: 'time' }]} />;

export const DatesAsNumbers = () => (
  <Line xAxis={[{ data: dates.map(Number), scaleType: 'time' }]} />
);

export const DateBands = () => <Bar xAxis={[{ data: dates }]} />;

export const NoRowsNoHeading = () => (
  <Bar
    xAxis={[{ data: ['Mon', 'Tue', 'Wed'], hideTooltip: true }]}
    series={[{ label: 'Books', data: [40, 40, 40], valueFormatter: () => null }]}
  />
);

/** The types don't allow `undefined`. */
const nothing: object = { valueFormatter: () => undefined };

export const Missing = () => (
  <Bar
    series={[
      { label: 'Books', data: [40], valueFormatter: (value) => `got ${value}` },
      { label: 'Films', data: [40] },
      { label: 'Games', data: [40, 40], ...nothing },
    ]}
  />
);

function Inside(props: React.PropsWithChildren) {
  return (
    <ChartDataProvider
      {...SIZE}
      xAxis={[{ data: [1, 2, 3] }]}
      series={[{ type: 'line', label: 'Books', data: [40, 40, 40] }]}
      {...props}
    />
  );
}

export const InSurface = () => (
  <Inside>
    <ChartsSurface>
      <LinePlot />
      <ChartsTooltip />
    </ChartsSurface>
  </Inside>
);

export const InSurfaceWithoutPortal = () => (
  <Inside>
    <ChartsSurface>
      <LinePlot />
      <ChartsTooltip disablePortal />
    </ChartsSurface>
  </Inside>
);

export const BesideSurface = () => (
  <Inside>
    <ChartsSurface>
      <LinePlot />
    </ChartsSurface>
    <ChartsTooltip disablePortal />
  </Inside>
);

export const WithoutPortal = () => <Bar slotProps={{ tooltip: { disablePortal: true } }} />;

export const AtTheEdge = () => (
  <div style={{ width: 'max-content', marginInlineStart: 'auto' }}>
    <Bar />
  </div>
);

/** A button turns `loading` on and off, without a move of the pointer. */
export function Polling() {
  const [loading, setLoading] = React.useState(false);
  return (
    <div>
      <Bar loading={loading} />
      <button type="button" onClick={() => setLoading(!loading)}>
        Load
      </button>
    </div>
  );
}

/** A button replaces the data by fewer values, without a move of the pointer. */
function Refreshed({ children }: { children: (data: number[]) => React.ReactElement }) {
  const [data, setData] = React.useState([40, 40, 40]);
  return (
    <div>
      {children(data)}
      <button type="button" onClick={() => setData([50, 50])}>
        Load
      </button>
    </div>
  );
}

/** As types allow it: a number, or `null`. */
const toFixed = (value: number | null) => (value === null ? null : value.toFixed(1));

export const FewerMarks = () => (
  <Refreshed>
    {(data) => (
      <Line
        xAxis={[{ data: [1, 2, 3].slice(0, data.length) }]}
        series={[{ label: 'Books', data, valueFormatter: toFixed }]}
        slotProps={{ tooltip: { trigger: 'item' } }}
      />
    )}
  </Refreshed>
);

export const NewValues = () => (
  <Refreshed>
    {(data) => <Bar series={[{ label: 'Books', data, valueFormatter: toFixed }]} />}
  </Refreshed>
);

const noHighlight = { axisHighlight: { x: 'none', y: 'none' } } as const;
const item = { slotProps: { tooltip: { trigger: 'item' } } } as const;

export const UnlitBar = () => <Bar {...noHighlight} />;
export const UnlitBarItem = () => <Bar {...noHighlight} {...item} />;
export const UnlitLineItem = () => <Line {...noHighlight} {...item} />;
