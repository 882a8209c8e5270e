/** Playwright's `test` on a trial site, which the `site.setup.ts` beside the tests has built. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { siteServer } from '../tools/serve/siteServer';
import { recordViolations } from './policyViolations';
import { listen, stop } from './server';
import { serveTrialSite } from './trialSite';

export { expect, type Page } from '@playwright/test';

/** A copy of a site on a server of its own. */
export interface OwnSite {
  readonly folder: string;
  readonly address: string;
  /** Takes the site away, as a network does: connections are refused. */
  readonly stop: () => Promise<void>;
  /** Brings it back at the same address, by the rules that the folder has now. */
  readonly start: () => Promise<void>;
}

/**
 * @param folder of the site
 * @returns a `test` with the site as its base address, and with `own` for those that change files or take the site away
 */
export function siteTest(folder: string) {
  return base.extend<{ own: OwnSite; readonly violations: string[] }, { readonly site: string }>({
    /** What the content security policy of the site has blocked, which fails the test. */
    violations: [
      async ({ context }, provide) => {
        const violations = await recordViolations(context);
        await provide(violations);
        expect(violations, 'blocked by the content security policy').toEqual([]);
      },
      { auto: true },
    ],
    /** The site's address, without a trailing slash. */
    site: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from the braces
      async ({}, provide) => {
        const served = await serveTrialSite(folder);
        await provide(served.address);
        await served.stop();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ site }, provide) => provide(site),
    // eslint-disable-next-line no-empty-pattern -- as above
    own: async ({}, provide) => {
      const copy = mkdtempSync(path.join(tmpdir(), 'own-site-'));
      cpSync(path.join(folder, 'build'), copy, { recursive: true });
      let server = siteServer(copy);
      const port = await listen(server, 0);
      const end = () => stop(server);
      const start = async () => {
        server = siteServer(copy);
        await listen(server, port);
      };
      await provide({ folder: copy, address: `http://127.0.0.1:${port}`, start, stop: end });
      await end();
      rmSync(copy, { recursive: true, force: true });
    },
  });
}
