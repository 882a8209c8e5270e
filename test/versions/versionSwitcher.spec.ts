/** The version switcher on pages that older major versions have, have under another path, or lack. */
import { X_VERSION } from '../fixtures/two-instances/src/data/docsInstances';
import { gotoHydrated, recordProblems } from '../e2e/pages';
import {
  switcherButton,
  switcherEntry,
  switcherMenu,
  versionEntries,
} from '../e2e/versionSwitcher';
import { expect, testWithoutWorker as test } from './test';

test.use({ viewport: { width: 1366, height: 900 } });

for (const { path, label, expected } of [
  {
    path: '/x/react-data-grid/sorting/#several-columns',
    label: `Data Grid v${X_VERSION}`,
    expected: [
      `v${X_VERSION} ✓ shown now -> closes`,
      'v8.9.0 same page -> /x/8.9.0/react-data-grid/sorting/#several-columns',
      'v7 same page -> https://v7.mui.com/x/react-data-grid/sorting/#several-columns',
      'v6 same page -> https://v6.mui.com/x/react-data-grid/sorting/#several-columns',
      'v5 same page -> https://v5.mui.com/x/react-data-grid/sorting/#several-columns',
      'v4 same page -> https://v4.mui.com/components/data-grid/sorting/#several-columns',
      'What changed -> /x/introduction/what-changed/',
      'All versions -> /versions/',
    ],
  },
  {
    path: '/x/react-charts/bars/#axes',
    label: `Charts v${X_VERSION}`,
    expected: [
      `v${X_VERSION} ✓ shown now -> closes`,
      'v8.9.0 front page of Charts -> /x/8.9.0/introduction/',
      'v7 same page -> https://v7.mui.com/x/react-charts/columns/#axes',
      'v6 same page -> https://v6.mui.com/x/react-charts/columns/#axes',
      'What changed -> /x/introduction/what-changed/',
      'All versions -> /versions/',
    ],
  },
  {
    path: '/x/react-data-grid/filtering/#top',
    label: `Data Grid v${X_VERSION}`,
    expected: [
      `v${X_VERSION} ✓ shown now -> closes`,
      'v8.9.0 front page of Data Grid -> /x/8.9.0/react-data-grid/',
      'v7 front page of Data Grid -> https://v7.mui.com/x/react-data-grid/',
      'v6 front page of Data Grid -> https://v6.mui.com/x/react-data-grid/',
      'v5 front page of Data Grid -> https://v5.mui.com/x/react-data-grid/',
      'v4 front page of Data Grid -> https://v4.mui.com/components/data-grid/',
      'What changed -> /x/introduction/what-changed/',
      'All versions -> /versions/',
    ],
  },
]) {
  test(`${path}: the switcher shows "${label}" and says before a click where each version leads`, async ({
    page,
  }) => {
    const problems = recordProblems(page);
    await gotoHydrated(page, path);
    await expect(switcherButton(page)).toHaveText(label);
    await expect(switcherButton(page)).toHaveAccessibleName(`${label}, choose a version`);
    await switcherButton(page).click();
    expect(await versionEntries(page)).toEqual(expected);
    await switcherEntry(page, `v${X_VERSION} shown now`).click();
    await expect(switcherMenu(page)).toHaveCount(0);
    await expect(page).toHaveURL(path);
    expect(problems).toEqual([]);
  });
}

test('a choice in an older major version goes there', async ({ page }) => {
  await page.route('https://v7.mui.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Version 7</title>' }),
  );
  await gotoHydrated(page, '/x/react-charts/bars/#axes');
  await switcherButton(page).click();
  await switcherEntry(page, 'v7 same page').click();
  await expect(page).toHaveURL('https://v7.mui.com/x/react-charts/columns/#axes');
});
