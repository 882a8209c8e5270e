/** Builds the trial site once for all tests of this project. */
import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { addPages, createTrialSite, runDocusaurus } from '../trialSite';
import { CONNECTIONS, SITE_FOLDER } from './connections';

test('a site with all services connected is built', async () => {
  test.setTimeout(240_000);
  rmSync(SITE_FOLDER, { recursive: true, force: true });
  createTrialSite(SITE_FOLDER);
  addPages(SITE_FOLDER, 'services-site');
  await runDocusaurus(SITE_FOLDER, ['build'], CONNECTIONS);
});
