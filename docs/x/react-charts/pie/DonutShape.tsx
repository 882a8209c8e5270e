import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';

const answers = [
  { label: 'By bicycle', value: 46 },
  { label: 'On foot', value: 31 },
  { label: 'By bus', value: 18 },
  { label: 'By car', value: 5 },
];
const valueFormatter = ({ value }: { value: number }) => `${value} people`;

export default function DonutShape() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <PieChart
        role="img"
        aria-label="How 100 colleagues come to work, as a donut: 46 by bicycle, 31 on foot, 18 by bus, 5 by car."
        height={200}
        series={[
          {
            data: answers,
            innerRadius: '60%',
            paddingAngle: 2,
            cornerRadius: 6,
            valueFormatter,
          },
        ]}
      />
      <PieChart
        role="img"
        aria-label="The same answers as a half circle."
        height={130}
        hideLegend
        series={[
          {
            data: answers,
            startAngle: -90,
            endAngle: 90,
            cy: '100%',
            innerRadius: 70,
            outerRadius: 115,
            valueFormatter,
          },
        ]}
      />
    </Stack>
  );
}
