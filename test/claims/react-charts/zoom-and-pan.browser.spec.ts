import { proves, expect, openScene, type Page } from '../browser';

const last = (page: Page) => page.getByTestId('last');

/** The middle of the plot, which lies below the corner of the page. */
async function overPlot(page: Page): Promise<void> {
  await page.mouse.move(230, 120);
  await page.mouse.move(238, 130);
}

/** The part of the axis that shows, in percent, as the last call said. */
async function spanOf(page: Page): Promise<number> {
  const [, start = 'NaN', end = 'NaN'] =
    /([\d.]+)-([\d.]+)/.exec((await last(page).textContent()) ?? '') ?? [];
  return Number(end) - Number(start);
}

proves(
  [
    '| Mouse | Wheel over the plot | Drag the plot |',
    'While users zoom, `onZoomChange` fires up to once per frame',
  ],
  async (page) => {
    await openScene(page, 'Plain');
    await overPlot(page);
    await page.mouse.wheel(0, -300);
    await expect(last(page)).toHaveText(/^x \d/);
    expect(await spanOf(page)).toBeLessThan(99);
    // The pointer stands in the middle, so both ends move.
    await expect(last(page)).not.toHaveText(/^x 0\.0-|100\.0$/);
    const before = await last(page).textContent();
    await page.mouse.down();
    await page.mouse.move(220, 130, { steps: 3 });
    await page.mouse.up();
    await expect(last(page)).not.toHaveText(before ?? '');
    const near = await spanOf(page);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => spanOf(page)).toBeGreaterThan(near);
    await page.waitForTimeout(200);
    const frames = await page.evaluate(async () => {
      const svg = document.querySelector('#scene svg');
      const count = () => Number(document.querySelector('[data-testid=count]')?.textContent);
      const start = count();
      for (let step = 0; step < 20; step += 1) {
        svg?.dispatchEvent(
          new WheelEvent('wheel', {
            deltaY: -20,
            clientX: 238,
            clientY: 130,
            bubbles: true,
            cancelable: true,
          }),
        );
      }
      await new Promise((resolve) => {
        setTimeout(resolve, 300);
      });
      return count() - start;
    });
    expect(frames).toBeGreaterThan(0);
    expect(frames).toBeLessThan(5);
  },
);

proves(
  'If an axis has `reverse: true`, the wheel zooms around the opposite side, and dragging moves the range in the opposite direction. A band y-axis has this issue without `reverse`.',
  async (page) => {
    /** What a turn of the wheel near the upper left corner keeps, and where a drag to there goes. */
    const act = async (scene: string) => {
      await openScene(page, scene);
      await page.mouse.move(110, 80);
      await page.mouse.move(118, 84);
      await page.mouse.wheel(0, -300);
      await expect(last(page)).toHaveText(/\d/);
      const range = async () =>
        [...((await last(page).textContent()) ?? '').matchAll(/[\d.]+/g)].map(Number);
      const [start = NaN, end = NaN] = await range();
      await openScene(page, scene);
      await overPlot(page);
      await page.mouse.down();
      await page.mouse.move(198, 90, { steps: 4 });
      await page.mouse.up();
      await expect(last(page)).toHaveText(/\d/);
      const [moved = NaN] = await range();
      return { kept: start - 20 < 60 - end ? 'start' : 'end', moved: moved > 20 ? 'up' : 'down' };
    };
    // The axes show 20 to 60. To the left and at the top is what starts, or, the other way round, what ends.
    expect(await act('Panned')).toEqual({ kept: 'start', moved: 'up' });
    expect(await act('Reversed')).toEqual({ kept: 'start', moved: 'up' });
    expect(await act('BandUpright')).toEqual({ kept: 'end', moved: 'down' });
    expect(await act('BandUprightReversed')).toEqual({ kept: 'end', moved: 'down' });
  },
);

proves(
  [
    "While the pointer is over the plot, the mouse wheel doesn't scroll the page, even if the chart can't zoom further.",
    'So leave space next to the chart, where users can scroll.',
  ],
  async (page) => {
    await openScene(page, 'Plain');
    await overPlot(page);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.mouse.move(700, 500);
    await page.waitForTimeout(200);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    // px; the labels of the y-axis and of the x-axis, and the slider
    for (const [x, y] of [
      [40, 120],
      [230, 265],
      [230, 298],
    ] as const) {
      await openScene(page, 'Slider');
      await page.mouse.move(x - 5, y);
      await page.mouse.move(x, y);
      await page.waitForTimeout(200);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await expect(last(page)).toHaveText('');
    }
  },
);

proves('even if the range stays the same, such as at a limit.', async (page) => {
  await openScene(page, 'Plain');
  await overPlot(page);
  await page.mouse.wheel(0, 100);
  await expect(last(page)).toHaveText('x 0.0-100.0');
  await expect(page.getByTestId('count')).toHaveText('1');
});

proves(
  "If a range is shorter than `minSpan` or longer than `maxSpan`, users can't pan it by dragging the plot.",
  async (page) => {
    for (const [scene, range] of [
      ['Narrow', 'x 20.0-25.0'],
      ['Large', 'x 20.0-60.0'],
    ] as const) {
      await openScene(page, scene);
      await overPlot(page);
      await page.mouse.down();
      await page.mouse.move(200, 130, { steps: 3 });
      await page.mouse.up();
      await expect(last(page)).toHaveText(range);
    }
  },
);

proves(
  [
    'Users drag its ends or the range between them:',
    'If a slider has no preview, users can also drag on the free part of its track to select a new range.',
  ],
  async (page) => {
    const drag = async (scene: string, from: '-end' | '-active' | 'free') => {
      await openScene(page, scene);
      const box = await page
        .locator(
          from === '-active'
            ? '.MuiChartAxisZoomSliderTrack-active'
            : '.MuiChartAxisZoomSliderThumb-end',
        )
        .boundingBox();
      const x = (box?.x ?? 0) + (box?.width ?? 0) / 2 + (from === 'free' ? 60 : 0);
      const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 40, y, { steps: 4 });
      await page.mouse.up();
      await page.waitForTimeout(100);
      return (await last(page).textContent()) ?? '';
    };
    for (const scene of ['PannedSlider', 'PannedPreview']) {
      // 40 px are 12.7 % of the plot.
      expect(await drag(scene, '-end')).toBe('x 20.0-72.7');
      expect(await drag(scene, '-active')).toBe('x 32.7-72.7');
    }
    expect(await drag('PannedSlider', 'free')).toMatch(/^x 7[89]\.\d-9\d\.\d$/);
    expect(await drag('PannedPreview', 'free')).toBe('');
  },
);

proves(
  '| Touch | Two fingers | Drag to the side. A drag up or down scrolls the page |',
  async (page) => {
    await openScene(page, 'Panned');
    await expect(page.locator('#scene svg')).toHaveCSS('touch-action', 'pan-y');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: readonly number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map((x, id) => ({ x, y: 130, id })),
      });
    await touch('touchStart', 240);
    for (const x of [230, 220, 200, 180]) {
      await touch('touchMove', x);
    }
    await touch('touchEnd');
    await expect(last(page)).toHaveText(/^x \d/);
    expect(await spanOf(page)).toBeCloseTo(40, 0);
    await touch('touchStart', 210, 270);
    for (const wide of [0, 10, 20, 40, 60]) {
      await touch('touchMove', 210 - wide, 270 + wide);
    }
    await touch('touchEnd');
    await expect.poll(() => spanOf(page)).toBeLessThan(38);
  },
);

proves(
  [
    '| `panning` | `true` | `false` turns off dragging on the plot, but not in the slider |',
    '| `step` | `5` | The speed of the wheel. <kbd>Ctrl</kbd> triples it |',
  ],
  async (page) => {
    const drag = async () => {
      await overPlot(page);
      await page.mouse.down();
      await page.mouse.move(200, 130, { steps: 3 });
      await page.mouse.up();
      await page.waitForTimeout(200);
      return last(page).textContent();
    };
    await openScene(page, 'WithoutPanning');
    expect(await drag()).toMatch(/^(?:x 20\.0-60\.0)?$/);
    await openScene(page, 'Panned');
    expect(await drag()).not.toMatch(/^(?:x 20\.0-60\.0)?$/);
    const wheel = async (scene: string) => {
      await openScene(page, scene);
      await overPlot(page);
      await page.mouse.wheel(0, -100);
      await expect(last(page)).toHaveText(/^x \d/);
      return spanOf(page);
    };
    const usual = await wheel('Plain');
    expect(await wheel('Fast')).toBeLessThan(usual);
    await page.keyboard.down('Control');
    const withKey = await wheel('Plain');
    await page.keyboard.up('Control');
    expect(100 / withKey - 1).toBeCloseTo(3 * (100 / usual - 1), 2);

    await openScene(page, 'WithoutPanning');
    await page.locator('.MuiChartAxisZoomSliderTrack-active').hover();
    await page.mouse.down();
    await page.mouse.move(250, 300, { steps: 3 });
    await page.mouse.up();
    await expect(last(page)).toHaveText(/^x (?!20\.0)/);
  },
);

proves(
  [
    "| `showTooltip` | `'hover'` | When texts at the ends show the range: `'hover'`, `'always'`, or `'never'` |",
    "check in the `valueFormatter` of the axis whether `location` is `'zoom-slider-tooltip'`.",
  ],
  async (page) => {
    const hover = async (scene: string) => {
      await openScene(page, scene);
      const before = await page.getByText('zoom-slider-tooltip').count();
      await page.locator('.MuiChartAxisZoomSliderThumb-end').hover();
      await page.waitForTimeout(300);
      return [before, await page.getByText('zoom-slider-tooltip').count()];
    };
    expect(await hover('Slider')).toEqual([0, 2]);
    expect((await hover('SliderAlways'))[0]).toBe(2);
    expect(await hover('SliderNever')).toEqual([0, 0]);
  },
);

proves(
  [
    'The wheel then zooms both axes together, and dragging moves both:',
    'On touch screens, a drag that begins up or down scrolls the page, and a drag that begins to the side moves both axes.',
  ],
  async (page) => {
    const scrolled = () => page.evaluate(() => window.scrollY);
    await openScene(page, 'Both');
    await overPlot(page);
    await page.mouse.wheel(0, -300);
    await expect(last(page)).toHaveText(/^x [1-9].*,y [1-9]/);
    await openScene(page, 'BothMoved');
    await overPlot(page);
    await page.mouse.down();
    await page.mouse.move(200, 100, { steps: 4 });
    await page.mouse.up();
    await expect(last(page)).toHaveText(/\d/);
    await expect(last(page)).not.toHaveText(/x 30\.0-60\.0|y 30\.0-60\.0/);

    const client = await page.context().newCDPSession(page);
    const drag = async (...places: readonly (readonly [x: number, y: number])[]) => {
      await openScene(page, 'BothMoved');
      for (const [index, [x, y]] of places.entries()) {
        const type = index === 0 ? 'touchStart' : 'touchMove';
        await client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y, id: 0 }] });
        await page.waitForTimeout(30);
      }
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await drag([240, 200], [230, 200], [220, 190], [200, 170], [180, 140]);
    await expect(last(page)).not.toHaveText(/^$|x 30\.0-60\.0|y 30\.0-60\.0/);
    expect(await scrolled()).toBe(0);
    await drag([240, 200], [240, 190], [240, 170], [240, 140], [240, 100]);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await expect(last(page)).toHaveText(/^$|x 30\.0-60\.0/);
  },
);

proves('If only the y-axis has `zoom`, a drag up or down scrolls the page too.', async (page) => {
  await openScene(page, 'BandUpright');
  const client = await page.context().newCDPSession(page);
  for (const [index, y] of [230, 220, 200, 160, 100, 60].entries()) {
    await client.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x: 240, y, id: 0 }],
    });
    await page.waitForTimeout(30);
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});
