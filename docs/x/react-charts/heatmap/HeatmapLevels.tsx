import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const machines = ['Press', 'Lathe', 'Mill', 'Oven'];
const weeks = ['W36', 'W37', 'W38', 'W39', 'W40', 'W41'];
/** Hours of standstill; the mill wasn't measured in week 39. */
const data: HeatmapValueType[] = [
  [0, 0, 1], [1, 0, 0], [2, 0, 3], [3, 0, 2], [4, 0, 9], [5, 0, 4],
  [0, 1, 0], [1, 1, 1], [2, 1, 0], [3, 1, 0], [4, 1, 2], [5, 1, 1],
  [0, 2, 5], [1, 2, 12], [2, 2, 16], [4, 2, 6], [5, 2, 3],
  [0, 3, 0], [1, 3, 0], [2, 3, 1], [3, 3, 7], [4, 3, 2], [5, 3, 0],
]; // prettier-ignore

export default function HeatmapLevels() {
  const { palette } = useTheme();

  return (
    <Box
      role="img"
      aria-label="Hours of standstill of four machines over six weeks: the mill stood for 12 and 16 hours in weeks 37 and 38."
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={220}
        hideLegend={false}
        xAxis={[{ data: weeks, categoryGapRatio: 0.05 }]}
        yAxis={[{ data: machines, width: 52, categoryGapRatio: 0.05 }]}
        zAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [4, 10],
              colors: [palette.success.main, palette.warning.main, palette.error.main],
            },
          },
        ]}
        series={[{ label: 'Standstill', data, valueFormatter: (value) => `${value[2]} h` }]}
        slots={{ legend: PiecewiseColorLegend }}
      />
    </Box>
  );
}
