import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const rain = [81, 62, 70, 48, 55, 31, 18, 24];
const level = [212, 220, 231, 218, 204, 187, 161, 148];
const xAxis = [{ id: 'months', data: months, scaleType: 'band' as const }];
const yAxis = [{ width: 44 }];

export default function SynchronizedCharts() {
  const [axes, setAxes] = React.useState<AxisItemIdentifier[]>([]);
  const index = axes.find(({ axisId }) => axisId === 'months')?.dataIndex;
  const shared = {
    height: 170,
    xAxis,
    yAxis,
    hideLegend: true,
    highlightedAxis: axes,
    onHighlightedAxisChange: setAxes,
    slotProps: { tooltip: { trigger: 'none' as const } },
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="subtitle2">Rain in mm</Typography>
      <BarChart
        role="img"
        aria-label="Rain per month: from 81 mm in January down to 18 mm in July"
        {...shared}
        series={[{ data: rain }]}
      />
      <Typography variant="subtitle2">Level of the reservoir in cm</Typography>
      <LineChart
        role="img"
        aria-label="Level of the reservoir: highest in March with 231 cm, 148 cm in August"
        {...shared}
        axisHighlight={{ x: 'band' }}
        series={[{ data: level, showMark: false }]}
      />
      <Typography variant="body2" component="output">
        {index === undefined
          ? 'Point at a month in either chart.'
          : `${months[index]}: ${rain[index]} mm of rain, level ${level[index]} cm`}
      </Typography>
    </Stack>
  );
}
