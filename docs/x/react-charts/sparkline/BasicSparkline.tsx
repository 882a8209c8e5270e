import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function BasicSparkline() {
  return (
    <SparkLineChart
      role="img"
      aria-label="Orders per week: from 31 up to 58, with a dip to 24 in week 5."
      height={80}
      data={[31, 36, 34, 40, 24, 43, 47, 52, 58]}
    />
  );
}
