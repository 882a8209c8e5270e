import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

export default function ExportFormats() {
  return (
    <LineChartPro
      role="img"
      aria-label="Water level over a day: 2.1 m at midnight, 4.4 m at noon"
      height={260}
      showToolbar
      hideLegend
      slotProps={{
        toolbar: {
          printOptions: { disableToolbarButton: true },
          imageExportOptions: [
            { type: 'image/png', fileName: 'water-level' },
            { type: 'image/webp', fileName: 'water-level', quality: 0.8 },
          ],
        },
      }}
      xAxis={[{ data: [0, 4, 8, 12, 16, 20], valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[{ label: 'Level in m', width: 52 }]}
      series={[{ data: [2.1, 2.9, 3.8, 4.4, 3.6, 2.5], showMark: false }]}
    />
  );
}
