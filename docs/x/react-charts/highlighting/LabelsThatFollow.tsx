import { styled } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useItemHighlighted, useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import type { HighlightScope } from '@mui/x-charts/context';

const highlightScope: HighlightScope = { highlight: 'series', fade: 'global' };
const shared = { highlightScope, showMark: false };
const years = [2021, 2022, 2023, 2024, 2025];

const Text = styled('text')(({ theme }) => ({
  ...theme.typography.caption,
  fill: theme.palette.text.primary,
  dominantBaseline: 'central',
  pointerEvents: 'none',
}));

/** The name at the end of a line, bold or dimmed together with it. */
function EndLabel({ seriesId }: { seriesId: string }) {
  const { isHighlighted, isFaded } = useItemHighlighted({ seriesId });
  const series = useLineSeries(seriesId);
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const last = series?.data.at(-1) ?? 0;
  return (
    <Text
      x={x(2025) + 8}
      y={y(last)}
      opacity={isFaded ? 0.3 : 1}
      fontWeight={isHighlighted ? 700 : 400}
    >
      {seriesId}
    </Text>
  );
}

export default function LabelsThatFollow() {
  return (
    <LineChart
      role="img"
      aria-label="Passengers of three ferries from 2021 to 2025: the express grows from 140,000 to 310,000."
      height={260}
      margin={{ right: 72 }}
      hideLegend
      xAxis={[{ data: years, tickMinStep: 1, domainLimit: 'strict', valueFormatter: String }]}
      yAxis={[{ min: 0, width: 44, valueFormatter: (value: number) => `${value}k` }]}
      series={[
        { ...shared, id: 'Express', label: 'Express', data: [140, 190, 236, 281, 310] },
        { ...shared, id: 'Car ferry', label: 'Car ferry', data: [225, 221, 218, 209, 204] },
        { ...shared, id: 'Island', label: 'Island', data: [88, 91, 97, 104, 112] },
      ]}
    >
      {['Express', 'Car ferry', 'Island'].map((seriesId) => (
        <EndLabel key={seriesId} seriesId={seriesId} />
      ))}
    </LineChart>
  );
}
