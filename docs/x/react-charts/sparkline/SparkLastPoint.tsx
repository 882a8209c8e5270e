import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const prices = [61, 58, 63, 66, 62, 69, 74];

function LastPoint() {
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  const last = prices.length - 1;

  return <circle cx={x(last)} cy={y(prices[last] ?? 0)} r={4} fill="#d84315" />;
}

export default function SparkLastPoint() {
  return (
    <SparkLineChart
      role="img"
      aria-label="Price of coffee over seven weeks: from 61 to 74 cents."
      height={80}
      data={prices}
      yAxis={{ domainLimit: 'strict' }}
      color="#d84315"
      margin={8}
    >
      <LastPoint />
    </SparkLineChart>
  );
}
