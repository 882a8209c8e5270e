import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const answers = [
  { label: 'By bicycle', value: 46 },
  { label: 'On foot', value: 31 },
  { label: 'By bus', value: 18 },
  { label: 'By car', value: 5 },
];
const total = answers.reduce((sum, { value }) => sum + value, 0);
const valueFormatter = ({ value }: { value: number }) => `${value} of ${total}`;

const CenterText = styled('text')(({ theme }) => ({
  fill: theme.palette.text.primary,
  fontSize: 24,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

function Sum() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <CenterText x={left + width / 2} y={top + height / 2}>
      {total}
    </CenterText>
  );
}

export default function DonutShape() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <PieChart
        role="img"
        aria-label="How 100 colleagues come to work, as a donut with the sum: 46 by bicycle, 31 on foot, 18 by bus, 5 by car."
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
      >
        <Sum />
      </PieChart>
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
