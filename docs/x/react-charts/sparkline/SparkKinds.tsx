import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart, type SparkLineChartProps } from '@mui/x-charts/SparkLineChart';

const degrees = [-2, 1, 4, 9, 14, 17, 19, 18, 14, 9, 3, -1];
const kinds: readonly { name: string; props: Partial<SparkLineChartProps> }[] = [
  { name: 'Line', props: { curve: 'natural' } },
  { name: 'Area', props: { area: true } },
  { name: 'Area from the minimum', props: { area: true, baseline: 'min' } },
  { name: 'Bars', props: { plotType: 'bar' } },
];

export default function SparkKinds() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {kinds.map(({ name, props }) => (
        <Box component="figure" key={name} sx={{ m: 0, minWidth: 0 }}>
          <SparkLineChart
            role="img"
            aria-label="Mean temperature per month: -2 °C in January, 19 °C in July."
            height={70}
            data={degrees}
            yAxis={{ domainLimit: 'strict' }}
            {...props}
          />
          <Typography component="figcaption" variant="body2" sx={{ textAlign: 'center' }}>
            {name}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
