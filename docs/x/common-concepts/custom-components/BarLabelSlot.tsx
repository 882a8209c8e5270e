import { BarChart, BarLabel, type BarLabelProps } from '@mui/x-charts/BarChart';

const weeks = ['Week 9', 'Week 10', 'Week 11', 'Week 12'];
const repairs = [18, 27, 22, 31];

// BarLabel centers its text in the box that it is given; this box lies on top of the bar.
function LabelAboveBar(props: BarLabelProps) {
  return <BarLabel {...props} y={props.y - 24} height={24} />;
}

export default function BarLabelSlot() {
  return (
    <BarChart
      role="img"
      aria-label="Repairs finished per week: 18 in week 9, 27 in week 10, 22 in week 11, 31 in week 12."
      height={280}
      xAxis={[{ data: weeks }]}
      yAxis={[{ max: 40 }]}
      series={[{ id: 'repairs', data: repairs, label: 'Repairs finished' }]}
      barLabel="value"
      slots={{ barLabel: LabelAboveBar }}
      slotProps={{ legend: { position: { vertical: 'bottom' } } }}
    />
  );
}
