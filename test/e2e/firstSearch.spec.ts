/** What the first search of a visit loads, in requests and bytes as they travel, and that it leaves the page free. */
import { type Page, expect } from '@playwright/test';
import { KIB, openRested } from '../build/loads';
import { recordProblems } from './pages';
import { fresh as test } from './sharedPage';

const MAX_REQUESTS = 15;
/** KiB. */
const MAX_LOAD = 200;
/** KiB, when the reader goes on to the full text: its program weighs 72 of them. */
const MAX_LOAD_WITH_TEXT = 290;

const CASES = [
  { folder: '', page: '/x/introduction/licensing/', word: 'sort' },
  { folder: '/zh', page: '/zh/x/introduction/licensing/', word: '排序' },
] as const;

interface Loads {
  readonly requests: () => number;
  readonly kib: () => Promise<number>;
}

/** Counts what is asked for from here on, by the page and by its worker. */
function countLoads(page: Page): Loads {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return {
    requests: () => sizes.length,
    kib: async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / KIB,
  };
}

const dialog = (page: Page) => page.locator('dialog[open]');
const options = (page: Page) => dialog(page).getByRole('option');

/** Opens search by its button, types letter by letter, and waits until the number of results is announced. */
async function searchFor(page: Page, word: string): Promise<void> {
  await page.getByRole('button', { name: /^(Search|搜索)…/ }).click();
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(word, { delay: 100 });
  await expect(dialog(page).getByRole('status')).toHaveText(/\d/);
}

for (const { folder, page: address, word } of CASES) {
  test(`a first query loads little: ${folder || 'en'}`, async ({ page }) => {
    // With it, the browser fetches no linked pages ahead, which would be counted too.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, effectiveType: '4g' },
      }),
    );
    const problems = recordProblems(page);
    await openRested(page, address);
    const loads = countLoads(page);
    await searchFor(page, word);
    await expect(options(page).first()).toBeVisible();
    const atFirst = [loads.requests(), await loads.kib()] as const;
    // Less would mean that what the worker loads isn't counted.
    expect(atFirst[1], 'KiB').toBeGreaterThan(90);
    expect(atFirst[1], 'KiB').toBeLessThan(MAX_LOAD);
    expect(atFirst[0], 'requests').toBeLessThanOrEqual(MAX_REQUESTS);

    await page.keyboard.press('End');
    await expect(dialog(page).getByRole('group', { name: /^(In the text|正文)$/ })).toBeVisible();
    const withText = [loads.requests(), await loads.kib()] as const;
    expect(withText[1], 'KiB').toBeLessThan(MAX_LOAD_WITH_TEXT);
    // One more page of the text may follow.
    test.info().annotations.push({
      type: 'requests, KiB',
      description: [...atFirst, ...withText].map((figure) => figure.toFixed(0)).join(' '),
    });
    expect(problems).toEqual([]);
  });
}

test('the worker searches, not the page: it has neither the data nor the index', async ({
  page,
}) => {
  await openRested(page, '/x/introduction/licensing/');
  await searchFor(page, 'sort');
  expect(page.workers().map((worker) => worker.url())).toEqual([
    expect.stringMatching(/\/assets\/js\/search-worker\.[\da-f]+\.js$/),
  ]);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(scripts.filter((name) => /search-current|pagefind/.test(name))).toEqual([]);
});
