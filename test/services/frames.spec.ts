/** A demo in a document of its own, under the policy of the site. */
import { expect, test } from './test';

test.use({ serviceWorkers: 'block' });

test('a demo in a frame runs, and looks as outside of it', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('docs-cookie-consent', 'essential'));
  await page.route(
    ({ origin }) => origin !== site,
    (route) => route.abort(),
  );
  await page.goto('/x/react-data-grid/');
  const inside = page.frameLocator('[data-demo="FrameWidth"] iframe');
  const button = inside.getByRole('button', { name: 'Wide window' });
  await button.click();
  const pressed = inside.getByRole('button', { name: 'Narrow window' });
  await expect(pressed).toBeVisible();
  // Emotion's styles are there.
  await expect(pressed).toHaveCSS('text-transform', 'uppercase');
});
