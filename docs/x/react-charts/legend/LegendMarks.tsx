import { LineChart } from '@mui/x-charts/LineChart';

interface MarkProps {
  className?: string;
  color?: string;
}

function DashedMark({ className, color }: MarkProps) {
  return (
    <svg className={className} viewBox="0 0 24 24">
      <path d="M0 12h9m6 0h9" stroke={color} strokeWidth={7} />
    </svg>
  );
}

export default function LegendMarks() {
  return (
    <LineChart
      role="img"
      aria-label="Heat pumps sold from 2021 to 2025 in thousands: 12 to 31, with a target of 15 to 35."
      height={220}
      xAxis={[{ data: [2021, 2022, 2023, 2024, 2025], scaleType: 'point', valueFormatter: String }]}
      yAxis={[{ min: 0, max: 40 }]}
      series={[
        { label: 'Sold', data: [12, 17, 22, 26, 31], labelMarkType: 'circle' },
        { id: 'target', label: 'Target', data: [15, 20, 25, 30, 35], labelMarkType: DashedMark },
      ]}
      slotProps={{ legend: { sx: { fontSize: 16 } } }}
      sx={{ '.MuiLineElement-series-target': { strokeDasharray: '6 3' } }}
    />
  );
}
