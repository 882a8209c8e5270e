import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { PieChartPro } from '@mui/x-charts-pro/PieChartPro';
import { RadarChartPro } from '@mui/x-charts-pro/RadarChartPro';
import {
  proves,
  createApiRef,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  screen,
  show,
} from '../harness';

const SIZE = { width: 400, height: 300, skipAnimation: true } as const;

const bars = (toolbar?: object) => (
  <BarChartPro
    {...SIZE}
    showToolbar
    xAxis={[{ data: ['p', 'q'] }]}
    series={[{ data: [1, 2] }]}
    slotProps={{ toolbar }}
  />
);

async function entriesOf(chart: ReactElement): Promise<readonly (string | null)[]> {
  const { user, unmount } = show(chart);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  unmount();
  return entries;
}

proves('to show a menu with "Print" and "Export as PNG".', async () => {
  expect(await entriesOf(bars())).toEqual(['Print', 'Export as PNG']);
});

proves(
  'Pass `imageExportOptions`, with an object for each entry of the menu, and `printOptions` in `slotProps.toolbar`. To remove an image entry, leave its object out. To remove the entry for printing, set `disableToolbarButton: true` in `printOptions`:',
  async () => {
    const imageExportOptions = [{ type: 'image/png' }, { type: 'image/webp' }];
    expect(await entriesOf(bars({ imageExportOptions }))).toEqual([
      'Print',
      'Export as PNG',
      'Export as WebP',
    ]);
    const printOptions = { disableToolbarButton: true };
    expect(await entriesOf(bars({ printOptions }))).toEqual(['Export as PNG']);
    show(bars({ printOptions, imageExportOptions: [] }));
    expect(screen.queryByRole('button')).toBeNull();
  },
);

proves(
  '`PieChartPro` ignores `slotProps.toolbar`, so its menu always has both entries.',
  async () => {
    // Its type doesn't know the prop either.
    const untyped: object = {
      slotProps: { toolbar: { printOptions: { disableToolbarButton: true } } },
    };
    const pie = (
      <PieChartPro {...SIZE} showToolbar series={[{ data: [{ id: 0, value: 1 }] }]} {...untyped} />
    );
    expect(await entriesOf(pie)).toEqual(['Print', 'Export as PNG']);
  },
);

proves(
  ['`RadarChartPro` throws with `showToolbar`.', 'For images, `options` needs a `type`.'],
  async () => {
    const radar = (
      <RadarChartPro
        {...SIZE}
        showToolbar
        radar={{ metrics: ['a', 'b', 'c'] }}
        series={[{ data: [1, 2, 3] }]}
      />
    );
    expect(() => show(radar)).toThrow(/Element type is invalid/);
    const button = (options: string) =>
      `import { ChartsToolbarImageExportTrigger } from '@mui/x-charts-pro/ChartsToolbarPro';
       export const button = <ChartsToolbarImageExportTrigger options={${options}} />;`;
    await expectCompiles(button("{ type: 'image/png' }"));
    await expectTypeError(button("{ fileName: 'a' }"), /'type' is missing/);
  },
);

proves(
  [
    "Images need `rasterizehtml`, which isn't installed with the package:",
    'Without this library, an image export logs an error and saves nothing.',
  ],
  () => {
    const own = JSON.parse(
      readFileSync('node_modules/@mui/x-charts-pro/package.json', 'utf8'),
    ) as Record<string, Record<string, string> | undefined>;
    expect(Object.keys(own.dependencies ?? {})).not.toContain('rasterizehtml');
    const source = readFileSync(
      'node_modules/@mui/x-charts-pro/internals/plugins/useChartProExport/exportImage.js',
      'utf8',
    );
    expect(source).toContain("Failed to import 'rasterizehtml' module");
  },
);

/** What a server without a browser draws; a process of its own, since jsdom looks like a browser. */
function drawOnServer(props: object): string {
  const script = `
    const { createElement } = require('react');
    const { renderToStaticMarkup } = require('react-dom/server');
    const { BarChart } = require('@mui/x-charts/BarChart');
    const props = { width: 640, height: 320, xAxis: [{ data: ['p', 'q'] }], series: [{ data: [3, 5], label: 'Books' }] };
    process.stdout.write(renderToStaticMarkup(createElement(BarChart, { ...props, ...${JSON.stringify(props)} })));`;
  return execFileSync('node', ['-e', script], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

const cutOut = (html: string) =>
  html.slice(html.indexOf('<svg'), html.lastIndexOf('</svg>') + '</svg>'.length);

proves(
  [
    'render a chart with `width`, `height`, `skipAnimation`, and `hideLegend`, and cut out the SVG:',
    "which doesn't require Pro.",
    'Without `skipAnimation`, bars have no height, because the server renders the first frame of the animation.',
    'The [legend](/x/react-charts/legend/) is HTML outside the SVG.',
  ],
  () => {
    const svg = cutOut(drawOnServer({ skipAnimation: true, hideLegend: true }));
    const parsed = new DOMParser().parseFromString(
      svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
      'image/svg+xml',
    );
    expect(parsed.querySelector('parsererror')).toBeNull();
    const heightsOf = (markup: string) =>
      [...markup.matchAll(/<rect[^>]* height="(\d+)"[^>]*MuiBarElement/g)].map(([, one]) =>
        Number(one),
      );
    expect(heightsOf(svg)).toHaveLength(2);
    heightsOf(svg).forEach((height) => expect(height).toBeGreaterThan(50));
    expect(svg).toContain('<style');
    expect(heightsOf(drawOnServer({ hideLegend: true }))).toEqual([0, 0]);
    const named = drawOnServer({ skipAnimation: true });
    expect(named.indexOf('Books')).toBeGreaterThan(0);
    expect(named.indexOf('Books')).toBeLessThan(named.lastIndexOf('<svg'));
  },
);

proves("Text isn't measured on a server, so tick labels can overlap.", () => {
  const data = Array.from({ length: 60 }, (_, index) => `Category ${index}`);
  const html = drawOnServer({
    skipAnimation: true,
    hideLegend: true,
    xAxis: [{ data }],
    series: [{ data: data.map((_, index) => index) }],
  });
  expect(html.match(/Category/g)).toHaveLength(60);
});

proves(
  [
    'Export from charts in the browser requires [Pro](/x/introduction/licensing/#pro-plan).',
    'Exports are downloads. No method returns the image itself.',
  ],
  () => {
    const { apiRef, api } = createApiRef<Record<string, unknown>>();
    const ref: object = { apiRef };
    const plain = show(<BarChart {...SIZE} series={[{ data: [1] }]} {...ref} showToolbar />);
    expectConsole('error', /apiRef/);
    expect(apiRef.current).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    plain.unmount();
    show(<BarChartPro {...SIZE} series={[{ data: [1] }]} {...ref} />);
    const names = Object.keys(api()).filter((name) => /export|image|print/i.test(name));
    expect(names).toEqual(['exportAsPrint', 'exportAsImage']);
  },
);

exempt(
  "Fonts aren't embedded.",
  'Follows from what is proved beside it: only the image loads the package, and the copy is the chart.',
);
