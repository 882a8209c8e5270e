import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const parts = [
  { id: 'diesel', label: 'Diesel', color: '#757575' },
  { id: 'hybrid', label: 'Hybrid', color: '#ef6c00' },
  { id: 'electric', label: 'Electric', color: '#00897b' },
];
const years = [
  { year: 2021, values: [61, 22, 17] },
  { year: 2025, values: [24, 28, 48] },
];

export default function TwoYears() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
        {parts.map(({ id, label, color }) => (
          <Typography key={id} variant="body2" sx={{ borderBottom: `3px solid ${color}` }}>
            {label}
          </Typography>
        ))}
      </Stack>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        {years.map(({ year, values }) => (
          <Box component="figure" key={year} sx={{ m: 0, minWidth: 0, textAlign: 'center' }}>
            <PieChart
              role="img"
              aria-label={parts.map(({ label }, index) => `${label} ${values[index]}%`).join(', ')}
              height={140}
              hideLegend
              series={[
                {
                  data: parts.map((part, index) => ({ ...part, value: values[index] ?? 0 })),
                  innerRadius: '55%',
                  valueFormatter: ({ value }) => `${value}%`,
                },
              ]}
            />
            <Typography component="figcaption" variant="body2">
              Buses in {year}:<br />
              {values[2]}% electric
            </Typography>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
