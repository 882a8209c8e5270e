/**
 * Tests of demos whose code readers take into production: each one is tried in the real browser with what happens there.
 * A demo is a row of a table, which says how each case is acted and what must be true afterwards. A case that can't
 * happen in a demo is left out.
 */
import { type ConsoleMessage, expect, type Locator, type Page, test } from '@playwright/test';
import { Answers } from './answers';

const CASES = [
  'two answers in the wrong order',
  'a refusal',
  'a second action while one is pending',
  'a filter and a sort',
  'an empty list',
  'null in each field',
  'a page change',
  'keyboard alone',
] as const;

type Case = (typeof CASES)[number];

export interface DemoRow {
  /** The demo's file below `docs/x/react-data-grid`, without its ending. */
  readonly demo: string;
  /**
   * `speakers:speakers`: the module beside the demo and its export with the rows. With it, the demo is also opened
   * without rows, and with `null` in each field except the id.
   */
  readonly data?: string;
  readonly cases: Partial<Record<Case, (demo: OpenDemo) => Promise<void>>>;
}

/** A demo in the browser. */
export interface OpenDemo {
  readonly page: Page;
  readonly answers: Answers;
  /** Cell of a row in a column. */
  readonly cell: (id: string | number, field: string) => Locator;
  /** Double-clicks a cell and replaces its text. The caller presses Enter, or clicks elsewhere. */
  readonly type: (id: string | number, field: string, text: string) => Promise<void>;
  /** Texts of a column, from top to bottom. */
  readonly column: (field: string) => Promise<string[]>;
  /** Presses Tab until the element has the focus. */
  readonly tabTo: (target: Locator) => Promise<void>;
  /** Filters a column by its menu and the filter panel. */
  readonly filter: (header: string, text: string) => Promise<void>;
}

/** Said by each paid component, since no license key is here. */
const LICENSE_NOTICE = /MUI X: Missing license key/;

const MAX_TABS = 20;

/** Texts of the messages that a demo must not cause. */
function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (/^(?:error|warning)$/.test(message.type()) && !LICENSE_NOTICE.test(message.text())) {
      problems.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return problems;
}

function createDemo(page: Page, answers: Answers): OpenDemo {
  const cell: OpenDemo['cell'] = (id, field) =>
    page.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  return {
    page,
    answers,
    cell,
    type: async (id, field, text) => {
      await cell(id, field).dblclick();
      await cell(id, field)
        .getByRole('textbox')
        .or(cell(id, field).getByRole('spinbutton'))
        .fill(text);
    },
    column: (field) => page.locator(`[role="gridcell"][data-field="${field}"]`).allInnerTexts(),
    tabTo: async (target) => {
      for (let left = MAX_TABS; left > 0; left -= 1) {
        await page.keyboard.press('Tab');
        if (await target.evaluate((element) => element === document.activeElement)) {
          return;
        }
      }
      throw new Error(`${MAX_TABS} tabs don't reach ${target}.`);
    },
    filter: async (header, text) => {
      await page.getByRole('columnheader', { name: header }).hover();
      await page.getByRole('button', { name: `${header} column menu` }).click();
      await page.getByRole('menuitem', { name: 'Filter' }).click();
      await page.getByPlaceholder('Filter value').fill(text);
      await expect(page.getByRole('button', { name: 'Show filters' }).first()).toBeVisible();
      await page.keyboard.press('Escape');
    },
  };
}

/** The cases that need nothing but other data. */
const DATA_CASES: Readonly<
  Partial<Record<Case, { rows: string; prove: (page: Page) => Promise<void> }>>
> = {
  'an empty list': {
    rows: 'none',
    prove: (page) => expect(page.getByText('No rows')).toBeVisible(),
  },
  'null in each field': {
    rows: 'null',
    prove: async (page) => {
      await expect(page.locator('[role="row"][data-id]').first()).toBeVisible();
      await expect(page.locator('#scene')).not.toContainText(/\b(?:null|undefined|NaN)\b/);
    },
  },
};

/** Defines the tests of a table. */
export function testDemos(table: readonly DemoRow[]): void {
  for (const { demo, data, cases } of table) {
    for (const name of CASES) {
      const act = cases[name];
      const dataCase = data === undefined ? undefined : DATA_CASES[name];
      if (act ?? dataCase) {
        test(`${demo}: ${name}`, async ({ page }) => {
          const problems = collectProblems(page);
          const answers = await Answers.hold(page);
          const rows = dataCase ? `&data=${data}&rows=${dataCase.rows}` : '';
          await page.goto(`/?demo=${demo}${rows}`);
          await page
            .getByRole('grid')
            .or(page.getByRole('treegrid'))
            .first()
            .waitFor({ timeout: 30_000 });
          await dataCase?.prove(page);
          await act?.(createDemo(page, answers));
          expect(problems).toEqual([]);
        });
      }
    }
  }
}
