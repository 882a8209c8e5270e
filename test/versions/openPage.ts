/** A page of the trial site that is open while the site is deployed anew, and the parts of it that tests press. */
import type { Locator } from '@playwright/test';
import { deployAnew } from '../deployAnew';
import { gotoHydrated } from '../e2e/pages';
import type { OwnSite } from '../siteTest';
import { type Page, expect } from './test';

/** With demos whose source is shown. */
export const PROSE = '/x/react-data-grid/sources/';
/** With demos of every kind, the last one far below. */
export const DEMOS = '/x/react-data-grid/running/';
/** Without demos, in another section than the others. */
export const KEYS = '/x/introduction/keys/';
/** Longer than the message stands before the page goes by itself. */
export const TIMEOUT_MS = 3500;
/** What a reader is told. */
export const UPDATED = 'This site has been updated since you opened this page.';
/** What servers say of files that are gone. */
export const ANSWERS = ['404', 'a page'] as const;

export const notice = (page: Page) => page.getByRole('alert').filter({ hasText: UPDATED });
export const loadAgain = (page: Page) => notice(page).getByRole('button', { name: 'Reload' });
export const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const settings = (page: Page) => page.getByRole('button', { name: 'Settings', exact: true });
export const thumb = (page: Page) =>
  page.getByRole('group', { name: 'Was this page helpful?' }).getByRole('button', { name: 'No' });
export const comment = (page: Page) => page.getByRole('textbox', { name: 'Comment' });
export const link = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'documentation' }).getByRole('link', { name });

/** How often a page has been loaded since now. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** Where no worker registers. */
export const plain = ({ address }: OwnSite) => address.replace('127.0.0.1', 'localhost');

/** Opens a page, and waits until nothing of it is on its way any more. */
export async function gotoNetworkIdle(page: Page, address: string): Promise<void> {
  await gotoHydrated(page, address);
  await page.waitForLoadState('networkidle');
}

/**
 * Deploys the site anew under an open page.
 * @param answer what a server says of the files that are gone
 * @returns how often the page has been loaded since
 */
export async function deploy(
  page: Page,
  { folder }: OwnSite,
  answer: (typeof ANSWERS)[number] = '404',
): Promise<() => number> {
  const gone = deployAnew(folder);
  if (answer === 'a page') {
    await page.route(
      ({ pathname }) => gone.has(pathname),
      (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Docs</title>' }),
    );
  }
  return countLoads(page);
}

/** The page has been loaded again, and is alive. */
export async function expectLoadedOnce(page: Page, loads: () => number): Promise<void> {
  await expect.poll(loads).toBe(1);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.waitForTimeout(TIMEOUT_MS);
  expect(loads()).toBe(1);
}

/** The message stands there, and the page isn't loaded again by itself. */
export async function expectToStay(page: Page, loads: () => number): Promise<void> {
  await expect(loadAgain(page).first()).toBeVisible();
  await page.waitForTimeout(TIMEOUT_MS);
  await expect(loadAgain(page).first()).toBeVisible();
  expect(loads()).toBe(0);
}
