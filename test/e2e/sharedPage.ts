/**
 * One page of one browser context for each worker, for tests that open many pages of the site: what the browser fetched
 * and compiled stays, which is half the work of opening a page. Each test finds it as if it were new: no cookies, no
 * storage, no listeners, nothing emulated. A test that asks what a first visit loads, has no JavaScript
 * or sets the clock takes a fresh one. In both, what the content security policy of the site blocks fails the test.
 */
import {
  type BrowserContext,
  type Disposable,
  type Page,
  test as base,
  expect,
} from '@playwright/test';
import { recordShifts } from '../layoutShift';
import { recordViolations } from '../policyViolations';

interface Policed {
  /** What the policy has blocked since the test began; a test that wants it so empties it. */
  readonly violations: string[];
}

export const fresh = base.extend<Policed>({
  violations: [
    async ({ context }, provide) => {
      const violations = await recordViolations(context);
      await provide(violations);
      expect(violations, 'blocked by the content security policy').toEqual([]);
    },
    { auto: true },
  ],
});

interface Warm {
  readonly page: Page;
  /** Addresses of other hosts that were asked for something since the test began. */
  readonly elsewhere: string[];
  readonly violations: string[];
}

interface OneTest extends Policed {
  /** Addresses of other hosts that the page asked for something. */
  readonly elsewhere: readonly string[];
}

/** Keeps the scripts that a test lets run at the start of each document, until they are to be taken away. */
function keepScripts(page: Page): () => Promise<void> {
  const add = page.addInitScript.bind(page);
  const scripts: Disposable[] = [];
  page.addInitScript = async (...script: Parameters<Page['addInitScript']>) => {
    const added = await add(...script);
    scripts.push(added);
    return added;
  };
  return async () => {
    page.addInitScript = add;
    await Promise.all(scripts.map((script) => script.dispose()));
  };
}

/** Forgets what a reader chose or typed; what was fetched stays. */
async function forget(context: BrowserContext, page: Page, origin: string): Promise<void> {
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // The storage of a session can be cleared from within its origin only. A page that is just loading itself again, as
  // on the way back to one that isn't there, interrupts the first attempt.
  const leave = () => page.goto(`${origin}/robots.txt`);
  await leave().catch(leave);
  await page.evaluate(() => sessionStorage.clear());
  // A page that is open could write again when it leaves.
  await page.goto('about:blank');
  await page.mouse.move(0, 0);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,indexeddb,service_workers',
  });
  await session.detach();
  await context.clearCookies();
  await context.clearPermissions();
}

export const test = base.extend<OneTest, { readonly warm: Warm }>({
  warm: [
    async ({ browser }, provide, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({
        baseURL,
        locale: project.use.locale,
        // What a second page of a test has. Without it, that is the size which the worker's first test asks for.
        viewport: { width: 1366, height: 800 },
      });
      const elsewhere: string[] = [];
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== baseURL) {
          elsewhere.push(url.href);
        }
      });
      const violations = await recordViolations(context);
      const page = await context.newPage();
      await recordShifts(page);
      await provide({ page, elsewhere, violations });
      await context.close();
    },
    { scope: 'worker' },
  ],
  elsewhere: async ({ warm }, provide) => {
    warm.elsewhere.length = 0;
    await provide(warm.elsewhere);
  },
  violations: [
    async ({ warm: { violations } }, provide) => {
      violations.length = 0;
      await provide(violations);
      expect(violations, 'blocked by the content security policy').toEqual([]);
    },
    { auto: true },
  ],
  context: ({ warm }, provide) => provide(warm.page.context()),
  page: async ({ warm, context, baseURL, viewport, permissions }, provide) => {
    const { page } = warm;
    // A page behind another one is drawn seldom.
    await page.bringToFront();
    if (viewport) {
      await page.setViewportSize(viewport);
    }
    if (permissions) {
      await context.grantPermissions([...permissions]);
    }
    const removeScripts = keepScripts(page);
    await provide(page);
    page.removeAllListeners();
    await removeScripts();
    await forget(context, page, baseURL ?? '');
  },
});
