/** With services connected, pages still work when none of them answers. */
import { expect, test } from './test';

test.use({ serviceWorkers: 'block' });

test('pages read, and demos run, while no service can be reached', async ({ page, site }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(
    ({ origin }) => origin !== site,
    (route) => route.abort(),
  );
  await page.goto('/x/react-data-grid/sorting/');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  const demo = page.getByRole('button', { name: '10 sorts left' });
  await page.locator('[data-demo-canvas][data-ready]').waitFor();
  await demo.click();
  await expect(page.getByRole('button', { name: '9 sorts left' })).toBeVisible();
  expect(errors).toEqual([]);
});
