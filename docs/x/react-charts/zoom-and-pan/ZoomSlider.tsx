import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { formatDay, days, power } from './readings';

/** Each of the 365 bars takes 100 / 365 percent of the axis. */
const march = [{ axisId: 'days', start: (100 * 59) / 365, end: (100 * 90) / 365 }];

export default function ZoomSlider() {
  return (
    <BarChartPro
      role="img"
      aria-label="Energy of a wind farm on each day of 2025, between 48 and 1,992 MWh"
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
      initialZoom={march}
      hideLegend
    />
  );
}
