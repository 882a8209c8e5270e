import { proves, expect, openScene, type Page } from '../browser';

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
    'Every ready chart but `Gauge` has one; `SparkLineChart` shows it with `showTooltip`.',
    "`'axis'`: all series at the place of the pointer. The default of bars, lines, spark lines and radar charts.",
    "`'item'`: the one bar, point, slice, section, cell or radar series. The default of pies, scatter charts, heatmaps and funnels. By default, a scatter chart takes the point nearest to the pointer.",
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
  "On a line, `'item'` needs the marks: beside them, and everywhere with `showMark: false`, nothing shows.",
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
    "A pie has no axis, so `'axis'` shows nothing there.",
    'An axis of numbers that you pass without `data` finds none, and a scatter chart shows nothing even with it.',
    "When series use several x-axes (y-axes, where bars are horizontal), the tooltip has a table for each; series on two y-axes share one. `ignoreTooltip` on an axis removes its table, `hideTooltip` only the table's heading.",
    "`'axis'` looks up the entry in the `data` of the axis whose value is nearest.",
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
  [
    "The values of an axis of numbers or dates have to rise. Where its `data` falls, the tooltip shows the first entry everywhere; where it isn't sorted, wrong entries at some places. Sort the data, and turn the axis round with `reverse: true`.",
    "An axis with `scaleType: 'band'` or `'point'` takes any order",
  ],
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
    "`valueFormatter(value, { dataIndex })` on a series writes the value, `valueFormatter(value, { location })` on the axis the heading, where `location` is `'tooltip'`. Format dates: without it, the heading has their time of day.",
    "`label` on a series may be a function that gets `'tooltip'` or `'legend'`",
    'Return `null` to leave the row out, as the target here.',
    "That works with `'axis'`; with `'item'` the name of the series stays",
    'When no row is left, the heading stays; with `hideTooltip`, an empty box does.',
  ],
  async (page) => {
    for (const scene of ['Dates', 'DateBands']) {
      await expect((await hover(page, scene)).locator('caption')).toContainText('00:00');
    }
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
  'A value that is `null` or missing gives a row with a name alone, and the formatter gets `null`.',
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
  'In a pie or funnel, the formatter gets the whole entry: `({ value }) => …`. In a scatter chart it gets the point',
  async (page) => {
    await expect(await hover(page, 'Pie', { x: 230, y: 170 })).toContainText('3 of 4');
    await expect(await hover(page, 'Scatter', { x: 215, y: 150 })).toContainText('x 1');
  },
);

proves(
  [
    'Put your component into a `ChartsTooltipContainer`, which opens and places it, and pass both as `slots.tooltip`.',
    '`useAxesTooltip()` gives a list with one entry for each axis that has a table in the built-in tooltip: `axisValue`, `axisFormattedValue`, `dataIndex`, and `seriesItems` with `seriesId`, `color`, `value`, `formattedValue` and `formattedLabel`.',
    "`trigger` of the container is `'axis'` by default.",
    'Your component gets `slotProps.tooltip` as props',
    'A `trigger` after them wins over theirs.',
    '`seriesItems` has the rows too that the built-in content leaves out: filter out those with a `formattedValue` of `null`.',
    '`dataIndex` finds other fields in your own data.',
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
  '`onHighlightedAxisChange` gets the place of the pointer, with an entry for each axis with `data`, and `[]` when it leaves.',
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
    '`useItemTooltip()` gives the item: `identifier`, `color`, `label`, `value` and `formattedValue`.',
    'Radar charts have `useRadarItemTooltip()`, with `values` instead.',
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
    'The hooks return `null` while there is nothing to show',
    "Don't use `useAxisTooltip()`: in this version it returns no data unless you pass `multipleAxes: true`.",
  ],
  async (page) => {
    await openScene(page, 'Before');
    await expect(page.locator('#before')).toHaveText('null null');
    await expect(await hover(page, 'SingleHook')).toHaveText('null 1');
  },
);

proves(
  [
    "The tooltip lets the pointer through: links and buttons in it can't be clicked.",
    'It stands at the end of `<body>`',
    'No element has `axisValueCell`: the heading is the `caption` of the table.',
  ],
  async (page) => {
    const tooltip = await hover(page, 'Default');
    await expect(tooltip).toHaveCSS('pointer-events', 'none');
    expect(await tooltip.evaluate((one) => one.parentElement === document.body)).toBe(true);
    await expect(tooltip.locator('caption')).toHaveText('Tue');
    await expect(page.locator('.MuiChartsTooltip-axisValueCell')).toHaveCount(0);
  },
);

proves(
  [
    "The tooltip follows the pointer. Its `placement` is `'right-start'` where the main pointer is a mouse, and `'top'` under a finger on a phone; without room there, it takes another side. With an `anchorEl`, it stays there.",
    '`modifiers` replaces those of the chart, its distance among them: 64 px from a finger, or where the main pointer is one, 8 px otherwise.',
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
    const { place } = await touch(page, 'Default', { x: 220, y: 200 });
    await expect(page.getByRole('tooltip')).toHaveAttribute('data-popper-placement', 'top');
    const box = await page.getByRole('tooltip').boundingBox();
    expect(Math.abs(place.y - (box?.y ?? 0) - (box?.height ?? 0) - 64)).toBeLessThan(3);
  },
);

proves(
  [
    'In a composed chart, add `ChartsTooltip`, or your own component, as a child of `ChartsSurface` or of `ChartContainer`.',
    'With `disablePortal` it shows nothing there, since it would be inside the SVG: put it beside `ChartsSurface` in a `ChartDataProvider`.',
  ],
  async (page) => {
    for (const scene of ['Composed', 'InSurface', 'BesideSurface']) {
      await expect(await hover(page, scene)).toContainText('Books');
    }
    await hover(page, 'InSurfaceWithoutPortal');
    await page.waitForTimeout(200);
    const inside = page.locator('svg .MuiChartsTooltip-root');
    await expect(inside).toHaveCount(1);
    expect(await inside.boundingBox()).toBeNull();
  },
);

proves(
  [
    "`open={false}` closes it. `open` alone doesn't open it without a pointer.",
    'In bars and lines, `highlightedAxis` marks the place, without a tooltip',
  ],
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
    "The tooltip opens for a pointer only, and nothing tells a screen reader that it's there.",
    "On a touch screen, a finger that presses the chart or moves sideways over it opens the tooltip, until it's lifted.",
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
