/** Parameters of an address that Docusaurus would make attributes of `<html>` of. */
import { PROSE } from './openPage';
import { expect, testWithoutWorker as test } from './test';

const HOSTILE = [
  'docusaurus-data-theme=light',
  'docusaurus-data-has-hydrated=true',
  'docusaurus-data-react-root=1',
  'docusaurus-data-anything=1',
  'docusaurus-theme=light',
].join('&');

test.use({ colorScheme: 'dark' });

test('a link sets neither the color mode nor any other attribute of the page', async ({ page }) => {
  await page.goto(`${PROSE}?${HOSTILE}&kept=a%20b#the-source-begins-open`);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-has-hydrated', 'true');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).not.toHaveAttribute('data-anything');
  const { search, hash } = new URL(page.url());
  expect(new URLSearchParams(search).get('kept')).toBe('a b');
  expect(search).not.toContain('docusaurus');
  expect(hash).toBe('#the-source-begins-open');
});

test('a link can hide neither the dark page nor the bar about missing scripts', async ({
  page,
}) => {
  await page.route(/\/assets\/js\/main\./, (route) => route.abort());
  await page.goto(`${PROSE}?${HOSTILE}`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expect(page.getByRole('alert').filter({ hasText: 'loaded completely' })).toBeVisible();
});

test('other parameters stay as they are written', async ({ page }) => {
  await page.goto(`${PROSE}?q=a%20b&r=docusaurus-data-theme`);
  expect(new URL(page.url()).search).toBe('?q=a%20b&r=docusaurus-data-theme');
});
