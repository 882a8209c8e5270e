import { ThemeProvider, createTheme } from '@mui/material/styles';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { LineChart } from '@mui/x-charts/LineChart';
import { useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { enUS, frFR, ptBR, type ChartsLocaleText } from '@mui/x-charts/locales';
import { DataGrid } from '@mui/x-data-grid';
import { frFR as gridFrFR } from '@mui/x-data-grid/locales';
import { proves, expectCompiles, expectTypeError, fireEvent, screen, show } from '../harness';

const SIZE = { width: 400, height: 300 } as const;

/** A chart that says one of its own texts. */
function Empty(props: Partial<BarChartProps>) {
  return <BarChart {...SIZE} series={[]} {...props} />;
}

const textsOf = (locale: typeof frFR) =>
  locale.components.MuiChartsLocalizationProvider.defaultProps.localeText;

/** The texts that a chart shows, from the first to the last. */
const shown = () =>
  [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent);

proves(
  'Charts contain few texts: the messages for missing and loading data, and the names of the tools in the toolbar.',
  () => {
    const keys = Object.keys(textsOf(enUS));
    expect(keys.filter((key) => !/^(?:zoom|toolbar)/.test(key))).toEqual(['loading', 'noData']);
    const { rerender } = show(<Empty />);
    expect(shown()).toContain('No data to display');
    rerender(<Empty loading />);
    expect(shown()).toContain('Loading data…');
    rerender(<BarChart {...SIZE} series={[{ data: [1] }]} xAxis={[{ data: ['a'] }]} />);
    expect(shown().filter((text) => /[A-Z]/i.test(text ?? ''))).toEqual(['a']);
  },
);

proves('The locale sets the default texts of every chart below the provider:', () => {
  show(
    <ThemeProvider theme={createTheme({}, ptBR)}>
      <Empty />
      <LineChart {...SIZE} series={[]} />
    </ThemeProvider>,
  );
  const { noData } = textsOf(ptBR);
  expect(noData).toBeDefined();
  expect(screen.getAllByText(noData ?? '')).toHaveLength(2);
});

proves(
  'Pass locales of the data grid, the pickers, and Material UI as further arguments of `createTheme`.',
  () => {
    show(
      <ThemeProvider theme={createTheme({}, frFR, gridFrFR)}>
        <Empty />
        <DataGrid rows={[]} columns={[{ field: 'id' }]} />
      </ThemeProvider>,
    );
    expect(screen.getByText(textsOf(frFR).noData ?? '')).toBeInTheDocument();
    expect(screen.getByText('Pas de résultats')).toBeInTheDocument();
  },
);

proves(
  [
    'To translate a part of the page, wrap it in a `ChartsLocalizationProvider`:',
    'The `localeText` of a chart overrides the provider, and the provider overrides the theme.',
    'The provider fills in all seven texts, so it also overrides a theme below it.',
  ],
  () => {
    const brazilian = createTheme({}, ptBR);
    const outside = show(
      <ThemeProvider theme={brazilian}>
        <ChartsLocalizationProvider localeText={{ noData: 'of the provider' }}>
          <Empty />
          <Empty localeText={{ noData: 'of the chart' }} />
        </ChartsLocalizationProvider>
        <Empty />
      </ThemeProvider>,
    );
    const messages = () => shown().filter((text) => !/^[\d.]*$/.test(text ?? ''));
    expect(messages()).toEqual(['of the provider', 'of the chart', textsOf(ptBR).noData]);
    outside.unmount();
    show(
      <ChartsLocalizationProvider localeText={{ loading: 'of the provider' }}>
        <ThemeProvider theme={brazilian}>
          <Empty />
        </ThemeProvider>
      </ChartsLocalizationProvider>,
    );
    expect(messages()).toEqual(['No data to display']);
  },
);

proves(
  [
    'Pass `localeText` with the texts that you want to change.',
    'The other texts keep their default:',
    'Missing texts are shown in English.',
  ],
  () => {
    const { rerender } = show(<Empty localeText={{ noData: 'No sales yet' }} />);
    expect(shown()).toContain('No sales yet');
    rerender(<Empty localeText={{ noData: 'No sales yet' }} loading />);
    expect(shown()).toContain('Loading data…');
    // French lacks the names of the tools, so it can't replace them.
    expect(Object.keys(textsOf(frFR)).sort()).toEqual(['loading', 'noData']);
  },
);

proves("Locales don't change the labels of series and axes.", () => {
  show(
    <BarChart
      {...SIZE}
      xAxis={[{ data: ['Mon'], label: 'Day' }]}
      series={[{ data: [1], label: 'Sales' }]}
      localeText={textsOf(ptBR)}
    />,
  );
  expect(screen.getByText('Day')).toBeInTheDocument();
  expect(screen.getByText('Mon')).toBeInTheDocument();
  expect(screen.getByText('Sales')).toBeInTheDocument();
});

proves('the ticks of dates are English in every locale.', () => {
  show(
    <BarChart
      {...SIZE}
      xAxis={[{ data: [new Date(2026, 2, 1), new Date(2026, 3, 1), new Date(2026, 4, 1)] }]}
      series={[{ data: [1, 2, 3] }]}
      localeText={textsOf(frFR)}
    />,
  );
  expect(shown()).toEqual(expect.arrayContaining(['March', 'April', 'May']));
});

proves(
  [
    "Without `valueFormatter`, numbers in the tooltip follow the browser's language, and the ticks of dates are English in every locale.",
  ],
  () => {
    const toLocaleString = jest.spyOn(Number.prototype, 'toLocaleString').mockReturnValue('many');
    const seen: (string | null)[] = [];
    function Tooltip() {
      const item = useItemTooltip<'bar'>();
      seen.push(item?.formattedValue ?? null);
      return null;
    }
    show(
      <BarChart
        {...SIZE}
        xAxis={[{ data: ['a'] }]}
        series={[{ data: [1234] }]}
        slots={{ tooltip: Tooltip }}
      />,
    );
    fireEvent.pointerEnter(document.querySelector('.MuiBarElement-root') ?? document.body);
    expect(seen.at(-1)).toBe('many');
    // Without a language, the one of the browser.
    expect(toLocaleString).toHaveBeenCalledWith();
  },
);

const catalan: ChartsLocaleText = {
  loading: 'Carregant dades…',
  noData: 'No hi ha dades',
  zoomIn: 'Apropa',
  zoomOut: 'Allunya',
  toolbarExport: 'Exporta',
  toolbarExportPrint: 'Imprimeix',
  toolbarExportImage: (mimeType) => `Exporta com a ${mimeType}`,
};

proves(
  [
    "If your language isn't in the table, write an object of the type `ChartsLocaleText` and pass it as `localeText`.",
    'TypeScript then reports missing texts.',
  ],
  async () => {
    expect(Object.keys(catalan)).toHaveLength(7);
    expect(Object.keys(catalan).sort()).toEqual(Object.keys(textsOf(enUS)).sort());
    show(<Empty localeText={catalan} />);
    expect(shown()).toContain('No hi ha dades');
    const typed = (type: string) =>
      `import type { ChartsLocaleText } from '@mui/x-charts/locales';
      export const texts: ${type} = { noData: 'No hi ha dades' };`;
    await expectCompiles(typed('Partial<ChartsLocaleText>'));
    await expectTypeError(typed('ChartsLocaleText'), /TS27(?:39|40).*loading/);
  },
);

proves(
  "`toolbarExportImage` is a function that receives the type of the image, such as `'image/png'`.",
  async () => {
    const text = (value: string) =>
      `import type { ChartsLocaleText } from '@mui/x-charts/locales';
      export const texts: Partial<ChartsLocaleText> = { toolbarExportImage: ${value} };`;
    await expectCompiles(text('(mimeType: string) => mimeType'));
    await expectTypeError(text("'Export'"), /TS2322/);
    expect(textsOf(enUS).toolbarExportImage?.('image/png')).toBe('Export as PNG');
  },
);
