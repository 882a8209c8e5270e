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
    "The pointer needn't hit a point: anywhere in the drawing area, the nearest one has the tooltip, the highlight and the click.",
    "Not drawn, and the pointer doesn't find it",
    "`onItemClick` gets the event and `{ type, seriesId, dataIndex }`. With the nearest point it's a native event of the SVG; with `disableVoronoi` it's React's, of the marker.",
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
  ['`voronoiMaxRadius` limits the distance in pixels.', '`disableVoronoi` asks for a hit.'],
  async (page) => {
    const nothing = { tooltip: '', highlighted: 0, clicked: '' };
    expect(await at(page, 'Limited', FAR)).toEqual(nothing);
    expect((await at(page, 'Limited', { x: ON.x + 12, y: ON.y })).tooltip).toBe('(2, 2)');
    expect(await at(page, 'Hit', FAR)).toEqual(nothing);
    expect((await at(page, 'Hit', ON)).tooltip).toBe('(2, 2)');
  },
);

proves(
  '`disableHover` on a series takes it out of hovering only together with `disableVoronoi`. Its points still get clicks.',
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
  "`axisHighlight` draws them at the pointer, with `x` and `y` set to `'line'` (`'none'` by default).",
  async (page) => {
    await at(page, 'Lines', FAR);
    await expect(page.locator('.MuiChartsAxisHighlight-root')).toHaveCount(2);
    await at(page, 'Nearest', FAR);
    await expect(page.locator('.MuiChartsAxisHighlight-root')).toHaveCount(0);
  },
);
