/** A version is cut of a small site, the site goes on, and both versions are built and opened. */
import { X_VERSION } from '../fixtures/two-instances/src/data/docsInstances';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { axeFindings } from '../e2e/axe';
import { gotoHydrated, recordProblems } from '../e2e/pages';
import { switcherButton as switcher, switcherEntry as entry } from '../e2e/versionSwitcher';
import { type Page, built, expect, fileOf, read, test, trailOf } from './test';

/** In built pages, whatever address serves them. */
const SITE_URL = process.env.SITE_URL || 'http://localhost:3000';

test.use({ viewport: { width: 1366, height: 900 } });

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('alert');
const canonical = (page: Page) => page.locator('link[rel=canonical]');

test('the cut keeps pages, demos and the tree, and nothing else is copied', () => {
  expect(JSON.parse(read('versions.json'))).toEqual(['8.9.0']);
  const sorting = 'versioned_docs/version-8.9.0/react-data-grid/sorting';
  expect(existsSync(fileOf(`${sorting}/index.mdx`))).toBe(true);
  expect(existsSync(fileOf(`${sorting}/SortCount.tsx`))).toBe(true);
  expect(existsSync(fileOf('versioned_docs/version-8.9.0/react-data-grid/filtering'))).toBe(false);
  expect(existsSync(fileOf('versioned_sidebars/version-8.9.0-sidebars.json'))).toBe(true);
});

test('the code that renders the pages holds what their demos share once', () => {
  const folder = fileOf('build/__server');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  // Three demos on three pages: one of the current version, one of the cut one, and one of both.
  expect(scripts.filter((code) => /function (?:RowCount|SortCount)\b/.test(code))).toHaveLength(3);
  expect(scripts.filter((code) => /['"]MuiButton['"], \[/.test(code))).toHaveLength(1);
});

test('a page of the cut version says so and leads to the same page of the current one', async ({
  page,
}) => {
  const problems = recordProblems(page);
  await gotoHydrated(page, '/x/8.9.0/react-data-grid/sorting/');
  await expect(main(page)).toContainText('Sorting as it was.');
  await expect(banner(page)).toContainText('8.9.0');
  await expect(banner(page).getByRole('link')).toHaveAttribute(
    'href',
    '/x/react-data-grid/sorting/',
  );
  await expect(canonical(page)).toHaveAttribute('href', `${SITE_URL}/x/react-data-grid/sorting/`);
  await expect(page).toHaveTitle('Sorting - Data Grid');

  const demo = page.getByRole('button', { name: 'Sorted 0 times' });
  await demo.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-demo-canvas]')).toHaveAttribute('data-ready');
  await demo.click();
  await expect(page.getByRole('button', { name: 'Sorted 1 times' })).toBeVisible();
  expect(problems).toEqual([]);

  await banner(page).getByRole('link').click();
  await expect(main(page)).toContainText('Sorting as it is now.');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: '10 sorts left' })).toBeVisible();
  await page.locator('[data-demo-canvas][data-ready]').waitFor();
  await page.getByRole('button', { name: '10 sorts left' }).click();
  await expect(page.getByRole('button', { name: '9 sorts left' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a demo that is the same in both versions is built once, and runs in both', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.add(request.url());
    }
  });
  const runDemo = async (address: string) => {
    await gotoHydrated(page, address);
    const canvas = page.locator('[data-demo-canvas][data-ready]');
    await page.getByRole('button', { name: '0 rows' }).scrollIntoViewIfNeeded();
    await canvas.waitFor();
    await page.getByRole('button', { name: '0 rows' }).click();
    await expect(page.getByRole('button', { name: '1 rows' })).toBeVisible();
    return canvas.getAttribute('data-demo-canvas');
  };
  const file = 'docs/x/react-data-grid/RowCount.tsx';
  expect(await runDemo('/x/react-data-grid/')).toBe(file);
  const before = new Set(scripts);
  expect(await runDemo('/x/8.9.0/react-data-grid/')).toBe(file);
  const names = readdirSync(fileOf('build/assets/js')).filter(
    (name) => name.endsWith('.js') && built(`assets/js/${name}`).includes('" rows"'),
  );
  expect(names).toHaveLength(1);
  expect([...before].some((url) => url.endsWith(`/${names[0]}`))).toBe(true);

  await gotoHydrated(page, '/x/8.9.0/react-data-grid/sorting/');
  await expect(page.locator('[data-demo-canvas]')).toHaveAttribute(
    'data-demo-canvas',
    'versioned_docs/version-8.9.0/react-data-grid/sorting/SortCount.tsx',
  );
});

test('badges, links and the sidebar of the cut version stay in it', async ({ page }) => {
  await gotoHydrated(page, '/x/8.9.0/react-data-grid/sorting/');
  await expect(
    page.getByRole('heading', { level: 1 }).getByRole('img', { name: 'Pro plan' }),
  ).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'documentation' });
  await expect(sidebar.getByRole('link', { name: 'Filtering' })).toHaveCount(0);
  await expect(sidebar.getByRole('link', { name: 'Planned' })).toHaveAttribute(
    'href',
    '/x/8.9.0/react-data-grid/#planned',
  );
  await main(page).getByRole('link', { name: 'data grid', exact: true }).click();
  await expect(page).toHaveURL('/x/8.9.0/react-data-grid/');
  await main(page).getByRole('link', { name: 'sorted' }).click();
  await expect(page).toHaveURL('/x/8.9.0/react-data-grid/sorting/#several-columns');

  await gotoHydrated(page, '/x/react-data-grid/sorting/');
  await expect(page.getByRole('heading', { level: 1 }).getByRole('img')).toHaveCount(0);
  await expect(sidebar.getByRole('link', { name: 'Planned' })).toHaveAttribute(
    'href',
    '/x/react-data-grid/#planned',
  );
});

test('links of header and footer stay in the cut version where it has the page, and are of the current one elsewhere', async ({
  page,
}) => {
  const problems = recordProblems(page);
  const header = page.getByRole('navigation', { name: 'Main' });
  const footer = page.getByRole('contentinfo');
  const product = header.getByRole('link', { name: 'Data Grid', exact: true });
  await gotoHydrated(page, '/x/8.9.0/react-data-grid/sorting/');
  await expect(product).toHaveAttribute('href', '/x/8.9.0/react-data-grid/');
  await expect(product).toHaveClass(/navbar__link--active/);
  await expect(header.getByRole('link', { name: 'Charts' })).toHaveAttribute(
    'href',
    '/x/react-charts/',
  );
  await expect(footer.getByRole('link', { name: 'Data Grid' })).toHaveAttribute(
    'href',
    '/x/8.9.0/react-data-grid/',
  );
  // A page within a section that this page doesn't load.
  await expect(footer.getByRole('link', { name: 'Installation' })).toHaveAttribute(
    'href',
    '/x/8.9.0/introduction/installation/',
  );
  await expect(footer.getByRole('link', { name: 'Licensing' })).toHaveAttribute(
    'href',
    '/x/introduction/licensing/',
  );
  await expect(footer.getByRole('link', { name: 'All versions' })).toHaveAttribute(
    'href',
    '/versions/',
  );
  await product.click();
  await expect(page).toHaveURL('/x/8.9.0/react-data-grid/');
  await footer.getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL('/x/8.9.0/introduction/installation/');
  await expect(main(page)).toContainText('Install the packages.');
  await footer.getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL('/x/8.9.0/introduction/');
  await expect(product).not.toHaveClass(/navbar__link--active/);

  await gotoHydrated(page, '/x/react-data-grid/sorting/');
  await expect(product).toHaveAttribute('href', '/x/react-data-grid/');
  await expect(product).toHaveClass(/navbar__link--active/);
  await expect(footer.getByRole('link', { name: 'Overview' })).toHaveAttribute(
    'href',
    '/x/introduction/',
  );
  await expect(footer.getByRole('link', { name: 'Installation' })).toHaveAttribute(
    'href',
    '/x/introduction/installation/',
  );
  expect(problems).toEqual([]);
});

test('at an address of the cut version without a page, the ways on stay in it', async ({
  page,
}) => {
  const problems = recordProblems(page);
  await page.goto('/x/8.9.0/react-data-grid/nowhere/');
  const ways = main(page).getByRole('listitem');
  const wayTo = (name: string) => ways.getByRole('link', { name, exact: true });
  await expect(wayTo('Data Grid')).toHaveAttribute('href', '/x/8.9.0/react-data-grid/');
  // The version has no such product.
  await expect(wayTo('Charts')).toHaveAttribute('href', '/x/react-charts/');
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Overview' }),
  ).toHaveAttribute('href', '/x/8.9.0/introduction/');
  await expect(switcher(page)).toHaveText('MUI X v8.9.0');
  await page.goto('/x/react-data-grid/nowhere/');
  await expect(wayTo('Data Grid')).toHaveAttribute('href', '/x/react-data-grid/');
  // The answer 404 itself is written to the console by the browser.
  expect(problems.filter((text) => !text.includes('404'))).toEqual([]);
});

test('in the menu of a narrow screen, links to products stay in the cut version', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await gotoHydrated(page, '/x/8.9.0/introduction/');
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  await page.locator('.navbar-sidebar__back').click();
  await expect(
    page.locator('.navbar-sidebar').getByRole('link', { name: 'Data Grid' }),
  ).toHaveAttribute('href', '/x/8.9.0/react-data-grid/');
});

test('the switcher shows both versions and keeps page and hash', async ({ page }) => {
  await gotoHydrated(page, '/x/8.9.0/react-data-grid/sorting/#several-columns');
  await expect(switcher(page)).toHaveText('Data Grid v8.9.0');
  await switcher(page).click();
  await expect(entry(page, 'v8.9.0 shown now')).toHaveAttribute('aria-current', 'true');
  await expect(entry(page, 'v7 same page')).toHaveAttribute(
    'href',
    'https://v7.mui.com/x/react-data-grid/sorting/#several-columns',
  );
  await entry(page, `v${X_VERSION} same page`).click();
  await expect(page).toHaveURL('/x/react-data-grid/sorting/#several-columns');
  await expect(main(page)).toContainText('Sorting as it is now.');
  await expect(switcher(page)).toHaveText(`Data Grid v${X_VERSION}`);
  await switcher(page).click();
  await entry(page, 'v8.9.0 same page').click();
  await expect(page).toHaveURL('/x/8.9.0/react-data-grid/sorting/#several-columns');
});

test('from a page that the cut version lacks, the switcher leads to its front page and says so', async ({
  page,
}) => {
  await gotoHydrated(page, '/x/react-data-grid/filtering/');
  await switcher(page).click();
  await entry(page, 'v8.9.0 front page of Data Grid').click();
  await expect(page).toHaveURL('/x/8.9.0/react-data-grid/');
});

test('a tab of the cut version leads search engines to the page of the current one', async ({
  page,
}) => {
  await gotoHydrated(page, '/x/8.9.0/react-data-grid/components-api/');
  await expect(main(page)).toContainText('The components of the product.');
  await expect(canonical(page)).toHaveAttribute('href', `${SITE_URL}/x/react-data-grid/`);
  await expect(banner(page).getByRole('link')).toHaveAttribute(
    'href',
    '/x/react-data-grid/components-api/',
  );
});

test('the page of all versions lists the cut one; the sitemap leaves its pages out', async ({
  page,
}) => {
  await page.goto('/versions/');
  const table = page.getByRole('table', { name: 'Data Grid' });
  await expect(table.getByRole('link', { name: 'v8.9.0' })).toHaveAttribute(
    'href',
    '/x/8.9.0/react-data-grid/',
  );
  await expect(table.getByRole('row', { name: /^v8\.9\.0/ })).toContainText('kept on this site');
  const sitemap = built('sitemap.xml');
  expect(sitemap).toContain('/x/react-data-grid/filtering/');
  expect(sitemap).not.toContain('8.9.0');
});

test('search stays in the version that the reader is in: titles and full text', async ({
  page,
}) => {
  for (const [base, text] of [
    ['/x/8.9.0/', 'Sorting as it was.'],
    ['/x/', 'Sorting as it is now.'],
  ] as const) {
    await gotoHydrated(page, `${base}react-data-grid/sorting/`);
    await expect(main(page)).toContainText(text);
    await page.keyboard.press('Control+k');
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('combobox').fill('sort');
    const addresses = () =>
      dialog
        .getByRole('option')
        .evaluateAll((options) => options.map((option) => option.getAttribute('href')));
    await expect.poll(addresses).toContain(`${base}react-data-grid/sorting/`);
    const isCut = (address: string | null) => address?.startsWith('/x/8.9.0/');
    const ofOthers = async () =>
      (await addresses()).filter((address) => isCut(address) !== (base !== '/x/'));
    expect(await ofOthers()).toEqual([]);
    // A number isn't among the words of titles and names.
    await dialog.getByRole('combobox').fill('2019');
    await expect(dialog.getByRole('group', { name: 'In the text' })).toBeVisible();
    expect(await ofOthers()).toEqual([]);
  }
});

test('pages of the cut version and tabs have Markdown that stays in it, and no index names them', () => {
  const cut = built('x/8.9.0/react-data-grid/sorting.md');
  expect(cut).toContain('Sorting as it was. Back to the [data grid](/x/8.9.0/react-data-grid.md)');
  expect(cut).toContain("version: '8.9.0'");
  expect(cut).toContain(`url: '${SITE_URL}/x/react-data-grid/sorting/'`);
  expect(cut).toContain('Sorted');
  expect(built('x/8.9.0/react-data-grid/sorting.js.md')).toContain('SortCount.js');
  expect(built('x/8.9.0/react-data-grid/components-api.md')).toContain(
    'The components of the product.',
  );
  for (const index of ['llms.txt', 'llms-full.txt', 'x/react-data-grid/llms.txt']) {
    expect(built(index)).not.toContain('8.9.0');
  }
});

test('the way to a page of the cut version, and to a tab, is that of the version', () => {
  const endOf = (page: string) => trailOf(page).at(-1)?.[1];
  expect(endOf('x/8.9.0/react-data-grid/sorting')).toBe('/x/8.9.0/react-data-grid/sorting/');
  expect(endOf('x/8.9.0/react-data-grid/components-api')).toBe('/x/8.9.0/react-data-grid/');
  expect(endOf('x/react-data-grid/sorting')).toBe('/x/react-data-grid/sorting/');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on a page of the cut version: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await gotoHydrated(page, '/x/8.9.0/react-data-grid/');
    await banner(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
}
