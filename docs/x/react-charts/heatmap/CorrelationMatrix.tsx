import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const names = ['Price', 'Area', 'Age', 'Noise'];
const correlations = [
  [1, 0.82, -0.41, -0.36],
  [0.82, 1, -0.12, -0.2],
  [-0.41, -0.12, 1, 0.27],
  [-0.36, -0.2, 0.27, 1],
];
const data = correlations.flatMap((row, y) =>
  row.map((value, x): HeatmapValueType => [x, y, value]),
);

interface CellProps {
  x: number;
  y: number;
  width: number;
  height: number;
  className?: string;
  ownerState: { value: number; color: string };
}

/** A cell with its number, black on light colors and white on dark ones. */
function CellWithNumber({ ownerState, ...rect }: CellProps) {
  const { palette } = useTheme();
  const { x, y, width, height } = rect;
  return (
    <g>
      <rect {...rect} fill={ownerState.color} />
      <text
        x={x + width / 2}
        y={y + height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        pointerEvents="none"
        fontSize={13}
        fill={palette.getContrastText(ownerState.color)}
      >
        {ownerState.value.toFixed(2)}
      </text>
    </g>
  );
}

/** From blue at -1 over white to orange at 1; `share` goes from 0 to 1. */
function diverging(share: number) {
  const strength = Math.abs(share - 0.5) * 2;
  const [red, green, blue] = share < 0.5 ? [24, 92, 170] : [184, 76, 14];
  const mix = (part: number) => Math.round(255 + (part - 255) * strength);
  return `rgb(${mix(red)}, ${mix(green)}, ${mix(blue)})`;
}

export default function CorrelationMatrix() {
  return (
    <Box
      role="img"
      aria-label="Correlations of apartments: price rises with area, 0.82, and falls with age, -0.41, and noise, -0.36."
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={300}
        hideLegend={false}
        xAxis={[{ data: names }]}
        yAxis={[{ data: names, width: 52 }]}
        zAxis={[{ colorMap: { type: 'continuous', min: -1, max: 1, color: diverging } }]}
        series={[{ label: 'Correlation', data }]}
        slots={{ cell: CellWithNumber }}
      />
    </Box>
  );
}
