import { LineChart } from '@mui/x-charts/LineChart';

/** Read by hand, more often while the river was high. */
const readings = [
  { at: new Date(2026, 2, 2), level: 1.9 },
  { at: new Date(2026, 2, 9), level: 2.1 },
  { at: new Date(2026, 2, 12), level: 3.4 },
  { at: new Date(2026, 2, 13), level: 4.6 },
  { at: new Date(2026, 2, 14), level: 4.3 },
  { at: new Date(2026, 2, 16), level: 3.2 },
  { at: new Date(2026, 2, 23), level: 2.3 },
  { at: new Date(2026, 2, 30), level: 2 },
];
const short = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const long = new Intl.DateTimeFormat('en', { dateStyle: 'full' });

export default function RiverLevel() {
  return (
    <LineChart
      role="img"
      aria-label="Level of the river in March 2026: about 2 meters at both ends of the month, 4.6 meters on March 13."
      dataset={readings}
      height={280}
      grid={{ horizontal: true }}
      xAxis={[
        {
          dataKey: 'at',
          scaleType: 'time',
          domainLimit: 'strict',
          tickNumber: 5,
          tickLabelMinGap: 16,
          valueFormatter: (date: Date, context) =>
            (context.location === 'tick' ? short : long).format(date),
        },
      ]}
      yAxis={[{ label: 'Meters', min: 0, max: 5 }]}
      series={[{ dataKey: 'level', label: 'Level', valueFormatter: (level) => `${level} m` }]}
    />
  );
}
