/** What holds for one page of each kind as a whole, with all that surrounds its content. */
import { expect } from '@playwright/test';
import { expectSteady } from '../layoutShift';
import { axeFindings } from './axe';
import { MAX_LAYOUT_SHIFT, PAGE_KINDS, openWhole } from './pages';
import { test } from './sharedPage';
import { PHONE, WIDE, finishTransitions } from './visualModes';

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`a page of the kind "${kind}" is accessible as a whole, and steady on a wide screen`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ colorScheme: 'light' });
    await openWhole(page, path);
    await expectSteady(page, MAX_LAYOUT_SHIFT);
    expect(await axeFindings(page), 'light').toEqual([]);

    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: 'dark' });
    await finishTransitions(page);
    expect(await axeFindings(page), 'dark').toEqual([]);
  });
}
