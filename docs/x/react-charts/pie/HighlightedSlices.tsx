import { PieChart } from '@mui/x-charts/PieChart';

const crops = [
  { label: 'Apples', value: 41 },
  { label: 'Pears', value: 23 },
  { label: 'Plums', value: 19 },
  { label: 'Quinces', value: 8 },
];

export default function HighlightedSlices() {
  return (
    <PieChart
      role="img"
      aria-label="Harvest in metric tons: apples 41, pears 23, plums 19, quinces 8."
      height={230}
      margin={15}
      series={[
        {
          data: crops,
          innerRadius: 30,
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 10 },
          faded: { additionalRadius: -8, color: 'gray' },
          valueFormatter: ({ value }) => `${value} t`,
        },
      ]}
    />
  );
}
