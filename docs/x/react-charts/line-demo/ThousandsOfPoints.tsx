import { LineChart } from '@mui/x-charts/LineChart';
import { keepExtremes } from './keepExtremes';
import { readings } from './vibration';

/** 20,000 readings become 600 points. */
const points = keepExtremes(readings, 300);

export default function ThousandsOfPoints() {
  return (
    <LineChart
      role="img"
      aria-label="Vibration of a pump over 20,000 seconds: about 2 mm/s, with three peaks above 7."
      height={280}
      dataset={points}
      xAxis={[
        {
          dataKey: 'at',
          scaleType: 'linear',
          min: 0,
          max: 20_000,
          tickNumber: 5,
          valueFormatter: (second: number, context) =>
            context.location === 'tick' && second > 0 ? `${second / 1000}k s` : `${second} s`,
        },
      ]}
      yAxis={[{ min: 0, max: 10, label: 'Vibration (mm/s)' }]}
      series={[{ dataKey: 'value', showMark: false, curve: 'linear' }]}
      sx={{ '& .MuiLineElement-root': { strokeWidth: 1 } }}
    />
  );
}
