import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { SparkLineChart, type SparkLineChartProps } from '@mui/x-charts/SparkLineChart';
import { renderToString } from 'react-dom/server';
import { proves, exempt, expectConsole, expectTypeError, screen, show } from '../harness';

/** A chart of 100 × 40 px. Its drawing area goes from 5 to 95 px, and from 5 to 35 px. */
function Spark(props: Partial<SparkLineChartProps>) {
  return <SparkLineChart width={100} height={40} data={[1, 4, 2]} {...props} />;
}

const attribute = (selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));
const line = () => attribute('.MuiLineElement-root', 'd')[0];
const area = () => attribute('.MuiAreaElement-root', 'd')[0];
const bars = () => attribute('.MuiBarElement-root', 'height');

function of<Found>(props: Partial<SparkLineChartProps>, look: () => Found): Found {
  const { unmount } = show(<Spark {...props} />);
  const found = look();
  unmount();
  return found;
}

/** What JavaScript hands over where TypeScript would complain. */
const untyped = (text: string): number[] => JSON.parse(text);

describe('data', () => {
  proves(
    [
      'A gap. TypeScript requires `number[]`, so convert the type',
      'Invisible in a line. Bars show it',
    ],
    async () => {
      const data = untyped('[1, 2, null, 3, null]');
      // The fourth begins and ends in one place.
      expect(of({ data }, line)).toMatch(/^M[\d.]+,[\d.]+L[\d.]+,[\d.]+M[\d.]+,[\d.]+Z$/);
      expect(of({ data, plotType: 'bar' }, bars)).toHaveLength(3);
      await expectTypeError(
        `import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
        export const chart = <SparkLineChart data={[1, null]} />;`,
        /null/,
      );
    },
  );

  proves(
    [
      'No line, because the range becomes `NaN`',
      'Nothing in a line, one bar with `plotType="bar"`',
      'Nothing, not even "No data to display"',
      'A line in the middle',
    ],
    () => {
      expect(of({ data: [1, NaN, 3] }, line)).toBe('M5,NaNL50,NaNL95,NaN');
      expect(of({ data: [3] }, line)).toBe('M50,20Z');
      expect(of({ data: [3], plotType: 'bar' }, bars)).toHaveLength(1);
      expect(of({ data: [] }, () => [line(), screen.queryByText('No data to display')])).toEqual([
        '',
        null,
      ]);
      expect(of({ data: [3, 3] }, line)).toBe('M5,20L95,20');
    },
  );

  proves('The `data` prop is an array of numbers, not a list of series.', async () => {
    await expectTypeError(
      `import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
      export const chart = <SparkLineChart data={[{ data: [1] }]} />;`,
      /number/,
    );
  });
});

describe('looks', () => {
  proves(
    [
      'Set `plotType="bar"` for bars, `area` to fill the line, and `curve` to bend the line.',
      '`area` and `curve` have no effect on bars.',
      'The range ends at round numbers by default, so a small chart can be half empty.',
      "To use the whole height, set `yAxis={{ domainLimit: 'strict' }}`, as in this demo.",
      'With bars, the range includes 0.',
      'With an area, it does too, unless you set `baseline="min"` or `baseline="max"`.',
      "`baseline` is the edge that the area fills up to: a number, `'min'`, or `'max'`.",
    ],
    () => {
      expect(of({}, line)).toBe(of({ plotType: 'line', curve: 'linear' }, line));
      expect(of({ curve: 'natural' }, line)).toContain('C');
      expect(of({}, area)).toBeUndefined();
      expect(of({ area: true }, area)).toMatch(/^M/);
      const bar = of({ plotType: 'bar' }, () => [line(), bars()]);
      expect(bar).toEqual([undefined, ['7', '30', '15']]);
      expect(of({ plotType: 'bar', area: true, curve: 'natural' }, () => [line(), bars()])).toEqual(
        bar,
      );

      const data = [5, 6, 7];
      // From -20 to 20.
      expect(of({ data: [-2, 19] }, line)).toBe('M5,21.5L95,5.75');
      const yAxis = { domainLimit: 'strict' as const };
      expect(of({ data: [-2, 19], yAxis }, line)).toBe('M5,35L95,5');
      expect(of({ data }, line)).toBe('M5,35L50,20L95,5');
      expect(of({ data, area: true }, line)).toBe('M5,20L50,17L95,14');
      expect(of({ data, plotType: 'bar' }, bars)[0]).not.toBe('0');
      expect(of({ data, area: true, baseline: 'min' }, line)).toBe('M5,35L50,20L95,5');
      expect(of({ data, area: true, baseline: 'max' }, line)).toBe('M5,35L50,20L95,5');
      expect(of({ data, area: true, baseline: 6 }, line)).toBe('M5,20L50,17L95,14');
      expect(of({ data, area: true, baseline: 'max' }, area)).toMatch(/,5L5,5Z$/);
      expect(of({ data, area: true, baseline: 5 }, area)).not.toBe(of({ data, area: true }, area));
    },
  );

  proves(
    [
      'Each sparkline has its own range, so equal heights can mean different numbers.',
      'Pass the same `yAxis` with `min` and `max` to all sparklines:',
      'In a sparkline, `xAxis` and `yAxis` are objects, not arrays.',
      'In a table or a data grid, set `width` and `height`.',
      'A chart with both is also rendered on a server.',
    ],
    async () => {
      expect(of({ data: [1, 2] }, line)).toBe(of({ data: [10, 20] }, line));
      const yAxis = { min: 0, max: 20 };
      expect(of({ data: [1, 2], yAxis }, line)).not.toBe(of({ data: [10, 20], yAxis }, line));
      await expectTypeError(
        `import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
        export const chart = <SparkLineChart data={[1]} yAxis={[{ min: 0 }]} />;`,
        /yAxis|TS2559|TS2322/,
      );
      expect(renderToString(<Spark />)).toContain('MuiLineElement-root');
      expect(renderToString(<Spark width={undefined} />)).not.toContain('MuiLineElement-root');
    },
  );

  proves(
    [
      'For its position, call the scale of `useXScale()` with the index, or the value of `xAxis.data`.',
      'Call the scale of `useYScale()` with the number.',
      'Children are clipped at the edge of the chart, so set a larger `margin` for a dot at the end.',
      'Draw a point as a child of the chart.',
    ],
    () => {
      function Own({ at }: { at: number }) {
        return (
          <text data-testid="own">{`${useXScale<'point'>()(at)},${useYScale<'linear'>()(4)}`}</text>
        );
      }
      const { rerender } = show(
        <Spark>
          <Own at={1} />
        </Spark>,
      );
      const own = screen.getByTestId('own');
      expect(line()).toContain(String(own.textContent));
      const path = document.querySelector('.MuiLineElement-root');
      expect(path?.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(own.closest('[clip-path]')).toBeNull();
      rerender(
        <Spark xAxis={{ data: [10, 20, 30] }}>
          <Own at={20} />
        </Spark>,
      );
      expect(line()).toContain(String(screen.getByTestId('own').textContent));
    },
  );

  proves(
    [
      'The line itself is clipped 1 px outside the drawing area.',
      'To change this, set `clipAreaOffset` or `disableClipping`.',
      'The default is 5 px on each side.',
    ],
    () => {
      const clip = () =>
        [...document.querySelectorAll('clipPath[id$="-clip-path"] rect')].map((rect) =>
          ['x', 'y', 'width', 'height'].map((name) => rect.getAttribute(name)),
        );
      expect(of({}, clip)).toEqual([['4', '4', '92', '32']]);
      expect(of({ clipAreaOffset: { top: 3 } }, clip)).toEqual([['4', '2', '92', '34']]);
      expect(of({ disableClipping: true }, clip)).toEqual([]);
      expect(of({}, line)).toBe(of({ margin: 5 }, line));
    },
  );

  proves(
    [
      "The `color` prop accepts a color, or a function that receives `'light'` or `'dark'`.",
      'TypeScript accepts `skipAnimation` and `loading`, but the chart passes both to the SVG element, and React warns.',
    ],
    async () => {
      const stroke = () => attribute('.MuiLineElement-root', 'stroke')[0];
      expect(of({ color: 'red' }, stroke)).toBe('red');
      expect(of({ color: (mode) => (mode === 'light' ? 'lime' : 'red') }, stroke)).toBe('lime');
      await expectTypeError(
        `import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
        export const chart = <SparkLineChart data={[1]} colors={['red']} />;`,
        /colors/,
      );
      show(<Spark skipAnimation />);
      expectConsole('error', /React does not recognize|non-boolean attribute/);
    },
  );

  proves("A sparkline has no `colors` prop, and it isn't animated.", () => {
    const { rerender } = show(<Spark data={[1, 2]} />);
    rerender(<Spark data={[2, 1]} />);
    expect(line()).toBe('M5,5L95,35');
  });
});

exempt(
  'It shows the trend of a number that is next to it, in a card or a table cell.',
  'A definition.',
);
