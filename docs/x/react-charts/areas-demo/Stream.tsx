import { LineChart } from '@mui/x-charts/LineChart';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';
import { decades, genres } from './genres';

export default function Stream() {
  return (
    <LineChart
      role="img"
      aria-label="Songs played on Radio Marlin by genre from 1975 to 2025: rock shrinks from 42 to 12 a day, hip-hop grows from none to 38."
      colors={mangoFusionPalette}
      height={300}
      xAxis={[{ data: decades, min: 1975, max: 2025, valueFormatter: (year: number) => `${year}` }]}
      // The height of the whole has a meaning, a height on the axis has none.
      yAxis={[{ position: 'none', domainLimit: 'strict' }]}
      margin={{ left: 24, right: 24 }}
      series={genres.map(({ name, songs }) => ({
        label: name,
        data: songs,
        area: true,
        showMark: false,
        stack: 'songs',
        stackOffset: 'wiggle' as const,
        stackOrder: 'insideOut' as const,
        valueFormatter: (count: number | null) => `${count} a day`,
      }))}
    />
  );
}
