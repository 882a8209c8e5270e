import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay, power } from './readings';

export default function ZoomableLine() {
  return (
    <LineChartPro
      role="img"
      aria-label="Power of a wind farm over a year: around 64 MW in January, 20 MW in July"
      height={280}
      xAxis={[
        {
          data: days,
          scaleType: 'time',
          valueFormatter: formatDay,
          tickLabelMinGap: 16,
          zoom: true,
        },
      ]}
      yAxis={[{ label: 'MW', width: 48 }]}
      series={[{ label: 'Mean power', data: power, showMark: false, curve: 'linear' }]}
      hideLegend
    />
  );
}
