/**
 * Faults of browsers, networks and addresses that nothing else tries, and the table of `guides/faults.md`, in which all
 * of them stand: `UPDATE_FAULTS=1` writes it, otherwise it is compared.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, finishTransitions } from '../visualModes';
import { PAGE_KINDS, gotoHydrated, recordProblems } from '../pages';
import { FAULTS, type Fault, type OwnFault } from './faults';
import { cutTexts, outOfReach, sameLooks, unseenFocus } from './reading';
import { guides, writeGuide } from './table';

const API_PAGE = '/x/api/data-grid/data-grid/';
const PAGES = { ...PAGE_KINDS, 'API reference': API_PAGE };

/** Opens parts that load when they are wanted, on a page of prose. */
const PARTS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  search: async (page) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sorting');
    await page.getByRole('option').first().waitFor();
  },
  settings: (page) => page.getByRole('button', { name: 'Settings', exact: true }).click(),
  'page menu': (page) => page.getByRole('button', { name: 'Markdown' }).click(),
  'feedback form': async (page) => {
    await page
      .getByRole('group', { name: 'Was this page helpful?' })
      .getByRole('button', { name: 'No' })
      .click();
    await page.getByRole('textbox', { name: 'Comment' }).waitFor();
  },
};

/** How many pages and parts a check went through. */
const countsOf = (pages: Readonly<Record<string, string>>) =>
  `${Object.keys(pages).length} pages, ${Object.keys(PARTS).length} parts`;

const CHECKS: Readonly<Record<OwnFault, (page: Page) => Promise<string>>> = {
  hash: async (page) => {
    const problems = recordProblems(page);
    const hostile = {
      markup: '#"><img src=x onerror=alert(1)>',
      'a selector': '#"],*[x="',
      'a name that every object has': '#__proto__',
      'half a character': '#%ED%A0%80',
      'a percent sign': '#100%',
      '100 000 letters': `#${'a'.repeat(100_000)}`,
      'a text fragment': '#:~:text=%E0%A4%A',
    };
    const queries = ['?q=%', '?__proto__[a]=1&q=<script>alert(1)</script>'];
    page.on('dialog', (dialog) => {
      problems.push(dialog.message());
      void dialog.dismiss();
    });
    for (const path of [PAGE_KINDS.prose, PAGE_KINDS.grid, API_PAGE]) {
      for (const end of [...Object.values(hostile), ...queries]) {
        await page.goto('about:blank');
        await gotoHydrated(page, path + end);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeAttached();
      }
    }
    expect(problems).toEqual([]);
    return `${Object.keys(hostile).length} hashes and ${queries.length} queries on three pages: the console stayed empty`;
  },

  fonts: async (page) => {
    await page.route('**/*', (route) =>
      /font|image/.test(route.request().resourceType()) ? route.abort() : route.continue(),
    );
    for (const path of [PAGE_KINDS.landing, PAGE_KINDS.prose]) {
      await gotoHydrated(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const nameless = await page
        .locator('a[href]:visible, button:visible')
        .evaluateAll((controls) =>
          controls
            .filter(
              (control) =>
                !control.textContent?.trim() &&
                !control.getAttribute('aria-label') &&
                !control.getAttribute('title') &&
                !control.querySelector('img[alt]:not([alt=""])'),
            )
            .map((control) => control.outerHTML),
        );
      expect(nameless).toEqual([]);
    }
    return 'two pages: each link and button has a name';
  },

  zoom: async (page) => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const [name, path] of Object.entries(PAGES)) {
      await gotoHydrated(page, path);
      await expectNoSidewaysScroll(page);
      expect.soft(await cutTexts(page), `texts that are cut: ${name}`).toEqual([]);
    }
    for (const [name, open] of Object.entries(PARTS)) {
      await gotoHydrated(page, PAGE_KINDS.prose);
      await open(page);
      await finishTransitions(page);
      await expectNoSidewaysScroll(page);
      expect.soft(await cutTexts(page), `texts that are cut: ${name}`).toEqual([]);
      const place = 'dialog[open], [role=dialog], [role=menu], [data-feedback-form]';
      expect.soft(await outOfReach(page, place), `out of reach: ${name}`).toEqual([]);
    }
    return countsOf(PAGES);
  },

  forcedStates: async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const pages = { prose: PAGE_KINDS.prose, grid: PAGE_KINDS.grid, 'API reference': API_PAGE };
    for (const [name, path] of Object.entries(pages)) {
      await gotoHydrated(page, path);
      expect.soft(await sameLooks(page), `look alike: ${name}`).toEqual([]);
      expect.soft(await unseenFocus(page, 40), `focus without an outline: ${name}`).toEqual([]);
    }
    for (const [name, open] of Object.entries(PARTS)) {
      await gotoHydrated(page, PAGE_KINDS.prose);
      await open(page);
      expect.soft(await sameLooks(page), `look alike: ${name}`).toEqual([]);
      expect.soft(await unseenFocus(page, 8), `focus without an outline: ${name}`).toEqual([]);
    }
    return countsOf(pages);
  },
};

// One after the other, so that the table comes last.
test.describe.configure({ mode: 'default' });

/** What was seen stays for the table, also when a test that failed has ended the process. */
const seenFile = (name: string) => path.join(test.info().project.outputDir, 'faults', name);

const entries = Object.entries(CHECKS) as [OwnFault, (page: Page) => Promise<string>][];
for (const [name, check] of entries) {
  test(`${FAULTS[name].fault}: ${FAULTS[name].promise}`, async ({ page }) => {
    test.setTimeout(180_000);
    const seen = await check(page);
    expect(test.info().errors).toHaveLength(0);
    mkdirSync(path.dirname(seenFile(name)), { recursive: true });
    writeFileSync(seenFile(name), seen);
  });
}

test('the tests that the table names are there', () => {
  const faults: readonly Fault[] = Object.values(FAULTS);
  for (const { file, title } of faults.flatMap(({ tests }) => tests)) {
    const text = readFileSync(path.join(__dirname, '../..', file), 'utf8');
    expect(text, `${file} has a test “${title}”`).toContain(title);
  }
});

test('guides/faults.md says what was seen', async () => {
  const seen = entries.map(([name]) => [name, readFileSync(seenFile(name), 'utf8')] as const);
  const [is, wanted] = await guides(Object.fromEntries(seen));
  if (process.env.UPDATE_FAULTS) {
    writeGuide(wanted);
  } else {
    expect(is, 'UPDATE_FAULTS=1 writes the table').toBe(wanted);
  }
});
