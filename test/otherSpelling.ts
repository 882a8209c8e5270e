/** An address that spells the path of a page in another way, on a host that looks past the spelling and doesn't redirect. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { recordProblems } from './e2e/pages';

/** A page of a site, and how an address spells its path. */
export interface OtherSpelling {
  /** Of the site, without a slash at the end. */
  readonly host: string;
  readonly path: string;
  readonly spelling: string;
  readonly title: string;
}

/** The page shows and runs without a problem, at its own address. */
export async function expectPageAt(
  page: Page,
  { host, path, spelling, title }: OtherSpelling,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === spelling,
    async (route) => route.fulfill({ response: await route.fetch({ url: host + path }) }),
  );
  const problems = recordProblems(page);
  await page.goto(`${host}${spelling}?a=1#several-columns`);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await expect(page).toHaveURL(`${host}${path}?a=1#several-columns`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`//[^/]+${path}$`));
  // A trial site has its texts in English only.
  expect(problems.filter((problem) => !problem.includes('Missing translation'))).toEqual([]);
}
