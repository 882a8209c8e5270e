import { useTheme } from '@mui/material/styles';
import { GaugeContainer, GaugeReferenceArc, useGaugeState } from '@mui/x-charts/Gauge';

function Pointer() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  const { palette } = useTheme();

  if (valueAngle === null) {
    return null;
  }
  const x = cx + outerRadius * Math.sin(valueAngle);
  const y = cy - outerRadius * Math.cos(valueAngle);

  return (
    <g stroke={palette.error.main} fill={palette.error.main}>
      <circle cx={cx} cy={cy} r={6} />
      <path d={`M ${cx} ${cy} L ${x} ${y}`} strokeWidth={3} strokeLinecap="round" />
    </g>
  );
}

export default function GaugePointer() {
  return (
    <GaugeContainer
      aria-label="Pressure of the boiler"
      aria-valuetext="1.4 bar"
      height={150}
      value={1.4}
      valueMax={3}
      startAngle={-110}
      endAngle={110}
    >
      <GaugeReferenceArc />
      <Pointer />
    </GaugeContainer>
  );
}
