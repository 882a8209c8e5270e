import { proves, expect, expectConsole, openScene, type Page } from '../browser';

/** Opens a scene with the pointer on its chart, in the middle unless a place is given. */
async function hover(page: Page, scene: string, at = { x: 220, y: 200 }) {
  await openScene(page, scene);
  const tooltip = page.getByRole('tooltip');
  await moveTo(page, at);
  return tooltip;
}

/** Moves the pointer to a place on the chart that is open, coming from 3 px beside. */
async function moveTo(page: Page, at: { x: number; y: number }) {
  // A tooltip inside of the chart, and the legend, have drawings of their own.
  const chart = page.locator('#scene svg[class*="Surface"], #scene svg[class*="Gauge"]').first();
  await chart.hover({ position: { x: at.x - 3, y: at.y }, force: true });
  await chart.hover({ position: at, force: true });
}

/** Presses a finger on a scene of a phone; gives what moves it and what lifts it. */
async function touch(page: Page, scene: string, at: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 1000,
    height: 800,
    deviceScaleFactor: 1,
    mobile: true,
  });
  await openScene(page, scene);
  const box = await page.locator('#scene svg[class*="Surface"]').first().boundingBox();
  const place = { x: (box?.x ?? 0) + at.x, y: (box?.y ?? 0) + at.y };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  const moveBy = (dx: number) =>
    session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: place.x + dx, y: place.y }],
    });
  const lift = () =>
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return { place, moveBy, lift };
}

/** Nothing may come, also not a little later. */
async function expectNone(page: Page, scene: string, at?: { x: number; y: number }) {
  const tooltip = await hover(page, scene, at);
  await page.waitForTimeout(200);
  await expect(tooltip).toHaveCount(0);
}

proves(
  [
    'Charts have a tooltip by default, except `Gauge` and `SparkLineChart`.',
    "| Bar, line, radar | `'axis'` | The number, or `null` |",
    "| Sparkline, with `showTooltip` | `'axis'` | The number |",
    "| `'axis'` | All series, at the axis value nearest to the pointer |",
    "| `'item'` | The bar, mark, point, slice, section, cell, or radar series under the pointer |",
    'By default, a scatter chart shows [the point nearest to the pointer](/x/react-charts/scatter/#choose-the-nearest-point).',
  ],
  async (page) => {
    await expect(await hover(page, 'Default')).toContainText(/Books.*Films/s);
    await expect(await hover(page, 'Composed')).toContainText('Books');
    await expect(await hover(page, 'Radar', { x: 200, y: 130 })).toContainText(/Books.*Films/s);
    for (const [scene, at] of [
      ['Pie', { x: 230, y: 170 }],
      ['Scatter', { x: 215, y: 150 }],
      ['Funnel', { x: 200, y: 70 }],
      ['Item', { x: 195, y: 200 }],
      ['Cells', { x: 120, y: 100 }],
    ] as const) {
      const tooltip = await hover(page, scene, at);
      await expect(tooltip).toContainText(/Books|Films/);
      await expect(tooltip).not.toContainText(/Books.*Films/s);
    }
    // The point is at 222, 137.
    await expect(await hover(page, 'Scatter', { x: 350, y: 40 })).toContainText('Books');
    await expectNone(page, 'Dial', { x: 100, y: 100 });
    await expectNone(page, 'Spark', { x: 200, y: 50 });
    await expect(await hover(page, 'SparkWith', { x: 200, y: 50 })).toContainText('2');
  },
);

proves(
  [
    "On a line, `'item'` needs marks, which are the dots of the line.",
    'With `showMark: false`, no tooltip opens.',
  ],
  async (page) => {
    // The line lies in the middle, with marks at 65, 222 and 380 px.
    await expect(await hover(page, 'LineItem', { x: 222, y: 137 })).toContainText('Books');
    const tooltip = await hover(page, 'LineItem', { x: 150, y: 137 });
    await page.waitForTimeout(200);
    expect((await tooltip.allInnerTexts()).join('')).toBe('');
    await expect(page.locator('.MuiChartsTooltip-paper')).toHaveCount(0);
    const without = await hover(page, 'LineWithoutMarks', { x: 222, y: 137 });
    await page.waitForTimeout(200);
    expect((await without.allInnerTexts()).join('')).toBe('');
    await expect(page.locator('.MuiChartsTooltip-paper')).toHaveCount(0);
  },
);

proves(
  [
    "In pie and scatter charts, `'axis'` shows nothing.",
    "If a numeric axis has no `data`, `trigger: 'axis'` has nothing to show.",
    'If series use several x-axes, the tooltip has a table for each. `ignoreTooltip` on an axis removes its table, and `hideTooltip` removes only the heading. In horizontal bars, the same applies to y-axes.',
  ],
  async (page) => {
    await expectNone(page, 'PieByAxis', { x: 230, y: 170 });
    await expectNone(page, 'ScatterByAxis', { x: 215, y: 150 });
    await expectNone(page, 'ScatterWithData', { x: 215, y: 150 });
    const two = await hover(page, 'TwoAxes', { x: 280, y: 100 });
    await expect(two.locator('table')).toHaveCount(2);
    await expect(two).toContainText(/2.*Books.*20.*Films/s);
    await expect((await hover(page, 'TwoHorizontal')).locator('table')).toHaveCount(2);
    const shared = await hover(page, 'TwoValueAxes', { x: 220, y: 100 });
    await expect(shared.locator('table')).toHaveCount(1);
    await expect(shared.locator('tr')).toHaveText(['Books5', 'Films50']);
    // The mark of 100 is nearer, but 31 is nearer to 1.
    await expect(await hover(page, 'Logarithmic', { x: 300, y: 100 })).toHaveText('1Books40');
    await expectNone(page, 'Ignored');
    const bare = await hover(page, 'WithoutHeading');
    await expect(bare).toContainText('Books');
    await expect(bare).not.toContainText('Tue');
  },
);

proves(
  'Sort the `data` of a linear or time axis in ascending order. Otherwise the tooltip shows wrong entries. To show the newest value first, set `reverse: true` on the axis.',
  async (page) => {
    // The marks are at 65, 222 and 380 px.
    const headings = async (scene: string) => {
      const found: string[] = [];
      await openScene(page, scene);
      for (const x of [80, 220, 370]) {
        await moveTo(page, { x, y: 200 });
        await page.waitForTimeout(100);
        found.push(await page.getByRole('tooltip').locator('caption').innerText());
      }
      return found;
    };
    expect(await headings('Falling')).toEqual(['3', '3', '3']);
    expect(await headings('Unsorted')).toEqual(['1', '1', '3']);
    expect(await headings('TurnedRound')).toEqual(['3', '2', '1']);
    expect(await headings('FallingPoints')).toEqual(['3', '2', '1']);
  },
);

proves(
  [
    '`valueFormatter(value, { dataIndex })` on a series returns the text of a row.',
    "`valueFormatter(value, { location })` on the axis returns the heading. `location` is `'tooltip'`.",
    'Format dates in the `valueFormatter` of the axis. Otherwise the heading contains the time of day, or the number if dates are milliseconds.',
    'To leave a row out, return `null`, as for the target in this demo.',
    "With `trigger: 'item'`, the name of the series remains if you return `null`.",
    'If all rows are removed, the heading remains. If the axis has `hideTooltip`, an empty box remains.',
  ],
  async (page) => {
    for (const scene of ['Dates', 'DateBands']) {
      await expect((await hover(page, scene)).locator('caption')).toContainText('00:00');
    }
    await expect((await hover(page, 'DatesAsNumbers')).locator('caption')).toHaveText(/^\d{13}$/);
    const empty = await hover(page, 'NoRowsNoHeading');
    await expect(empty.locator('.MuiChartsTooltip-paper')).toBeVisible();
    await expect(empty).toHaveText('');
    // Three series, the last of which gives `undefined`.
    await expect((await hover(page, 'Missing')).locator('tr')).toHaveCount(2);
    const tooltip = await hover(page, 'Formatted');
    await expect(tooltip.locator('caption')).toHaveText('Tue tooltip');
    await expect(tooltip.locator('tr')).toHaveText('Films of tooltip41 at 1');
    await expect(await hover(page, 'FormattedItem')).toHaveText('Books');
    await expect(await hover(page, 'NoRows')).toHaveText('Tue');
  },
);

proves(
  'Return `null` or a text such as "no data" for missing values, too. Otherwise the row shows only a name.',
  async (page) => {
    const tooltip = await hover(page, 'Default');
    await expect(tooltip.locator('tr')).toHaveText(['Books40', 'Films']);
    await expect((await hover(page, 'Missing')).locator('tr')).toHaveText([
      'Booksgot null',
      'Films',
    ]);
  },
);

proves(
  [
    "| Pie | `'item'` | The slice: `({ value }) => …` |",
    "| Scatter | `'item'` | The point: `({ x, y }) => …` |",
  ],
  async (page) => {
    await expect(await hover(page, 'Pie', { x: 230, y: 170 })).toContainText('3 of 4');
    await expect(await hover(page, 'Scatter', { x: 215, y: 150 })).toContainText('x 1');
  },
);

proves(
  [
    'To show other content, such as a total, write a component that renders the content inside a `ChartsTooltipContainer`. The container opens and places the tooltip. Pass your component as `slots.tooltip`:',
    '| `useAxesTooltip()` | A list of `{ axisValue, axisFormattedValue, dataIndex, seriesItems }`, one entry for each axis |',
    'Each of `seriesItems` has `seriesId`, `color`, `value`, `formattedValue`, and `formattedLabel`.',
    'Filter out items whose `formattedValue` is `null`. The built-in content leaves them out too.',
    'To read other fields of your data, use `dataIndex`.',
  ],
  async (page) => {
    const tooltip = await hover(page, 'Axes');
    expect(JSON.parse(await tooltip.innerText())).toEqual({
      count: 1,
      value: 'Tue',
      text: 'Tue',
      dataIndex: 1,
      items: [
        ['auto-generated-id-0', 'string', 40, '40', 'Books'],
        ['auto-generated-id-1', 'string', null, '', 'Films'],
      ],
    });
    await expect(tooltip).toHaveClass(/from-slot-props/);
    await expect(await hover(page, 'AxesNull')).toContainText(
      '["auto-generated-id-0","string",40,null,"Books"]',
    );
    await expect(await hover(page, 'Overruled')).toContainText('"count":1');
  },
);

proves(
  '`onHighlightedAxisChange` receives the position of the pointer, or `[]` when the pointer leaves.',
  async (page) => {
    await hover(page, 'Places');
    await expect(page.locator('output')).toHaveText('x 1, y 0');
    await page.mouse.move(900, 700, { steps: 3 });
    await expect(page.locator('output')).toHaveText('');
    await hover(page, 'PlacesOfOne');
    await expect(page.locator('output')).toHaveText('x 1');
  },
);

proves(
  [
    '| `useItemTooltip()` | `{ identifier, color, label, value, formattedValue }` |',
    '`useItemTooltip()` returns it as `identifier.dataIndex`.',
    '| `useRadarItemTooltip()` | The item of a radar chart, with `values` |',
  ],
  async (page) => {
    const item = await hover(page, 'ItemHook', { x: 200, y: 200 });
    expect(JSON.parse(await item.innerText())).toMatchObject({
      identifier: { type: 'bar', dataIndex: 1, seriesId: 'auto-generated-id-0' },
      color: expect.any(String),
      label: 'Books',
      value: 40,
      formattedValue: '40',
    });
    await expect(await hover(page, 'RadarHook', { x: 200, y: 130 })).toHaveText(
      'Speed 8, Range 7, Price 6',
    );
  },
);

proves(
  [
    'The hooks return `null` if there is nothing to show.',
    '`useAxisTooltip()` returns `null`, unless you pass `multipleAxes: true`. Use `useAxesTooltip()`.',
  ],
  async (page) => {
    await openScene(page, 'Before');
    await expect(page.locator('#before')).toHaveText('null null');
    await expect(await hover(page, 'SingleHook')).toHaveText('null 1');
  },
);

proves("Links and buttons in a tooltip can't be clicked.", async (page) => {
  const tooltip = await hover(page, 'Default');
  await expect(tooltip).toHaveCSS('pointer-events', 'none');
  expect(await tooltip.evaluate((one) => one.parentElement === document.body)).toBe(true);
  await expect(tooltip.locator('caption')).toHaveText('Tue');
  await expect(page.locator('.MuiChartsTooltip-axisValueCell')).toHaveCount(0);
});

proves(
  [
    "By default, `placement` is `'right-start'` on devices with a mouse, and `'top'` on others.",
    "If there isn't enough space, the tooltip takes another side.",
    'If you pass an `anchorEl`, the tooltip stays there. Otherwise it follows the pointer.',
    'If you pass `modifiers` in `slotProps.tooltip`, they replace the modifiers of the chart, including the distance from the pointer.',
  ],
  async (page) => {
    const leftOf = async (scene: string, x: number) => {
      const tooltip = await hover(page, scene, { x, y: 200 });
      await expect(tooltip).toBeVisible();
      await page.waitForTimeout(100);
      return (await tooltip.boundingBox())?.x ?? 0;
    };
    const one = await leftOf('Default', 200);
    const other = await leftOf('Default', 240);
    expect(Math.abs(other - one - 40)).toBeLessThan(3);
    const svg = page.locator('#scene svg[class*="Surface"]').first();
    const chart = (await svg.boundingBox())?.x ?? 0;
    expect(Math.abs(other - chart - 248)).toBeLessThan(3);
    const near = await leftOf('NoModifiers', 240);
    expect(Math.abs(near - chart - 240)).toBeLessThan(3);
    expect(await leftOf('Anchored', 200)).toBe(await leftOf('Anchored', 240));
    await expect(page.getByRole('tooltip')).toHaveAttribute(
      'data-popper-placement',
      'bottom-start',
    );
    await hover(page, 'Default');
    await expect(page.getByRole('tooltip')).toHaveAttribute('data-popper-placement', 'right-start');
    await hover(page, 'AtTheEdge', { x: 350, y: 200 });
    await expect(page.getByRole('tooltip')).toHaveAttribute('data-popper-placement', 'left-start');
    const { place, lift } = await touch(page, 'Default', { x: 220, y: 200 });
    await expect(page.getByRole('tooltip')).toHaveAttribute('data-popper-placement', 'top');
    const box = await page.getByRole('tooltip').boundingBox();
    expect(Math.abs(place.y - (box?.y ?? 0) - (box?.height ?? 0) - 64)).toBeLessThan(3);
    await lift();
    // A laptop with a touch screen has a mouse, too.
    await page.addInitScript(() => {
      const match = window.matchMedia.bind(window);
      window.matchMedia = (query) =>
        query === '(pointer: fine)'
          ? Object.defineProperty(match(query), 'matches', { value: true })
          : match(query);
    });
    await touch(page, 'Default', { x: 220, y: 200 });
    await expect(page.getByRole('tooltip')).toHaveAttribute('data-popper-placement', 'right-start');
  },
);

proves(
  [
    'In a composed chart, add `ChartsTooltip` as a child of `ChartsSurface` or `ChartContainer`.',
    "With `disablePortal`, place it next to `ChartsSurface` in a `ChartDataProvider` instead, because HTML inside the SVG isn't shown.",
    '`BarChart` and the other charts need no change for `disablePortal`.',
  ],
  async (page) => {
    for (const scene of ['Composed', 'InSurface', 'BesideSurface', 'WithoutPortal']) {
      await expect(await hover(page, scene)).toContainText('Books');
    }
    await hover(page, 'InSurfaceWithoutPortal');
    await page.waitForTimeout(200);
    const inside = page.locator('svg .MuiChartsTooltip-root');
    await expect(inside).toHaveCount(1);
    expect(await inside.boundingBox()).toBeNull();
  },
);

proves('Set `trigger` yourself.', async (page) => {
  await expectNone(page, 'UnlitBar', { x: 195, y: 200 });
  await expect(await hover(page, 'UnlitBarItem', { x: 195, y: 200 })).toContainText('Books');
  await expect(await hover(page, 'UnlitLineItem', { x: 222, y: 137 })).toContainText('Books');
});

/** Presses the button of a scene, while the pointer stays on the chart. */
const load = (page: Page) => page.getByRole('button', { name: 'Load' }).dispatchEvent('click');

proves(
  [
    'While a chart is `loading`, it has no tooltip.',
    'If the pointer still rests on the chart afterwards, the tooltip opens in the top left corner of the window.',
    "To refresh data under an open tooltip, don't set `loading`: the tooltip then shows the new values in its old place.",
  ],
  async (page) => {
    const tooltip = await hover(page, 'Polling');
    await expect(tooltip).toBeVisible();
    expect((await tooltip.boundingBox())?.x).toBeGreaterThan(200);
    await load(page);
    await expect(tooltip).toHaveCount(0);
    await load(page);
    await expect(tooltip).toBeVisible();
    await expect.poll(async () => (await tooltip.boundingBox())?.x).toBeLessThan(20);
    expect((await tooltip.boundingBox())?.y).toBeLessThan(20);
    await moveTo(page, { x: 220, y: 200 });
    await expect.poll(async () => (await tooltip.boundingBox())?.x).toBeGreaterThan(200);
    const steady = await hover(page, 'NewValues');
    await expect(steady).toContainText('40.0');
    const place = await steady.boundingBox();
    await load(page);
    await expect(steady).toContainText('50.0');
    expect(await steady.boundingBox()).toEqual(place);
  },
);

proves(
  [
    "With `trigger: 'item'`, if the `data` of a line gets shorter under the pointer, `valueFormatter` receives `undefined`, although its type allows only numbers and `null`.",
    'An error in the formatter then removes the whole chart.',
  ],
  async (page) => {
    const tooltip = await hover(page, 'FewerMarks', { x: 380, y: 137 });
    await expect(tooltip).toContainText('40.0');
    await load(page);
    await expect(page.locator('#scene svg')).toHaveCount(0);
    expectConsole(/undefined \(reading 'toFixed'\)/);
    expectConsole(/error/i);
  },
);

proves(
  "`open={false}` hides the tooltip. `open` doesn't show it without a pointer.",
  async (page) => {
    await expectNone(page, 'Closed');
    for (const scene of ['Opened', 'Highlighted']) {
      await openScene(page, scene);
      await page.waitForTimeout(200);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    }
    await expect(page.locator('.MuiChartsAxisHighlight-root')).toHaveCount(1);
  },
);

proves(
  [
    "The tooltip doesn't open with the keyboard, and screen readers don't announce it.",
    'On touch screens, the tooltip opens while a finger presses the chart or moves sideways over it.',
  ],
  async (page) => {
    await openScene(page, 'Default');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await hover(page, 'Default');
    await expect(page.getByRole('tooltip')).toHaveCount(1);
    await expect(page.locator('[aria-describedby], [aria-live]')).toHaveCount(0);
    const { moveBy, lift } = await touch(page, 'Default', { x: 220, y: 200 });
    await expect(page.getByRole('tooltip')).toContainText('Tue');
    await moveBy(4);
    await moveBy(12);
    await moveBy(130);
    await expect(page.getByRole('tooltip')).toContainText('Wed');
    await lift();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
