/** Playwright's `test`, on the trial site with all services connected. */
import { test as base } from '@playwright/test';
import { serveTrialSite } from '../trialSite';
import { SITE_FOLDER, sitePort } from './connections';

export { expect } from '@playwright/test';

export const test = base.extend<object, { readonly site: string }>({
  /** The site's address, without a trailing slash. */
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from the braces
    async ({}, provide, { parallelIndex }) => {
      const port = sitePort(parallelIndex);
      const server = await serveTrialSite(SITE_FOLDER, port);
      await provide(`http://127.0.0.1:${port}`);
      server.kill();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ site }, provide) => provide(site),
});
