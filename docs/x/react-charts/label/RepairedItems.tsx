import { useTheme } from '@mui/material/styles';
import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

export default function RepairedItems() {
  const { palette } = useTheme();

  return (
    <BarChart
      role="img"
      aria-label="Items mended in a repair café: 41 lamps, 34 bicycles, 28 coats, 12 radios"
      height={260}
      hideLegend
      barLabel="value"
      colors={[palette.primary.main]}
      xAxis={[{ data: ['Lamps', 'Bicycles', 'Coats', 'Radios'] }]}
      yAxis={[{ label: 'Items mended', width: 52 }]}
      series={[{ data: [41, 34, 28, 12] }]}
      sx={{
        [`& .${barLabelClasses.root}`]: { fill: palette.primary.contrastText, fontWeight: 600 },
      }}
    />
  );
}
