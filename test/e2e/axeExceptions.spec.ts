/** The list of known findings holds what is found, and does not grow. */
import { expect } from '@playwright/test';
import { isStillFound } from './axe';
import { AXE_EXCEPTIONS } from './axeExceptions';
import { visitAll } from './pages';
import { test } from './sharedPage';

/** How many there were when the last one was mended. */
const MAX_EXCEPTIONS = 4;

test('the list of findings inside the packages has not grown', () => {
  expect(AXE_EXCEPTIONS.length).toBeLessThanOrEqual(MAX_EXCEPTIONS);
});

for (const exception of AXE_EXCEPTIONS) {
  test(`axe still finds ${exception.rule} in ${exception.component}`, async ({ page }) => {
    test.slow();
    await page.goto(exception.page);
    await visitAll(page);
    expect(await isStillFound(page, exception), 'Take the exception out of the list.').toBe(true);
  });
}
