import { useTheme } from '@mui/material/styles';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { chartsToolbarClasses } from '@mui/x-charts-pro/Toolbar';

export default function ExportOnWhite() {
  const { palette } = useTheme();
  const onBeforeExport = (iframe: HTMLIFrameElement) => {
    const copy = iframe.contentDocument;
    if (!copy) {
      return;
    }
    copy.querySelector(`.${chartsToolbarClasses.root}`)?.remove();
    copy.documentElement.dataset.theme = palette.mode;
    copy.body.style.background = palette.background.paper;
    const title = copy.createElement('p');
    title.textContent = 'Fig. 3: Loans per library, May 2026';
    title.style.cssText = `margin: 8px; text-align: center; color: ${palette.text.primary}`;
    copy.body.append(title);
  };

  return (
    <BarChartPro
      role="img"
      aria-label="Loans per library in May: Center 4,100, Harbor 2,300, Hill 1,700"
      height={260}
      layout="horizontal"
      showToolbar
      hideLegend
      slotProps={{
        toolbar: {
          imageExportOptions: [{ type: 'image/png', fileName: 'loans', onBeforeExport }],
          printOptions: { fileName: 'loans', onBeforeExport },
        },
      }}
      yAxis={[{ data: ['Center', 'Harbor', 'Hill'], width: 64 }]}
      xAxis={[{ label: 'Loans', height: 48, tickMinStep: 1000 }]}
      series={[{ data: [4100, 2300, 1700] }]}
    />
  );
}
