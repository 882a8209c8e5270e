import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The usual label, in bold at the weekend. */
function DayLabel(props: ChartsTextProps) {
  const isWeekend = /^S/.test(props.text);
  return (
    <ChartsText
      {...props}
      style={{ ...props.style, fontWeight: isWeekend ? 700 : props.style?.fontWeight }}
    />
  );
}

export default function WeekendTicks() {
  return (
    <LineChart
      role="img"
      aria-label="Loaves sold by a bakery: 120 on Monday, 310 on Saturday, 190 on Sunday"
      height={220}
      hideLegend
      xAxis={[{ scaleType: 'point', data: days }]}
      yAxis={[{ label: 'Loaves', width: 56, min: 0 }]}
      series={[{ data: [120, 134, 141, 150, 208, 310, 190] }]}
      slots={{ axisTickLabel: DayLabel }}
    />
  );
}
