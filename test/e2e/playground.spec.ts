/** Demos of the playground stand without the theme of this site. */
import { expect } from '@playwright/test';
import { PAGE_KINDS, recordProblems, visitAll } from './pages';
import { test } from './sharedPage';

test('a demo of the playground has Material UI’s own font, a demo elsewhere the site’s', async ({
  page,
}) => {
  const problems = recordProblems(page);
  const fontOfGrid = () =>
    page
      .locator('.MuiDataGrid-root')
      .first()
      .evaluate((grid) => getComputedStyle(grid).fontFamily);
  await page.goto(PAGE_KINDS.playground);
  await visitAll(page);
  expect(await fontOfGrid()).toMatch(/^"?Roboto/);
  await page.goto(PAGE_KINDS.grid);
  await visitAll(page);
  expect(await fontOfGrid()).toMatch(/Inter/);
  expect(problems).toEqual([]);
});
