import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function HalfGauge() {
  return (
    <Gauge
      aria-label="Rainwater in the tank"
      aria-valuetext="1,340 of 2,000 liters"
      height={170}
      value={1340}
      valueMax={2000}
      startAngle={-110}
      endAngle={110}
      innerRadius="78%"
      cornerRadius="50%"
      text={({ value, valueMax }) => `${value} l\nof ${valueMax}`}
      sx={{ [`& .${gaugeClasses.valueText}`]: { fontSize: 20 } }}
    />
  );
}
