/** Playwright's `test`, on the trial site with all services connected. */
import { test as base } from '@playwright/test';
import { serveTrialSite } from '../trialSite';
import { SITE_FOLDER } from './connections';

export { expect } from '@playwright/test';

export const test = base.extend<object, { readonly site: string }>({
  /** The site's address, without a trailing slash. */
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from the braces
    async ({}, provide) => {
      const { address, stop } = await serveTrialSite(SITE_FOLDER);
      await provide(address);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site),
});
