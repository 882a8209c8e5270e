import { claim, expect, openScene, type Page } from '../browser';

/** Opens a scene with the pointer on its chart, in the middle unless a place is given. */
async function hover(page: Page, scene: string, at = { x: 220, y: 200 }) {
  await openScene(page, scene);
  const chart = page.locator('#scene svg').last();
  await chart.hover({ position: { x: at.x - 3, y: at.y }, force: true });
  await chart.hover({ position: at, force: true });
  return page.getByRole('tooltip');
}

/** Nothing may come, also not a little later. */
async function expectNone(page: Page, scene: string, at?: { x: number; y: number }) {
  const tooltip = await hover(page, scene, at);
  await page.waitForTimeout(200);
  await expect(tooltip).toHaveCount(0);
}

claim(
  [
    'Every ready chart but `Gauge` has one; `SparkLineChart` shows it with `showTooltip`.',
    "`'axis'`: all series at the place of the pointer. The default of bars, lines and radar charts.",
    "`'item'`: the one bar, point, slice or cell. The default of pies, scatter charts, heatmaps and funnels.",
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
    await expectNone(page, 'Dial', { x: 100, y: 100 });
    await expectNone(page, 'Spark', { x: 200, y: 50 });
    await expect(await hover(page, 'SparkWith', { x: 200, y: 50 })).toContainText('2');
  },
);

claim(
  "On a line, `'item'` needs the marks: beside them the tooltip has no content, and with `showMark: false` it never has.",
  async (page) => {
    // The line lies in the middle, with marks at 65, 222 and 380 px.
    await expect(await hover(page, 'LineItem', { x: 222, y: 137 })).toContainText('Books');
    const tooltip = await hover(page, 'LineItem', { x: 150, y: 137 });
    await page.waitForTimeout(200);
    expect((await tooltip.allInnerTexts()).join('')).toBe('');
    const without = await hover(page, 'LineWithoutMarks', { x: 222, y: 137 });
    await page.waitForTimeout(200);
    expect((await without.allInnerTexts()).join('')).toBe('');
  },
);

claim(
  [
    "A pie has no axis, so `'axis'` shows nothing there.",
    'An axis without `data` finds none, and a scatter chart shows nothing even with it.',
    'When series use several axes, the tooltip has a table for each; `ignoreTooltip` on an axis leaves its table out, and `hideTooltip` only the heading.',
    "`'axis'` looks up the nearest entry in the `data` of the axis.",
  ],
  async (page) => {
    await expectNone(page, 'PieByAxis', { x: 230, y: 170 });
    await expectNone(page, 'ScatterByAxis', { x: 215, y: 150 });
    await expectNone(page, 'ScatterWithData', { x: 215, y: 150 });
    const two = await hover(page, 'TwoAxes', { x: 280, y: 100 });
    await expect(two.locator('table')).toHaveCount(2);
    await expect(two).toContainText(/2.*Books.*20.*Films/s);
    await expectNone(page, 'Ignored');
    const bare = await hover(page, 'WithoutHeading');
    await expect(bare).toContainText('Books');
    await expect(bare).not.toContainText('Tue');
  },
);

claim(
  [
    "`valueFormatter(value, { dataIndex })` on a series writes the value, `valueFormatter` on the axis the heading (`context.location` is `'tooltip'`).",
    "`label` on a series may be a function that gets `'tooltip'` or `'legend'`.",
    "Return `null` to leave the row out, as the target here. That works with `'axis'`; with `'item'` the tooltip shows the name alone. When no row is left, the heading stays.",
  ],
  async (page) => {
    const tooltip = await hover(page, 'Formatted');
    await expect(tooltip.locator('caption')).toHaveText('Tue tooltip');
    await expect(tooltip.locator('tr')).toHaveText('Films of tooltip41 at 1');
    await expect(await hover(page, 'FormattedItem')).toHaveText('Books');
    await expect(await hover(page, 'NoRows')).toHaveText('Tue');
  },
);

claim('A value of `null` gives a row without text.', async (page) => {
  const tooltip = await hover(page, 'Default');
  await expect(tooltip.locator('tr')).toHaveText(['Books40', 'Films']);
});

claim(
  'In a pie, the formatter gets the whole entry: `({ value }) => …`. In a scatter chart it gets the point.',
  async (page) => {
    await expect(await hover(page, 'Pie', { x: 230, y: 170 })).toContainText('3 of 4');
    await expect(await hover(page, 'Scatter', { x: 215, y: 150 })).toContainText('x 1');
  },
);

claim(
  [
    'Put your component into a `ChartsTooltipContainer`, which opens and places it, and pass both as `slots.tooltip`.',
    '`useAxesTooltip()` gives a list with an entry for each axis: `axisValue`, `axisFormattedValue`, `dataIndex`, and `seriesItems` with `seriesId`, `color`, `value`, `formattedValue` and `formattedLabel`.',
    "`trigger` of the container is `'axis'` by default.",
    'Your component gets `slotProps.tooltip` as props',
    'Spread them on the container to pass them on; a `trigger` after them wins over theirs.',
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

claim(
  '`onHighlightedAxisChange` gets the place of the pointer, with an entry for each axis with `data`:',
  async (page) => {
    await hover(page, 'Places');
    await expect(page.locator('output')).toHaveText('x 1, y 0');
    await hover(page, 'PlacesOfOne');
    await expect(page.locator('output')).toHaveText('x 1');
  },
);

claim(
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

claim(
  [
    'Both return `null` while nothing is under the pointer, so check for it.',
    "Don't use `useAxisTooltip()`: in this version it returns no data unless you pass `multipleAxes: true`.",
  ],
  async (page) => {
    await openScene(page, 'Before');
    await expect(page.locator('#before')).toHaveText('null null');
    await expect(await hover(page, 'SingleHook')).toHaveText('null 1');
  },
);

claim(
  [
    "The tooltip lets the pointer through: links and buttons in it can't be clicked.",
    "It stands at the end of `<body>`, so styles of the chart don't reach it: use `slotProps.tooltip.sx`, `classes` or the theme.",
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

claim(
  [
    "The tooltip follows the pointer. Its `placement` is `'right-start'` where the main pointer is a mouse, and `'top'` on a phone. With an `anchorEl`, it stays there.",
    '`modifiers` replaces those of the chart, its distance of 8 px among them.',
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
    const chart = (await page.locator('#scene svg').last().boundingBox())?.x ?? 0;
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
  },
);

claim(
  [
    "`open={false}` closes it. `open` alone doesn't open it without a pointer.",
    "`highlightedAxis` doesn't open the tooltip.",
    '`highlightedAxis` marks the place',
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

claim(
  [
    "The tooltip opens for a pointer only, and nothing tells a screen reader that it's there.",
    'On a touch screen, moving a finger over the chart does.',
  ],
  async (page) => {
    await openScene(page, 'Default');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await hover(page, 'Default');
    await expect(page.getByRole('tooltip')).toHaveCount(1);
    await expect(page.locator('[aria-describedby], [aria-live]')).toHaveCount(0);
    // A finger: pressed, then moved.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await session.send('Emulation.setDeviceMetricsOverride', {
      width: 1000,
      height: 800,
      deviceScaleFactor: 1,
      mobile: true,
    });
    await openScene(page, 'Default');
    const box = await page.locator('#scene svg').last().boundingBox();
    const at = { x: (box?.x ?? 0) + 220, y: (box?.y ?? 0) + 200 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    for (const dx of [4, 12, 24]) {
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: at.x + dx, y: at.y }],
      });
    }
    await expect(page.getByRole('tooltip')).toContainText('Tue');
    await expect(page.getByRole('tooltip')).toHaveAttribute('data-popper-placement', 'top');
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
);
