import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { chartsToolbarClasses, Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { type ChartProApi, useChartProApiContext } from '@mui/x-charts-pro/context';
import {
  ChartsToolbarImageExportTrigger,
  ChartsToolbarPrintExportTrigger,
  ChartsToolbarPro,
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { LineChartPro, type LineChartProProps } from '@mui/x-charts-pro/LineChartPro';
import { PieChartPro } from '@mui/x-charts-pro/PieChartPro';
import { RadarChartPro } from '@mui/x-charts-pro/RadarChartPro';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import {
  act,
  proves,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  screen,
  show,
} from '../harness';

const SIZE = { width: 400, height: 300, skipAnimation: true, hideLegend: true } as const;
const DISABLED = /disabled `button` child to the Tooltip/;

function Bars(props: Partial<BarChartProps>) {
  return <BarChart {...SIZE} xAxis={[{ data: ['a'] }]} series={[{ data: [1] }]} {...props} />;
}

/** A line that is zoomed to its middle, so that both buttons work. */
function Line(props: Partial<LineChartProProps>) {
  return (
    <LineChartPro
      {...SIZE}
      showToolbar
      initialZoom={[{ axisId: 'x', start: 25, end: 75 }]}
      xAxis={[{ id: 'x', data: [1, 2, 3, 4, 5], zoom: true }]}
      series={[{ data: [1, 2, 3, 4, 5] }]}
      {...props}
    />
  );
}

const names = () =>
  screen
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

/** Without props, as Pro charts want it. */
const Plain = () => <Three />;

/** What the buttons of a chart are called, which is gone afterwards. */
function buttonsOf(chart: React.ReactElement) {
  const { unmount } = show(chart);
  const found = names();
  unmount();
  return found;
}

const NOTHING = { printOptions: { disableToolbarButton: true }, imageExportOptions: [] };
const radar = { radar: { metrics: ['a', 'b', 'c'] }, series: [{ data: [1, 2, 3] }] };
const cells = {
  xAxis: [{ data: [1] }],
  yAxis: [{ data: [1] }],
  series: [{ data: [[0, 0, 1]] as const }],
};

function Three({ onReset }: { onReset?: () => void }) {
  return (
    <Toolbar aria-label="Own">
      <ToolbarButton aria-label="First" onClick={onReset}>
        1
      </ToolbarButton>
      <ToolbarButton aria-label="Second" disabled>
        2
      </ToolbarButton>
      <ToolbarButton aria-label="Third">3</ToolbarButton>
    </Toolbar>
  );
}

proves(
  [
    'A toolbar above the chart has buttons that zoom and export.',
    "To change the entries of the menu, pass [`slotProps.toolbar`](/x/react-charts/export/#choose-the-formats). If neither zoom nor export remains, the toolbar isn't rendered.",
    'Buttons to [zoom](/x/react-charts/zoom-and-pan/) if an axis has `zoom`, and a menu to [export](/x/react-charts/export/)',
    '| `PieChartPro`, `Heatmap` | A menu to export |',
  ],
  () => {
    expect(buttonsOf(<Line />)).toEqual(['Zoom in', 'Zoom out', 'Export']);
    expect(buttonsOf(<Line xAxis={[{ data: [1, 2, 3, 4, 5] }]} initialZoom={[]} />)).toEqual([
      'Export',
    ]);
    const zoomed = [{ id: 'x', data: ['a', 'b', 'c', 'd'], zoom: true }];
    const initialZoom = [{ axisId: 'x', start: 25, end: 75 }];
    expect(
      buttonsOf(
        <BarChartPro
          {...SIZE}
          showToolbar
          initialZoom={initialZoom}
          xAxis={zoomed}
          series={[{ data: [1, 2, 3, 4] }]}
        />,
      ),
    ).toEqual(['Zoom in', 'Zoom out', 'Export']);
    expect(
      buttonsOf(
        <ScatterChartPro
          {...SIZE}
          showToolbar
          initialZoom={initialZoom}
          xAxis={[{ id: 'x', zoom: true }]}
          series={[{ data: [{ id: 1, x: 1, y: 1 }] }]}
        />,
      ),
    ).toEqual(['Zoom in', 'Zoom out', 'Export']);
    expect(buttonsOf(<Heatmap {...SIZE} {...cells} showToolbar />)).toEqual(['Export']);
    const slices = [{ data: [{ value: 1 }] }];
    expect(
      buttonsOf(
        <PieChartPro {...SIZE} series={slices} showToolbar slotProps={{ toolbar: NOTHING }} />,
      ),
    ).toEqual(['Export']);
    show(
      <Line
        xAxis={[{ data: [1, 2, 3, 4, 5] }]}
        initialZoom={[]}
        slotProps={{ toolbar: NOTHING }}
      />,
    );
    expect(screen.queryByRole('toolbar')).toBeNull();
  },
);

proves(
  [
    '| `RadarChartPro` | Throws. Pass a [custom toolbar](#build-your-own-toolbar) |',
    '| Community charts | None. Pass a [custom toolbar](#build-your-own-toolbar) |',
    '| `FunnelChart`, `SparkLineChart`, `Gauge` | No `showToolbar` prop |',
    'The built-in toolbar requires [Pro](/x/introduction/licensing/#pro-plan). A [custom toolbar](#build-your-own-toolbar) works in Community charts too.',
    "The built-in toolbar isn't registered in `RadarChartPro`. Pass a component as `slots.toolbar`.",
  ],
  async () => {
    expect(() => show(<RadarChartPro {...SIZE} {...radar} showToolbar />)).toThrow(
      /Element type is invalid/,
    );
    expect(
      buttonsOf(<RadarChartPro {...SIZE} {...radar} showToolbar slots={{ toolbar: Plain }} />),
    ).toHaveLength(3);
    const { container, unmount } = show(<Bars showToolbar />);
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(container.firstElementChild?.children).toHaveLength(1);
    unmount();
    expect(buttonsOf(<Bars showToolbar slots={{ toolbar: Three }} />)).toHaveLength(3);
    for (const [name, path] of [
      ['FunnelChart', 'x-charts-pro/FunnelChart'],
      ['SparkLineChart', 'x-charts/SparkLineChart'],
      ['Gauge', 'x-charts/Gauge'],
    ] as const) {
      await expectTypeError(
        `import { ${name} } from '@mui/${path}';
         const rest = { series: [], data: [] };
         export const chart = <${name} {...rest} showToolbar />;`,
        /showToolbar/,
      );
    }
  },
);

proves(
  [
    'If the chart shows the full range on the first render, the zoom-out button is disabled. Development builds then log "You are providing a disabled `button` child to the Tooltip component."',
    'Set an `initialZoom`, or use text buttons to avoid it.',
  ],
  async () => {
    const { unmount } = show(<Line initialZoom={undefined} />);
    expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    expectConsole('warn', DISABLED);
    unmount();
    show(<Line />);
    const out = screen.getByRole('button', { name: 'Zoom out' });
    expect(out).toBeEnabled();
    for (let clicks = 0; clicks < 10 && !out.matches(':disabled'); clicks += 1) {
      fireEvent.click(out);
      await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
    }
    expect(out).toBeDisabled();
  },
);

proves(
  [
    'Pass a component as `slots.toolbar`, and set `showToolbar`.',
    'Pass `render` to replace the icon button, here with a Material UI `Button`.',
    'In Community charts, `slotProps.toolbar` also passes props.',
  ],
  async () => {
    expect(buttonsOf(<Bars slots={{ toolbar: Three }} />)).toEqual([]);
    expect(() => show(<ToolbarButton>1</ToolbarButton>)).toThrow(/context/);
    function Link() {
      return (
        <Toolbar>
          <ToolbarButton render={<button type="button" data-testid="own" />}>1</ToolbarButton>
        </Toolbar>
      );
    }
    const own = show(<Bars showToolbar slots={{ toolbar: Link }} />);
    expect(screen.getByTestId('own').className).toBe('');
    own.unmount();
    const onReset = jest.fn();
    const { user } = show(
      <Bars showToolbar slots={{ toolbar: Three }} slotProps={{ toolbar: { onReset } }} />,
    );
    await user.click(screen.getByRole('button', { name: 'First' }));
    expect(onReset).toHaveBeenCalledTimes(1);
    const using = (path: string, name: string) =>
      `import { ${name} } from '@mui/${path}';
       const Own = (props: { onReset?: () => void }) => <b onClick={props.onReset} />;
       export const chart = <${name} series={[]} slots={{ toolbar: Own }} slotProps={{ toolbar: { onReset: () => {} } }} />;`;
    await expectCompiles(using('x-charts/BarChart', 'BarChart'));
    await expectTypeError(using('x-charts-pro/LineChartPro', 'LineChartPro'), /TS2322|TS2353/);
  },
);

proves('Otherwise each render creates a new toolbar, and the focus is lost.', async () => {
  function Inside({ label }: { label: string }) {
    return (
      <Bars
        showToolbar
        slots={{
          toolbar: () => (
            <Toolbar>
              <ToolbarButton aria-label={label}>1</ToolbarButton>
            </Toolbar>
          ),
        }}
      />
    );
  }
  const { user, rerender } = show(<Inside label="Before" />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  rerender(<Inside label="After" />);
  expect(document.body).toHaveFocus();
  rerender(
    <PieChart
      {...SIZE}
      showToolbar
      slots={{ toolbar: Three }}
      series={[{ data: [{ value: 1 }] }]}
    />,
  );
  expect(names()).toEqual(['First', 'Second', 'Third']);
});

function Nameless() {
  return (
    <Toolbar>
      <ToolbarButton>
        <svg />
      </ToolbarButton>
    </Toolbar>
  );
}

function Triggers() {
  return (
    <Toolbar>
      <ChartsToolbarZoomInTrigger render={<ToolbarButton />}>in</ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger>out</ChartsToolbarZoomOutTrigger>
      <ChartsToolbarImageExportTrigger options={{ type: 'image/png' }}>
        image
      </ChartsToolbarImageExportTrigger>
      <ChartsToolbarPrintExportTrigger>print</ChartsToolbarPrintExportTrigger>
    </Toolbar>
  );
}

proves(
  [
    '| `ChartsToolbarZoomInTrigger` | Zooms in. Disabled at `minSpan` |',
    '| `ChartsToolbarZoomOutTrigger` | Zooms out. Disabled at the full range, or at `maxSpan` |',
    '| `ChartsToolbarImageExportTrigger` | Saves an image with the `options` prop, which needs a `type` |',
    '| `ChartsToolbarPrintExportTrigger` | Prints with the `options` prop |',
    'By default, they are Material UI buttons.',
  ],
  async () => {
    const onZoomChange = jest.fn<undefined, [readonly { start: number; end: number }[]]>();
    const xAxis = [
      { id: 'x', data: [1, 2, 3, 4, 5], zoom: { minSpan: 50, maxSpan: 100 } },
    ] as const;
    const { user } = show(
      <Line
        slots={{ toolbar: Triggers }}
        xAxis={xAxis}
        initialZoom={[{ axisId: 'x', start: 10, end: 90 }]}
        onZoomChange={onZoomChange}
      />,
    );
    const button = (name: string) => screen.getByRole('button', { name });
    for (const name of ['out', 'image', 'print']) {
      expect(button(name)).toHaveClass('MuiButton-root');
    }
    expect(button('in')).not.toHaveClass('MuiButton-root');
    for (let clicks = 0; clicks < 9; clicks += 1) {
      await user.click(button('in'));
    }
    expect(button('in')).toBeDisabled();
    const spanOf = () => {
      const [{ start, end } = { start: 0, end: 0 }] = onZoomChange.mock.lastCall?.[0] ?? [];
      return end - start;
    };
    expect(spanOf()).toBe(50);
    for (let clicks = 0; clicks < 9; clicks += 1) {
      await user.click(button('out'));
    }
    expect(spanOf()).toBe(100);
    expect(button('out')).toBeDisabled();
    await expectTypeError(
      `import { ChartsToolbarImageExportTrigger } from '@mui/x-charts-pro/ChartsToolbarPro';
       export const button = <ChartsToolbarImageExportTrigger options={{ fileName: 'a' }} />;`,
      /type/,
    );
  },
);

proves(
  [
    'The toolbar follows the [position of the legend](/x/react-charts/legend/#place-the-legend). If the legend is below the chart, the toolbar is below too. If the legend is vertical, the toolbar is at the side.',
    "A pie has a vertical legend by default, so set `direction: 'horizontal'`:",
    'The toolbar adds 56 px to the `height` of the chart. To style it, use `chartsToolbarClasses.root` from `@mui/x-charts/Toolbar`.',
  ],
  () => {
    const directionOf = (chart: React.ReactElement) => {
      const { unmount } = show(chart);
      const bar = screen.getByRole('toolbar');
      expect(bar).toHaveClass(chartsToolbarClasses.root);
      expect(bar).toHaveStyle({ minHeight: '44px', marginBottom: '12px' });
      const parent = bar.parentElement ?? document.body;
      expect(parent.firstElementChild).toBe(bar);
      expect([...parent.children].at(-1)?.tagName).toBe('svg');
      const { flexDirection } = getComputedStyle(parent);
      unmount();
      return flexDirection;
    };
    const toolbar = { showToolbar: true, slots: { toolbar: Three } };
    expect(directionOf(<Bars {...toolbar} />)).toBe('column');
    expect(
      directionOf(
        <Bars {...toolbar} slotProps={{ legend: { position: { vertical: 'bottom' } } }} />,
      ),
    ).toBe('column-reverse');
    expect(
      directionOf(<Bars {...toolbar} slotProps={{ legend: { direction: 'vertical' } }} />),
    ).toBe('row-reverse');
    const series = [{ data: [{ value: 1 }] }];
    expect(directionOf(<PieChart {...SIZE} {...toolbar} series={series} />)).toBe('row-reverse');
    expect(
      directionOf(
        <PieChart
          {...SIZE}
          {...toolbar}
          series={series}
          slotProps={{ legend: { direction: 'horizontal' } }}
        />,
      ),
    ).toBe('column');
  },
);

proves(
  [
    'To change the icons, pass the slots `zoomInIcon`, `zoomOutIcon`, and `exportIcon` to a [`ChartDataProviderPro`](/x/react-charts/composition/#place-the-legend-outside-the-chart), and add `ChartsToolbarPro` to it.',
    'There you can also replace the Material UI components: `baseButton`, `baseIconButton`, `baseTooltip`, `baseDivider`, `basePopper`, `baseMenuList`, and `baseMenuItem`.',
    "`BarChartPro` and `LineChartPro` accept `zoomInIcon` and similar slots, but don't use them.",
    'To change the texts, pass `localeText`',
  ],
  async () => {
    const part = (name: string) =>
      function Part({ children }: { children?: React.ReactNode }) {
        return <div data-testid={name}>{children}</div>;
      };
    const slots = {
      zoomInIcon: part('icon'),
      zoomOutIcon: part('icon'),
      exportIcon: part('icon'),
      baseIconButton: part('button'),
      baseTooltip: part('tooltip'),
      baseDivider: part('divider'),
      basePopper: part('popper'),
      baseMenuList: part('list'),
      baseMenuItem: part('item'),
    };
    const initialZoom = [{ axisId: 'x', start: 25, end: 75 }];
    const zoomed = [{ id: 'x', data: [1, 2, 3, 4], zoom: true }];
    const series = [{ data: [1, 2, 3, 4] }];
    const ready = show(
      <>
        <Line slots={slots} />
        <BarChartPro
          {...SIZE}
          showToolbar
          initialZoom={initialZoom}
          slots={slots}
          xAxis={zoomed}
          series={series}
        />
      </>,
    );
    expect(screen.getAllByRole('toolbar')).toHaveLength(2);
    expect(document.querySelector('[data-testid="icon"], [data-testid="button"]')).toBeNull();
    ready.unmount();
    const own = show(
      <ChartDataProviderPro
        width={400}
        height={300}
        initialZoom={initialZoom}
        slots={slots}
        xAxis={zoomed}
        series={[{ type: 'line', data: [1, 2, 3, 4] }]}
      >
        <ChartsToolbarPro />
      </ChartDataProviderPro>,
    );
    expect(screen.getAllByTestId('icon')).toHaveLength(3);
    for (const name of ['button', 'tooltip', 'divider', 'popper', 'list', 'item']) {
      expect(screen.getAllByTestId(name).length).toBeGreaterThan(0);
    }
    own.unmount();
    const button = show(
      <ChartDataProviderPro
        width={400}
        height={300}
        slots={{ baseButton: part('own') }}
        xAxis={[{ data: [1] }]}
        series={[{ type: 'line', data: [1] }]}
      >
        <ChartsToolbarPrintExportTrigger>Print</ChartsToolbarPrintExportTrigger>
      </ChartDataProviderPro>,
    );
    expect(screen.getByTestId('own')).toHaveTextContent('Print');
    button.unmount();
    const { user } = show(
      <Line
        localeText={{
          zoomIn: 'Näher',
          zoomOut: 'Weiter',
          toolbarExport: 'Speichern',
          toolbarExportPrint: 'Drucken',
          toolbarExportImage: (type) => `Als ${type}`,
        }}
      />,
    );
    expect(names()).toEqual(['Näher', 'Weiter', 'Speichern']);
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Drucken')).toBeInTheDocument();
    expect(screen.getByText('Als image/png')).toBeInTheDocument();
  },
);

proves(
  [
    'Use `Toolbar` and `ToolbarButton` from `@mui/x-charts/Toolbar` for the look and the keyboard support:',
    'Give icon buttons an `aria-label`.',
    'Pass a `ToolbarButton` as `render`, so that users reach them with the arrow keys.',
    'The toolbar has the role `toolbar` and is one tab stop. <kbd>←</kbd>, <kbd>→</kbd>, <kbd>Home</kbd>, and <kbd>End</kbd> move between its buttons and skip disabled buttons.',
    'The built-in toolbar has no name. Give a custom `Toolbar` an `aria-label`.',
    'In the focus order, the toolbar is before the chart and the legend.',
  ],
  async () => {
    const ready = show(<Line />);
    expect(screen.getByRole('toolbar')).not.toHaveAccessibleName();
    ready.unmount();
    const { user } = show(
      <Bars
        hideLegend={false}
        showToolbar
        slots={{ toolbar: Three }}
        slotProps={{ legend: { onItemClick: () => {} } }}
        series={[{ label: 'Entry', data: [1] }]}
      />,
    );
    expect(screen.getByRole('toolbar')).toHaveAccessibleName('Own');
    const focused = async (key: string) => {
      await user.keyboard(key);
      return (
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
      );
    };
    expect(await focused('{Tab}')).toBe('First');
    expect(await focused('{ArrowRight}')).toBe('Third');
    expect(await focused('{ArrowLeft}')).toBe('First');
    expect(await focused('{End}')).toBe('Third');
    expect(await focused('{Home}')).toBe('First');
    expect(await focused('{Tab}')).toBe('Entry');
    const icon = show(<Bars showToolbar slots={{ toolbar: Nameless }} />);
    expect(icon.container.querySelector('button')).not.toHaveAccessibleName();
    icon.unmount();
    const triggers = show(<Line slots={{ toolbar: Triggers }} />);
    expect(screen.getByRole('button', { name: 'in' })).toHaveAttribute('tabindex', '0');
    triggers.unmount();
  },
);

function Reset() {
  const apiRef = useChartProApiContext<ChartProApi<'line'>>();
  return (
    <Toolbar>
      <ToolbarButton
        onClick={() =>
          apiRef.current.setAxisZoomData('x', (zoom) => ({ ...zoom, start: 0, end: 100 }))
        }
      >
        Reset zoom
      </ToolbarButton>
    </Toolbar>
  );
}

proves(
  'To show the whole range again with one click, call the API of the chart in a custom button:',
  async () => {
    const onZoomChange = jest.fn();
    const { user } = show(<Line slots={{ toolbar: Reset }} onZoomChange={onZoomChange} />);
    await user.click(screen.getByRole('button', { name: 'Reset zoom' }));
    expect(onZoomChange).toHaveBeenLastCalledWith([{ axisId: 'x', start: 0, end: 100 }]);
  },
);
