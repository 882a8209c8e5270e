import { useTheme } from '@mui/material/styles';
import { LineChart, MarkElement, type MarkElementProps } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const visitors = [210, 264, 248, 302, 351, 420, 396];

/** The usual mark, with its value above. */
function LabeledMark(props: MarkElementProps) {
  const { palette, typography } = useTheme();

  return (
    <g>
      <MarkElement {...props} />
      <text
        x={props.x}
        y={Number(props.y) - 12}
        textAnchor="middle"
        fill={palette.text.primary}
        style={typography.caption}
        pointerEvents="none"
      >
        {visitors[props.dataIndex]}
      </text>
    </g>
  );
}

export default function LabelledPoints() {
  return (
    <LineChart
      role="img"
      aria-label="Visitors of a museum per day: 210 on Monday, 420 on Saturday"
      height={260}
      hideLegend
      xAxis={[{ scaleType: 'point', data: days }]}
      yAxis={[{ position: 'none', min: 0, max: 500 }]}
      margin={{ left: 24, right: 24 }}
      series={[{ data: visitors }]}
      slots={{ mark: LabeledMark }}
    />
  );
}
