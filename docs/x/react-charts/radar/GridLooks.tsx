import { useTheme } from '@mui/material/styles';
import { RadarChart } from '@mui/x-charts/RadarChart';

const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];

export default function GridLooks() {
  const { palette } = useTheme();

  return (
    <RadarChart
      role="img"
      aria-label="Hours of sun: 60 in January, 260 in July, 70 in November."
      height={280}
      hideLegend
      shape="circular"
      divisions={3}
      stripeColor={(index) => (index % 2 === 0 ? palette.warning.main : 'none')}
      radar={{
        max: 300,
        startAngle: 30,
        labelGap: 16,
        metrics: months,
        labelFormatter: (name, { location }) => (location === 'tick' ? name : `${name} 2025`),
      }}
      series={[
        {
          data: [60, 130, 220, 260, 160, 70],
          color: palette.warning.dark,
          hideMark: true,
          fillArea: true,
          valueFormatter: (hours) => `${hours} h`,
        },
      ]}
    />
  );
}
