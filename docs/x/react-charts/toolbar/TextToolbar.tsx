import Button from '@mui/material/Button';
import {
  ChartsToolbarImageExportTrigger,
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';

const button = <ToolbarButton render={<Button size="small" />} />;

function WordsToolbar() {
  return (
    <Toolbar aria-label="Glacier chart">
      <ChartsToolbarZoomInTrigger render={button}>Closer</ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger render={button}>Wider</ChartsToolbarZoomOutTrigger>
      <ChartsToolbarImageExportTrigger
        render={button}
        options={{ type: 'image/png', fileName: 'glacier' }}
      >
        Save image
      </ChartsToolbarImageExportTrigger>
    </Toolbar>
  );
}

export default function TextToolbar() {
  return (
    <LineChartPro
      role="img"
      aria-label="Length of a glacier: 8.2 km in 1985, 6.1 km in 2025"
      height={240}
      showToolbar
      hideLegend
      slots={{ toolbar: WordsToolbar }}
      xAxis={[
        {
          data: [1985, 1990, 1995, 2000, 2005, 2010, 2015, 2020, 2025],
          valueFormatter: (year: number) => `${year}`,
          tickLabelMinGap: 12,
          domainLimit: 'strict',
          zoom: true,
        },
      ]}
      yAxis={[{ label: 'Length (km)', width: 52, min: 5, max: 9 }]}
      series={[{ data: [8.2, 8.0, 7.7, 7.5, 7.2, 6.9, 6.6, 6.3, 6.1], showMark: false }]}
    />
  );
}
