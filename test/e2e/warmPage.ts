/**
 * One page of one browser context for each worker, for tests that open many pages of the site: what the browser fetched
 * and compiled stays. Each test finds it as if it were new: no cookies, no storage, no listeners, nothing emulated.
 */
import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { recordShifts } from '../layoutShift';

interface Warm {
  readonly page: Page;
  /** Addresses of other hosts that were asked for something since the test began. */
  readonly elsewhere: string[];
}

interface OneTest {
  /** Addresses of other hosts that the page asked for something. */
  readonly elsewhere: readonly string[];
}

/** Forgets what a reader chose or typed; what was fetched stays. */
async function forget(context: BrowserContext, page: Page, origin: string): Promise<void> {
  // A page that is open could write again when it leaves.
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,session_storage,indexeddb,service_workers',
  });
  await session.detach();
}

export const test = base.extend<OneTest, { readonly warm: Warm }>({
  warm: [
    async ({ browser }, provide, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({ baseURL, locale: project.use.locale });
      const elsewhere: string[] = [];
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== baseURL) {
          elsewhere.push(url.href);
        }
      });
      const page = await context.newPage();
      await recordShifts(page);
      await provide({ page, elsewhere });
      await context.close();
    },
    { scope: 'worker' },
  ],
  elsewhere: async ({ warm }, provide) => {
    warm.elsewhere.length = 0;
    await provide(warm.elsewhere);
  },
  page: async ({ warm, baseURL }, provide) => {
    const { page } = warm;
    await provide(page);
    page.removeAllListeners();
    await page.emulateMedia({ colorScheme: null });
    await forget(page.context(), page, baseURL ?? '');
  },
});
