import type { ReactElement } from 'react';
import { BarChart, type BarChartProps, barElementClasses } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import {
  LineChart,
  type LineChartProps,
  areaElementClasses,
  lineElementClasses,
  markElementClasses,
} from '@mui/x-charts/LineChart';
import { PieChart, pieArcClasses } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useItemHighlighted, useItemHighlightedGetter } from '@mui/x-charts/hooks';
import type { FadeOptions, HighlightItemData, HighlightOptions } from '@mui/x-charts/context';
import HighlightFromButtons from '../../../docs/x/react-charts/highlighting/HighlightFromButtons';
import {
  claim,
  dismiss,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  screen,
  show,
} from '../harness';

const SIZE = { width: 400, height: 300, skipAnimation: true } as const;
const AXIS = [{ id: 'x', data: ['p', 'q'] }];

const scope = (highlight: HighlightOptions, fade: FadeOptions) => ({
  highlightScope: { highlight, fade },
});
const ITEM = scope('item', 'global');
const SERIES = scope('series', 'global');

/** Two series of two bars each. */
function Bars(props: Partial<BarChartProps>) {
  return (
    <BarChart
      {...SIZE}
      xAxis={AXIS}
      series={[
        { id: 'a', data: [1, 2], ...ITEM },
        { id: 'b', data: [3, 4], ...ITEM },
      ]}
      {...props}
    />
  );
}

/** Two series of two marks each, the first with an area. */
function Lines(props: Partial<LineChartProps>) {
  return (
    <LineChart
      {...SIZE}
      xAxis={[{ id: 'x', data: [1, 2] }]}
      series={[
        { id: 'a', data: [1, 2], showMark: true, area: true, ...SERIES },
        { id: 'b', data: [3, 4], showMark: true, ...SERIES },
      ]}
      {...props}
    />
  );
}

const BAR = `.${barElementClasses.root}`;
const LINE = `.${lineElementClasses.root}`;
const AREA = `.${areaElementClasses.root}`;
const MARK = `.${markElementClasses.root}`;

const all = (selector: string) => [...document.querySelectorAll(selector)];

/** An element that is there. */
function one(selector: string, index = 0): Element {
  const element = all(selector)[index];
  if (!element) {
    throw new Error(`There is no ${selector} ${index}.`);
  }
  return element;
}

/** H for what is emphasized, F for what is dimmed, - for the others, in the order of the page. */
const stateOf = (selector: string) =>
  all(selector)
    .map((element) => {
      if (element.hasAttribute('data-highlighted')) {
        return 'H';
      }
      return element.hasAttribute('data-faded') ? 'F' : '-';
    })
    .join('');

const stateOfLines = () => [LINE, AREA, MARK].map(stateOf).join(' ');

/** How a chart looks at the start, or with the pointer on one of its elements. */
function stateWith(chart: ReactElement, selector: string, hover?: readonly [string, number]) {
  const { unmount } = show(chart);
  if (hover) {
    fireEvent.pointerEnter(one(...hover));
  }
  const state = selector === LINE ? stateOfLines() : stateOf(selector);
  unmount();
  return state;
}

const stripes = () =>
  all('.MuiChartsAxisHighlight-root').map((path) => path.getAttribute('d') ?? '');

describe('scopes', () => {
  claim(
    [
      '`highlightScope` on a series says what happens when one of its items is under the pointer. Without it, nothing does.',
      "`highlight`: `'item'` emphasizes this item, `'series'` the whole series, `'none'` (the default) nothing.",
      "`fade`: `'global'` dims all that isn't emphasized, `'series'` the rest of the same series, `'none'` (the default) nothing.",
    ],
    () => {
      const at = (highlightScope?: { highlight?: HighlightOptions; fade?: FadeOptions }) =>
        stateWith(
          <Bars
            series={[
              { data: [1, 2], highlightScope },
              { data: [3, 4], highlightScope },
            ]}
          />,
          BAR,
          [BAR, 0],
        );
      expect(at(undefined)).toBe('----');
      expect(at({})).toBe('----');
      expect(at({ highlight: 'item' })).toBe('H---');
      expect(at({ highlight: 'series' })).toBe('HH--');
      expect(at({ highlight: 'none', fade: 'none' })).toBe('----');
      expect(at({ highlight: 'item', fade: 'global' })).toBe('HFFF');
      expect(at({ highlight: 'item', fade: 'series' })).toBe('HF--');
      expect(at({ highlight: 'series', fade: 'global' })).toBe('HHFF');
      expect(at({ fade: 'global' })).toBe('-FFF');
    },
  );

  claim(
    [
      'The scope of the series under the pointer counts for the whole chart.',
      'or the look changes from series to series, and nothing happens on those without a scope.',
    ],
    () => {
      const chart = (
        <Bars
          series={[
            { data: [1, 2], ...ITEM },
            { data: [3, 4] },
            { data: [5, 6], ...scope('series', 'none') },
          ]}
        />
      );
      expect(stateWith(chart, BAR, [BAR, 0])).toBe('HFFFFF');
      expect(stateWith(chart, BAR, [BAR, 2])).toBe('------');
      expect(stateWith(chart, BAR, [BAR, 4])).toBe('----HH');
    },
  );

  claim(
    [
      'A line or an area is one item of its own, without an index; its marks are items with one.',
      "With `'item'` and `fade: 'global'`, the pointer on a mark dims everything, the line of that mark included.",
    ],
    () => {
      const onHighlightChange = jest.fn();
      const { unmount } = show(<Lines onHighlightChange={onHighlightChange} />);
      for (const selector of [LINE, AREA, MARK]) {
        fireEvent.pointerEnter(one(selector));
        fireEvent.pointerLeave(one(selector));
      }
      expect(onHighlightChange.mock.calls).toEqual([
        [{ seriesId: 'a', dataIndex: undefined }],
        [null],
        [{ seriesId: 'a', dataIndex: undefined }],
        [null],
        [{ seriesId: 'a', dataIndex: 0 }],
        [null],
      ]);
      unmount();
      const items = (
        <Lines
          series={[
            { id: 'a', data: [1, 2], showMark: true, area: true, ...ITEM },
            { id: 'b', data: [3, 4], showMark: true, ...ITEM },
          ]}
        />
      );
      expect(stateWith(items, LINE, [MARK, 0])).toBe('FF F FFFF');
      expect(stateWith(<Lines />, LINE, [MARK, 0])).toBe('HF H HHFF');
    },
  );
});

describe('looks', () => {
  claim(
    [
      'What is emphasized gets brighter, and what is dimmed gets an opacity of 0.3.',
      'Marks on a line look the same in both states.',
      'Each element has the attribute `data-highlighted` or `data-faded`.',
      'Bars, lines, areas, marks and arcs have a class for each state as well, for example `lineElementClasses.highlighted` and `pieArcClasses.faded`.',
    ],
    () => {
      const looks = (selector: string) =>
        all(selector).map((element) => ({
          filter: element.getAttribute('filter') ?? getComputedStyle(element).filter,
          opacity: element.getAttribute('opacity') ?? getComputedStyle(element).opacity,
        }));
      const held = { seriesId: 'a', dataIndex: 0 };
      const bars = show(<Bars highlightedItem={held} />);
      expect(looks(BAR)[0]).toEqual({ filter: 'brightness(120%)', opacity: '1' });
      expect(looks(BAR)[1]?.opacity).toBe('0.3');
      expect(one(BAR)).toHaveClass(barElementClasses.highlighted);
      expect(one(BAR, 1)).toHaveClass(barElementClasses.faded);
      bars.unmount();

      const lines = show(<Lines highlightedItem={{ seriesId: 'a' }} />);
      expect(stateOfLines()).toBe('HF H HHFF');
      expect(looks(LINE)).toMatchObject([{ filter: 'brightness(120%)' }, { opacity: '0.3' }]);
      expect(looks(AREA)[0]?.filter).toBe('brightness(140%)');
      expect(one(LINE)).toHaveClass(lineElementClasses.highlighted);
      expect(one(AREA)).toHaveClass(areaElementClasses.highlighted);
      expect(one(MARK)).toHaveClass(markElementClasses.highlighted);
      expect(one(MARK, 2)).toHaveClass(markElementClasses.faded);
      expect(looks(MARK)[0]).toEqual(looks(MARK)[2]);
      lines.unmount();

      const data = [
        { id: 0, value: 1 },
        { id: 1, value: 2 },
      ];
      show(
        <PieChart
          {...SIZE}
          series={[{ id: 'p', data, ...ITEM }]}
          highlightedItem={{ seriesId: 'p', dataIndex: 0 }}
        />,
      );
      expect(one('.MuiPieArc-root')).toHaveClass(pieArcClasses.highlighted);
      expect(one('.MuiPieArc-root', 1)).toHaveClass(pieArcClasses.faded);
      expect(looks('.MuiPieArc-root')[1]?.opacity).toBe('0.3');
    },
  );

  claim(
    [
      'Brightness is an attribute of the element, so a rule in `sx` replaces it.',
      "On a pie, the series' `highlighted` and `faded` change radius and colour of an arc.",
      "In a radar chart, the `highlight` prop chooses between `'axis'`, `'series'` and `'none'`.",
    ],
    async () => {
      const { unmount } = show(<Bars highlightedItem={{ seriesId: 'a', dataIndex: 0 }} />);
      expect(one(BAR).getAttribute('filter')).toBe('brightness(120%)');
      expect(one(BAR).getAttribute('style') ?? '').not.toContain('filter');
      unmount();
      const arcs = (extra: object) => {
        const pie = show(
          <PieChart
            {...SIZE}
            series={[
              {
                id: 'p',
                data: [
                  { id: 0, value: 1 },
                  { id: 1, value: 2 },
                ],
                ...ITEM,
                ...extra,
              },
            ]}
            highlightedItem={{ seriesId: 'p', dataIndex: 1 }}
          />,
        );
        const found = all('.MuiPieArc-root').map((arc) => [
          arc.getAttribute('fill'),
          /A([\d.]+),/.exec(arc.getAttribute('d') ?? '')?.[1],
        ]);
        pie.unmount();
        return found;
      };
      expect(
        arcs({
          outerRadius: 90,
          faded: { color: 'gray', additionalRadius: -20 },
          highlighted: { outerRadius: 99, color: 'red' },
        }),
      ).toEqual([
        ['gray', '70'],
        ['red', '99'],
      ]);
      const radar = (highlight: string) =>
        `import { RadarChart } from '@mui/x-charts/RadarChart';
        export const chart = <RadarChart series={[]} radar={{ metrics: ['a'] }} highlight="${highlight}" />;`;
      for (const kind of ['axis', 'series', 'none']) {
        await expectCompiles(radar(kind));
      }
      await expectTypeError(radar('item'), /TS2322/);
      expect(RadarChart).toBeDefined();
    },
  );
});

describe('axes', () => {
  const held = [{ axisId: 'x', dataIndex: 1 }];
  const stripesOf = (chart: ReactElement) => {
    const { unmount } = show(chart);
    const found = stripes();
    unmount();
    return found;
  };

  claim(
    [
      "| `'band'` | a stripe as wide as the category         | the categories of a bar chart            |",
      "| `'line'` | a dashed line                            | the x-axis of a line chart               |",
      "| `'none'` | nothing                                  | scatter charts, and all other directions |",
    ],
    () => {
      const [band = ''] = stripesOf(<Bars highlightedAxis={held} />);
      // Half of the 315 px between the axes.
      expect(band).toContain('l 157.5 0');
      expect(band).toMatch(/Z$/);
      const sideways = stripesOf(
        <Bars
          layout="horizontal"
          xAxis={undefined}
          yAxis={[{ id: 'x', data: ['p', 'q'] }]}
          highlightedAxis={held}
        />,
      );
      expect(sideways).toHaveLength(1);
      show(<Lines highlightedAxis={held} />);
      expect(stripes()).toEqual(['M 380 20 L 380 255']);
      expect(getComputedStyle(one('.MuiChartsAxisHighlight-root')).strokeDasharray).toBe('5 2');
      document.body.innerHTML = '';
      expect(stripesOf(<Bars axisHighlight={{ x: 'none' }} highlightedAxis={held} />)).toEqual([]);
      const points = [{ id: 0, x: 1, y: 1 }];
      // Its type lacks the prop, but it works.
      const untyped: object = { highlightedAxis: held };
      expect(
        stripesOf(
          <ScatterChart
            {...SIZE}
            xAxis={[{ id: 'x', data: [1, 2] }]}
            series={[{ data: points }]}
            {...untyped}
          />,
        ),
      ).toEqual([]);
      expect(
        stripesOf(
          <Bars
            yAxis={[{ id: 'y', data: [1, 2] }]}
            highlightedAxis={[{ axisId: 'y', dataIndex: 0 }]}
          />,
        ),
      ).toEqual([]);
    },
  );

  claim(
    [
      "`axisHighlight` takes a kind for each direction: `{ x: 'band', y: 'line' }`.",
      "`'band'` needs an axis with `scaleType: 'band'`. On any other it draws nothing, without a message.",
    ],
    () => {
      const y = [{ axisId: 'y', dataIndex: 0 }];
      const both = (
        <Bars
          axisHighlight={{ x: 'band', y: 'line' }}
          yAxis={[{ id: 'y', data: [1, 2] }]}
          highlightedAxis={[...held, ...y]}
        />
      );
      expect(stripesOf(both).map((path) => path.endsWith('Z'))).toEqual([true, false]);
      expect(stripesOf(<Lines axisHighlight={{ x: 'band' }} highlightedAxis={held} />)).toEqual([]);
      expect(
        stripesOf(
          <Lines
            axisHighlight={{ x: 'band' }}
            xAxis={[{ id: 'x', data: [1, 2], scaleType: 'band' }]}
            highlightedAxis={held}
          />,
        ),
      ).toHaveLength(1);
    },
  );

  claim(
    [
      'A line chart also draws a dot on each line at that place.',
      '`disableLineItemHighlight` turns them off for the chart, `disableHighlight` on a series for one, and `slots.lineHighlight` replaces them.',
      'In a `ChartContainer`, add `<ChartsAxisHighlight x="line" />` as a child, from `@mui/x-charts/ChartsAxisHighlight`.',
    ],
    () => {
      const dots = (props: Partial<LineChartProps>) => {
        const { unmount } = show(<Lines highlightedAxis={held} {...props} />);
        const found = all('.MuiHighlightElement-root').length;
        unmount();
        return found;
      };
      expect(dots({})).toBe(2);
      expect(dots({ disableLineItemHighlight: true })).toBe(0);
      expect(dots({ series: [{ data: [1, 2], disableHighlight: true }, { data: [3, 4] }] })).toBe(
        1,
      );
      const own = show(
        <Lines highlightedAxis={held} slots={{ lineHighlight: () => <g data-testid="own" /> }} />,
      );
      expect(screen.getAllByTestId('own')).toHaveLength(2);
      own.unmount();
      expect(
        stripesOf(
          <ChartContainer
            {...SIZE}
            xAxis={[{ id: 'x', data: [1, 2] }]}
            series={[]}
            highlightedAxis={held}
          >
            <ChartsAxisHighlight x="line" />
          </ChartContainer>,
        ),
      ).toHaveLength(1);
    },
  );
});

describe('control', () => {
  claim(
    [
      '`highlightedItem` is `{ seriesId, dataIndex }`, or `{ seriesId }` for a whole series, or `null`.',
      '`onHighlightChange` reports what the pointer is on, and `null` when it leaves.',
    ],
    () => {
      const onHighlightChange = jest.fn();
      const { rerender } = show(
        <Bars highlightedItem={null} onHighlightChange={onHighlightChange} />,
      );
      expect(stateOf(BAR)).toBe('----');
      rerender(<Bars highlightedItem={{ seriesId: 'b', dataIndex: 1 }} />);
      expect(stateOf(BAR)).toBe('FFFH');
      rerender(
        <Bars
          series={[{ id: 'a', data: [1, 2], ...SERIES }, { data: [3, 4] }]}
          highlightedItem={{ seriesId: 'a' }}
          onHighlightChange={onHighlightChange}
        />,
      );
      expect(stateOf(BAR)).toBe('HHFF');
      fireEvent.pointerEnter(one(BAR, 1));
      fireEvent.pointerLeave(one(BAR, 1));
      expect(onHighlightChange.mock.calls).toEqual([[{ seriesId: 'a', dataIndex: 1 }], [null]]);
    },
  );

  claim('While there is one, it wins.', async () => {
    const chart = (
      <div style={{ width: 400, height: 300 }}>
        <HighlightFromButtons />
      </div>
    );
    const { user } = show(chart);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Office' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Canteen' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  claim(
    [
      "`highlightedItem` doesn't lock the highlight. The pointer still changes what the chart shows, even when you ignore `onHighlightChange`; when it leaves, nothing is highlighted until you pass another object.",
      'So keep the prop in step with the callback, as the demos do.',
    ],
    () => {
      const held: HighlightItemData = { seriesId: 'a', dataIndex: 1 };
      const { rerender } = show(<Bars highlightedItem={held} />);
      expect(stateOf(BAR)).toBe('FHFF');
      fireEvent.pointerEnter(one(BAR));
      expect(stateOf(BAR)).toBe('HFFF');
      fireEvent.pointerLeave(one(BAR));
      expect(stateOf(BAR)).toBe('----');
      rerender(<Bars highlightedItem={held} />);
      expect(stateOf(BAR)).toBe('----');
      rerender(<Bars highlightedItem={{ ...held }} />);
      expect(stateOf(BAR)).toBe('FHFF');
    },
  );

  claim(
    [
      'The scope of its series applies here too.',
      "With `highlight: 'item'`, `{ seriesId }` emphasizes no bar, and `fade: 'global'` dims them all. An index that doesn't exist does the same.",
    ],
    () => {
      expect(stateWith(<Bars highlightedItem={{ seriesId: 'a' }} />, BAR)).toBe('FFFF');
      expect(stateWith(<Bars highlightedItem={{ seriesId: 'a', dataIndex: 7 }} />, BAR)).toBe(
        'FFFF',
      );
      const without = [{ id: 'a', data: [1, 2] }];
      expect(
        stateWith(<Bars series={without} highlightedItem={{ seriesId: 'a', dataIndex: 0 }} />, BAR),
      ).toBe('--');
    },
  );

  claim(
    [
      'The highlight opens no tooltip.',
      'Neither prop moves the tooltip of the other chart: it belongs to the pointer.',
    ],
    () => {
      show(
        <>
          <Bars highlightedItem={{ seriesId: 'a', dataIndex: 0 }} />
          <Bars highlightedAxis={[{ axisId: 'x', dataIndex: 0 }]} />
        </>,
      );
      expect(stateOf(BAR)).toBe('HFFF----');
      expect(stripes()).toHaveLength(1);
      expect(screen.queryByRole('tooltip')).toBeNull();
    },
  );
});

describe('several charts', () => {
  claim(
    [
      'Give both charts the same `highlightedItem`. Series must have the same `id` in both, and items the same order.',
      'When the charts share an axis rather than items, share `highlightedAxis`: a list of `{ axisId, dataIndex }`.',
      "Give the axes the same `id`; ids that a chart doesn't have are ignored.",
    ],
    () => {
      const item = { seriesId: 'a', dataIndex: 1 };
      const axis = [{ axisId: 'x', dataIndex: 1 }];
      show(
        <>
          <Bars highlightedItem={item} highlightedAxis={axis} />
          <Bars
            series={[{ id: 'other', data: [1, 2], ...ITEM }]}
            highlightedItem={item}
            xAxis={[{ id: 'other', data: ['p', 'q'] }]}
            highlightedAxis={axis}
          />
          <Bars series={[{ id: 'a', data: [5, 6], ...ITEM }]} highlightedItem={item} />
        </>,
      );
      expect(stateOf(BAR)).toBe('FHFF--FH');
      expect(stripes()).toHaveLength(1);
    },
  );

  claim('The type of `ScatterChart` has neither of the two props.', async () => {
    const chart = (prop: string) =>
      `import { ScatterChart } from '@mui/x-charts/ScatterChart';
      export const chart = <ScatterChart series={[]} ${prop} />;`;
    await expectCompiles(chart('highlightedItem={null}'));
    await expectTypeError(chart('highlightedAxis={[]}'), /TS2322/);
    await expectTypeError(chart('onHighlightedAxisChange={() => {}}'), /TS2322/);
  });

  claim(
    'After a list, `undefined` leaves the old highlight in place, and a list after `undefined` logs an error.',
    () => {
      const held = [{ axisId: 'x', dataIndex: 1 }];
      const { rerender, unmount } = show(<Bars highlightedAxis={held} />);
      expect(stripes()).toHaveLength(1);
      rerender(<Bars highlightedAxis={[]} />);
      expect(stripes()).toHaveLength(0);
      rerender(<Bars highlightedAxis={held} />);
      rerender(<Bars highlightedAxis={undefined} />);
      expect(stripes()).toHaveLength(1);
      expectConsole('error', /controlled highlightedAxis state of Chart to be uncontrolled/);
      unmount();
      const other = show(<Bars />);
      other.rerender(<Bars highlightedAxis={held} />);
      expectConsole('error', /uncontrolled highlightedAxis state of Chart to be controlled/);
    },
  );
});

describe('own parts', () => {
  claim(
    [
      'In a child of the chart, `useItemHighlighted({ seriesId, dataIndex })` from `@mui/x-charts/hooks` returns `{ isHighlighted, isFaded }`, never both `true`.',
      'For many items in one component, `useItemHighlightedGetter()` returns two functions of these names. For an emphasized item both can say `true`, so ask for the highlight first',
    ],
    () => {
      const seen: unknown[] = [];
      function Own({ dataIndex }: { dataIndex: number }) {
        const item = { seriesId: 'a', dataIndex };
        const { isHighlighted, isFaded } = useItemHighlighted(item);
        const getter = useItemHighlightedGetter();
        seen.push([isHighlighted, isFaded, getter.isHighlighted(item), getter.isFaded(item)]);
        return null;
      }
      show(
        <Bars
          series={[{ id: 'a', data: [1, 2], ...SERIES }]}
          highlightedItem={{ seriesId: 'a', dataIndex: 0 }}
        >
          <Own dataIndex={1} />
        </Bars>,
      );
      // Of the same series, so emphasized, and not the item itself, so dimmed as well.
      expect(seen.at(-1)).toEqual([true, false, true, true]);
    },
  );

  claim('Slots such as `bar` get the same two in `ownerState`, and `mark` as props.', () => {
    const states: unknown[] = [];
    function Bar({ ownerState }: { ownerState: { isHighlighted: boolean; isFaded: boolean } }) {
      states.push([ownerState.isHighlighted, ownerState.isFaded]);
      return null;
    }
    const bars = show(
      <Bars
        series={[{ id: 'a', data: [1, 2], ...ITEM }]}
        highlightedItem={{ seriesId: 'a', dataIndex: 0 }}
        slots={{ bar: Bar }}
      />,
    );
    expect(states.slice(-2)).toEqual([
      [true, false],
      [false, true],
    ]);
    bars.unmount();
    const marks: unknown[] = [];
    function Mark(props: { isHighlighted?: boolean; isFaded?: boolean }) {
      marks.push([props.isHighlighted, props.isFaded]);
      return null;
    }
    show(<Lines highlightedItem={{ seriesId: 'b' }} slots={{ mark: Mark }} />);
    expect(marks.slice(-4)).toEqual([
      [false, true],
      [false, true],
      [true, false],
      [true, false],
    ]);
  });
});

claim(
  [
    "Buttons make the highlight reachable with the keyboard, since marks aren't.",
    'The highlight answers a pointer only.',
  ],
  async () => {
    const { user } = show(<HighlightFromButtons />);
    const focused: (string | null)[] = [];
    for (let presses = 0; presses < 4; presses += 1) {
      await user.tab();
      focused.push(
        document.activeElement === document.body
          ? null
          : (document.activeElement?.textContent ?? ''),
      );
    }
    expect(focused).toEqual(['Office', 'Lab', 'Canteen', null]);
  },
);

dismiss(
  [
    'Two highlights exist. That of an item emphasizes one mark or one series; that of an axis marks a place on it, with all series there.',
    'Indexes must mean the same in both charts.',
  ],
  'A definition, and what follows from passing an index.',
);
dismiss(
  "Here `tooltip.trigger` is `'item'`, so that the tooltip names the line that stands out.",
  'Says what the demo beside it does.',
);
dismiss('Dimmed marks lose their contrast.', 'Follows from an opacity of 0.3.');
