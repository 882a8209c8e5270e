/** The version switcher of the header, for browser tests. */
import type { Locator, Page } from '@playwright/test';

export const switcherButton = (page: Page): Locator => page.locator('#mui-version-selector');
export const switcherMenu = (page: Page): Locator => page.locator('#mui-version-menu');

/** An entry of the open menu, by its whole name. */
export const switcherEntry = (page: Page, name: string): Locator =>
  switcherMenu(page).getByRole('menuitem', { name, exact: true });

/** The accessible names of the entries with their addresses, as a reader finds them before a click. */
export async function versionEntries(page: Page): Promise<readonly string[]> {
  const entries = switcherMenu(page).getByRole('menuitem');
  // The menu comes with a script of its own.
  await entries.first().waitFor();
  return entries.evaluateAll((items) =>
    items.map((item) => {
      const name = (item.textContent ?? '').replaceAll(/\s+/g, ' ');
      return `${name} -> ${item.getAttribute('href') ?? 'closes'}`;
    }),
  );
}
