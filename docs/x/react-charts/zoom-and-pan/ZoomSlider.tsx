import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { formatDay, days, power } from './readings';

export default function ZoomSlider() {
  return (
    <BarChartPro
      role="img"
      aria-label="Energy of a wind farm in March 2025, between 600 and 1,700 MWh a day"
      height={300}
      xAxis={[
        {
          id: 'days',
          data: days,
          valueFormatter: formatDay,
          tickLabelMinGap: 16,
          zoom: { minSpan: 4, slider: { enabled: true, preview: true } },
        },
      ]}
      yAxis={[{ label: 'MWh', width: 64 }]}
      series={[{ label: 'Energy', data: power.map((megawatts) => megawatts * 24) }]}
      initialZoom={[{ axisId: 'days', start: 16, end: 25 }]}
      hideLegend
    />
  );
}
