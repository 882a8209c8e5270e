/** What the claims of exporting open in the real browser. */
import * as React from 'react';
import { BarChartPro, type BarChartProProps } from '@mui/x-charts-pro/BarChartPro';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import {
  type ChartImageExportOptions,
  ChartsToolbarImageExportTrigger,
  ChartsToolbarPrintExportTrigger,
} from '@mui/x-charts-pro';
import { Toolbar } from '@mui/x-charts/Toolbar';

/** A chart that exports on a click, and says what became of it and what the copy holds. */
function Exporting({
  options,
  print = false,
  ...props
}: Partial<BarChartProProps> & {
  readonly options?: ChartImageExportOptions;
  readonly print?: boolean;
}) {
  const apiRef = useChartProApiRef<'bar'>();
  const [said, setSaid] = React.useState('');
  const run = async () => {
    const api = apiRef.current;
    await Promise.resolve(print ? api?.exportAsPrint(options) : api?.exportAsImage(options)).then(
      () => setSaid((before) => `${before} settled`),
      () => setSaid((before) => `${before} rejected`),
    );
  };
  return (
    <div style={{ width: 400 }}>
      <style>
        {'@font-face { font-family: Own; src: local("Arial"); } .legendary { color: red; }'}
      </style>
      <BarChartPro
        apiRef={apiRef}
        width={400}
        height={200}
        skipAnimation
        xAxis={[{ data: ['p', 'q'] }]}
        series={[{ data: [10, 20], label: 'Books', color: '#00ff00' }]}
        showToolbar
        {...props}
      />
      <button type="button" onClick={run}>
        Export now
      </button>
      <output>{said}</output>
    </div>
  );
}

/** What the copy holds when it is about to be drawn. */
function describe(iframe: HTMLIFrameElement) {
  const copy = iframe.contentDocument;
  Object.assign(window, {
    copy: {
      title: iframe.title,
      bars: copy?.querySelectorAll('.MuiBarElement-root').length,
      legend: copy?.body.textContent?.includes('Books'),
      toolbar: copy?.querySelectorAll('[role=toolbar]').length,
      font: [...(copy?.querySelectorAll('style') ?? [])].some((style) =>
        style.textContent?.includes('@font-face'),
      ),
      fill: copy?.querySelector('.MuiBarElement-root')?.getAttribute('fill'),
      mode: copy?.documentElement.dataset.theme,
    },
  });
}

export function Plain() {
  return <Exporting />;
}

export function Named() {
  return <Exporting options={{ fileName: 'loans' }} />;
}

export function Jpeg() {
  return <Exporting options={{ type: 'image/jpeg', fileName: 'loans' }} />;
}

export function JpegOfDefault() {
  return <Exporting options={{ type: 'image/jpeg', quality: 0.9 }} />;
}

export function JpegOfLoss() {
  return <Exporting options={{ type: 'image/jpeg', quality: 0.1 }} />;
}

function OwnToolbar() {
  return (
    <Toolbar>
      <ChartsToolbarImageExportTrigger options={{ type: 'image/png', fileName: 'own' }}>
        Own image
      </ChartsToolbarImageExportTrigger>
      <ChartsToolbarPrintExportTrigger options={{ fileName: 'own', onBeforeExport: describe }}>
        Own print
      </ChartsToolbarPrintExportTrigger>
    </Toolbar>
  );
}

export function Triggers() {
  return <Exporting slots={{ toolbar: OwnToolbar }} />;
}

export function Unknown() {
  return <Exporting options={{ type: 'image/nonsense', fileName: 'loans' }} />;
}

export function White() {
  return (
    <Exporting
      options={{
        onBeforeExport: (iframe) => {
          iframe.contentDocument?.body.style.setProperty('background', '#ffffff');
        },
      }}
    />
  );
}

export function Described() {
  return <Exporting options={{ fileName: 'loans', onBeforeExport: describe }} />;
}

export function WithoutStyles() {
  return <Exporting options={{ copyStyles: false, onBeforeExport: describe }} />;
}

export function Failing() {
  return (
    <Exporting
      options={{
        onBeforeExport: () => {
          throw new Error('own error');
        },
      }}
    />
  );
}

export function Print() {
  return <Exporting print options={{ fileName: 'loans', onBeforeExport: describe }} />;
}

export function Menu() {
  return (
    <Exporting
      slotProps={{
        toolbar: {
          printOptions: { disableToolbarButton: true },
          imageExportOptions: [{ type: 'image/png' }, { type: 'image/webp', fileName: 'small' }],
        },
      }}
    />
  );
}
