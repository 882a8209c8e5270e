import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const visits = [120, 98, 143, 131, 187, 240, 221, 118, 104, 139];
const days = visits.map((_, index) => new Date(2026, 2, 16 + index));

export default function SparkTooltip() {
  return (
    <SparkLineChart
      role="img"
      aria-label="Visits per day from March 16 to 25: most on the 21st, 240."
      height={90}
      data={visits}
      area
      color="#00897b"
      showTooltip
      showHighlight
      xAxis={{ data: days, valueFormatter: (value: Date) => day.format(value) }}
      valueFormatter={(value) => (value === null ? 'closed' : `${value} visits`)}
      margin={{ top: 8, bottom: 8, left: 8, right: 8 }}
    />
  );
}
