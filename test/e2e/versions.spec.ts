/** The version switcher and the page of all versions, on the front pages of the products. */
import { expect } from '@playwright/test';
import path from 'node:path';
import { versionNames } from '../../plugins/content/versions';
import { DOCS_INSTANCES, X_VERSION } from '../../src/data/docsInstances';
import { axeFindings } from './axe';
import { gotoHydrated, PAGE_KINDS, recordProblems } from './pages';
import {
  switcherButton as button,
  switcherEntry as entry,
  switcherMenu as menu,
  versionEntries,
} from './versionSwitcher';
import { fresh, test } from './sharedPage';

/** Versions that are cut have the front pages of all products, and stand between the current one and older majors. */
const CUT = DOCS_INSTANCES.flatMap((instance) =>
  versionNames(path.join(__dirname, '../..'), instance),
);

test.use({ viewport: { width: 1366, height: 900 } });

test('the switcher shows product and version and says before a click where each version leads', async ({
  page,
}) => {
  const problems = recordProblems(page);
  const path = '/x/react-date-pickers/#components';
  const label = `Date and Time Pickers v${X_VERSION}`;
  await gotoHydrated(page, path);
  await expect(button(page)).toHaveText(label);
  await expect(button(page)).toHaveAccessibleName(`${label}, choose a version`);
  await button(page).click();
  await expect(menu(page)).toHaveRole('menu');
  expect(await versionEntries(page)).toEqual([
    `v${X_VERSION} ✓ shown now -> closes`,
    ...CUT.map((name) => `v${name} same page -> /x/${name}/react-date-pickers/#components`),
    'v7 same page -> https://v7.mui.com/x/react-date-pickers/#components',
    'v6 same page -> https://v6.mui.com/x/react-date-pickers/#components',
    'v5 front page of Date and Time Pickers -> https://v5.mui.com/x/react-date-pickers/getting-started/',
    'What changed -> /x/introduction/what-changed/',
    'All versions -> /versions/',
  ]);
  await expect(entry(page, `v${X_VERSION} shown now`)).toHaveAttribute('aria-current', 'true');
  await entry(page, `v${X_VERSION} shown now`).click();
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  expect(problems).toEqual([]);
});

test('on a page of Material UI it names the newest major version', async ({ page }) => {
  await gotoHydrated(page, '/components/buttons/');
  await button(page).click();
  await expect(entry(page, 'Material UI 9 is the newest major version')).toHaveAttribute(
    'href',
    'https://mui.com/material-ui/',
  );
  expect(await axeFindings(page, '.navbar')).toEqual([]);
});

test('on the home page it is that of all products', async ({ page }) => {
  await gotoHydrated(page, '/');
  await expect(button(page)).toHaveText(`MUI X v${X_VERSION}`);
  await button(page).click();
  await expect(entry(page, 'v4 front page of MUI X')).toHaveAttribute(
    'href',
    'https://v4.mui.com/components/data-grid/',
  );
});

test('the menu opens, moves and closes with the keyboard', async ({ page }) => {
  await gotoHydrated(page, '/x/react-charts/');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(entry(page, `v${X_VERSION} shown now`)).toBeFocused();
  for (const [key, name] of [
    ...CUT.map((name) => ['ArrowDown', `v${name} same page`] as const),
    ['ArrowDown', 'v7 same page'],
    ['End', 'All versions'],
    ['ArrowDown', `v${X_VERSION} shown now`],
    ['ArrowUp', 'All versions'],
    ['ArrowUp', 'What changed'],
    ['Home', `v${X_VERSION} shown now`],
  ] as const) {
    await page.keyboard.press(key);
    await expect(entry(page, name)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(entry(page, `v${X_VERSION} shown now`)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: '简体中文' })).toBeFocused();
  await button(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu(page)).toHaveCount(0);
  await button(page).click();
  await entry(page, 'All versions').press('Enter');
  await expect(page).toHaveURL('/versions/');
});

fresh('the menu’s code loads when the pointer comes near, and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  await page.goto(PAGE_KINDS.prose, { waitUntil: 'networkidle' });
  const before = scripts.length;
  await button(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('without the menu’s code the button leads to the page of all versions', async ({ page }) => {
  await gotoHydrated(page, PAGE_KINDS.prose);
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await button(page).click();
  await page.waitForURL('/versions/');
});

test('the header keeps to one line, and what it hides stays in the name', async ({ page }) => {
  for (const width of [997, 1100, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await gotoHydrated(page, '/x/react-date-pickers/');
    const header = page.getByRole('navigation', { name: 'Main' });
    const room = await header.evaluate((element) => ({
      sideways: element.scrollWidth - element.clientWidth,
      height: element.getBoundingClientRect().height,
    }));
    expect(room).toEqual({ sideways: 0, height: 60 });
    await expect(button(page)).toHaveAccessibleName(
      `Date and Time Pickers v${X_VERSION}, choose a version`,
    );
    await expect(button(page).getByText('Date and Time Pickers')).toBeVisible({
      visible: width >= 1280,
    });
  }
});

test('on a narrow screen the versions are a group of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoHydrated(page, '/x/react-tree-view/');
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  const dialog = page.locator('.navbar-sidebar');
  const group = dialog.getByRole('button', { name: `Tree View v${X_VERSION}, choose a version` });
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog.getByRole('link', { name: 'v7 same page' })).toHaveAttribute(
    'href',
    'https://v7.mui.com/x/react-tree-view/',
  );
  await expect(dialog.getByRole('link', { name: 'v6 front page of Tree View' })).toHaveAttribute(
    'href',
    'https://v6.mui.com/x/react-tree-view/getting-started',
  );
  await dialog.getByRole('link', { name: 'All versions' }).click();
  await expect(page).toHaveURL('/versions/');
  await expect(dialog).not.toBeInViewport();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the open menu: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await gotoHydrated(page, '/x/react-date-pickers/');
    await button(page).click();
    await menu(page).waitFor();
    expect(await axeFindings(page, '.navbar')).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  fresh.use({ javaScriptEnabled: false });

  fresh('the page of all versions lists each product’s own', async ({ page }) => {
    await page.goto('/x/react-charts/');
    await button(page).click();
    await expect(page).toHaveURL('/versions/');
    await expect(page).toHaveTitle('Versions - MUI');
    const addresses = (product: string) =>
      page
        .getByRole('table', { name: product, exact: true })
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => `${link.textContent ?? ''} ${link.getAttribute('href') ?? ''}`),
        );
    const ofThisSite = (front: string) => [
      `v${X_VERSION} ${front}`,
      ...CUT.map((name) => `v${name} ${front.replace('/x/', `/x/${name}/`)}`),
    ];
    expect(await addresses('Data Grid')).toEqual([
      ...ofThisSite('/x/react-data-grid/'),
      'v7 https://v7.mui.com/x/react-data-grid/',
      'v6 https://v6.mui.com/x/react-data-grid/',
      'v5 https://v5.mui.com/x/react-data-grid/',
      'v4 https://v4.mui.com/components/data-grid/',
    ]);
    expect(await addresses('Date and Time Pickers')).toEqual([
      ...ofThisSite('/x/react-date-pickers/'),
      'v7 https://v7.mui.com/x/react-date-pickers/',
      'v6 https://v6.mui.com/x/react-date-pickers/',
      'v5 https://v5.mui.com/x/react-date-pickers/getting-started/',
    ]);
    expect(await addresses('Charts')).toEqual([
      ...ofThisSite('/x/react-charts/'),
      'v7 https://v7.mui.com/x/react-charts/',
      'v6 https://v6.mui.com/x/react-charts/',
    ]);
    expect(await addresses('Tree View')).toEqual([
      ...ofThisSite('/x/react-tree-view/'),
      'v7 https://v7.mui.com/x/react-tree-view/',
      'v6 https://v6.mui.com/x/react-tree-view/getting-started',
    ]);
    expect(await addresses('MUI X')).toEqual([
      ...ofThisSite('/x/introduction/'),
      'v7 https://v7.mui.com/x/introduction/',
      'v6 https://v6.mui.com/x/introduction/',
      'v5 https://v5.mui.com/x/introduction/',
      'v4 https://v4.mui.com/components/data-grid/',
    ]);
    await expect(
      page.getByRole('link', { name: 'Material UI 9 is the newest major version' }),
    ).toHaveAttribute('href', 'https://mui.com/material-ui/');
    await expect(
      page.getByRole('table', { name: 'Charts' }).getByRole('row', { name: /^v6/ }),
    ).toHaveText(/Nov 3, 2023.*Earlier major version/);
    await expect(page.getByRole('link', { name: 'All versions' })).toHaveAttribute(
      'href',
      '/versions/',
    );
  });
});
