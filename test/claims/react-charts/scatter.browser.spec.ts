import { proves, expect, openScene, type Page } from '../browser';

/** px in the chart: on the first point, and far from both. */
const ON = { x: 108, y: 128 };
const FAR = { x: 150, y: 105 };
const CORNER = { x: 276, y: 24 };

/** Clicks on a place of the chart, and says what the tooltip and the handler got. */
async function at(page: Page, scene: string, place: { x: number; y: number }) {
  await openScene(page, scene);
  const box = await page.locator('#scene svg').last().boundingBox();
  if (!box) {
    throw new Error('There is no chart.');
  }
  await page.mouse.move(box.x + place.x - 4, box.y + place.y);
  await page.mouse.move(box.x + place.x, box.y + place.y, { steps: 3 });
  // Long enough for a tooltip.
  await page.waitForTimeout(250);
  const tooltips = await page.getByRole('tooltip').allInnerTexts();
  const highlighted = await page.locator('[data-highlighted]').count();
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(150);
  const clicked = await page.locator('output').innerText();
  return { tooltip: tooltips.join('').trim(), highlighted, clicked };
}

const first = '{"type":"scatter","seriesId":"own","dataIndex":0}';

proves(
  [
    "Users don't have to hit a point. Anywhere in the drawing area, the point nearest to the pointer shows its tooltip, is highlighted, and receives the click.",
    "| A point outside `min` and `max` | The point isn't drawn, and the pointer doesn't find it |",
    '`onItemClick` receives the event and `{ type, seriesId, dataIndex }`.',
    'The event is a native event of the SVG. With `disableVoronoi`, the event is a React event of the marker.',
  ],
  async (page) => {
    const near = { tooltip: '(2, 2)', highlighted: 1, clicked: `${first} native` };
    expect(await at(page, 'Nearest', FAR)).toEqual(near);
    expect(await at(page, 'Nearest', ON)).toEqual(near);
    // The third point would be there.
    expect((await at(page, 'Nearest', CORNER)).tooltip).toBe('(8, 8)');
    expect(await at(page, 'Hit', ON)).toEqual({ ...near, clicked: `${first} React` });
  },
);

proves(
  'To limit the distance, set `voronoiMaxRadius` in px. To make users hit the point itself, set `disableVoronoi`:',
  async (page) => {
    const nothing = { tooltip: '', highlighted: 0, clicked: '' };
    expect(await at(page, 'Limited', FAR)).toEqual(nothing);
    expect((await at(page, 'Limited', { x: ON.x + 12, y: ON.y })).tooltip).toBe('(2, 2)');
    expect(await at(page, 'Hit', FAR)).toEqual(nothing);
    expect((await at(page, 'Hit', ON)).tooltip).toBe('(2, 2)');
  },
);

proves(
  'If you set `disableHover` on a series, also set `disableVoronoi` on the chart. Otherwise `disableHover` has no effect. Clicks on the series still work.',
  async (page) => {
    expect((await at(page, 'WithoutHover', ON)).tooltip).toBe('(2, 2)');
    expect(await at(page, 'HitWithoutHover', ON)).toEqual({
      tooltip: '',
      highlighted: 0,
      clicked: `${first} React`,
    });
  },
);

proves(
  "For lines at the pointer, set `axisHighlight={{ x: 'line', y: 'line' }}`. The default is `'none'`.",
  async (page) => {
    await at(page, 'Lines', FAR);
    await expect(page.locator('.MuiChartsAxisHighlight-root')).toHaveCount(2);
    await at(page, 'Nearest', FAR);
    await expect(page.locator('.MuiChartsAxisHighlight-root')).toHaveCount(0);
  },
);
