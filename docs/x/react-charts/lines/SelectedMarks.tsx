import { LineChart } from '@mui/x-charts/LineChart';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';

const years = [2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];
const lynx = [12, 14, 17, 21, 20, 26, 31, 29, 35, 41, 48, 52];
const wildcats = [40, 38, 41, 37, 33, 30, 31, 26, 24, 27, 22, 19];

export default function SelectedMarks() {
  return (
    <LineChart
      role="img"
      aria-label="Animals counted in the national park: lynxes rise from 12 to 52, wildcats fall from 40 to 19."
      colors={mangoFusionPalette}
      height={280}
      xAxis={[{ data: years, min: 2014, max: 2025, valueFormatter: (year: number) => `${year}` }]}
      yAxis={[{ label: 'Animals', min: 0, max: 60 }]}
      series={[
        {
          label: 'Lynxes',
          data: lynx,
          shape: 'circle',
          showMark: ({ index }) => index === 0 || index === lynx.length - 1,
        },
        {
          label: 'Wildcats',
          data: wildcats,
          shape: 'diamond',
          showMark: ({ index }) => index === 0 || index === wildcats.length - 1,
        },
      ]}
    />
  );
}
