import { styled } from '@mui/material/styles';

const WIDTH = 100;
const HEIGHT = 28;
const EDGE = 2;

const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  color: (theme.vars ?? theme).palette.primary.main,
}));

interface SparklineProps {
  values: readonly number[];
  label: string;
  height?: number;
}

/** Two paths of SVG: light enough for each row of a grid that changes all the time. */
export function Sparkline({ values, label, height = HEIGHT }: SparklineProps) {
  const low = Math.min(...values);
  // A small change stays small: the scale never shows less than a tenth of the value.
  const range = Math.max(Math.max(...values) - low, low / 10, 1);
  const step = WIDTH / Math.max(values.length - 1, 1);
  const points = values.map((value, index) => {
    const y = HEIGHT - EDGE - ((value - low) / range) * (HEIGHT - 2 * EDGE);
    return `${(index * step).toFixed(1)},${y.toFixed(1)}`;
  });
  const line = `M${points.join('L')}`;
  return (
    <Svg
      role="img"
      aria-label={label}
      height={height}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <path d={`${line}L${WIDTH},${HEIGHT}L0,${HEIGHT}Z`} fill="currentColor" opacity={0.12} />
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </Svg>
  );
}
