import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const shops = [
  { city: 'Oslo', bikes: [120, 260, 240, 90] },
  { city: 'Lagos', bikes: [180, 170, 190, 210] },
  { city: 'Lima', bikes: [230, 150, 140, 250] },
  { city: 'Osaka', bikes: [90, 210, 130, 160] },
];

export default function SmallMultiples() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: 1,
        width: '100%',
      }}
    >
      {shops.map(({ city, bikes }) => (
        <Box key={city} component="figure" sx={{ margin: 0 }}>
          <Typography component="figcaption" variant="subtitle2" sx={{ textAlign: 'center' }}>
            {city}
          </Typography>
          <BarChart
            role="img"
            aria-label={`Bikes sold in ${city} from the first to the fourth quarter: ${bikes.join(', ')}`}
            height={150}
            margin={{ top: 20, right: 8, bottom: 0, left: 0 }}
            xAxis={[{ data: quarters, disableTicks: true, disableLine: true }]}
            // The same limits everywhere, or the charts can't be compared.
            yAxis={[{ min: 0, max: 300, width: 36, tickNumber: 3, disableLine: true }]}
            grid={{ horizontal: true }}
            series={[{ data: bikes }]}
          />
        </Box>
      ))}
    </Box>
  );
}
