/** Builds the trial site once for all tests of this project. */
import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { addPages, createTrialSite, runDocusaurus } from '../trialSite';
import { CONNECTIONS, SITE_FOLDER } from './connections';

test('a site with all services connected is built', async () => {
  // A build of two languages beside other tests: four minutes on two quiet cores, more on busy ones.
  test.setTimeout(900_000);
  rmSync(SITE_FOLDER, { recursive: true, force: true });
  createTrialSite(SITE_FOLDER);
  addPages(SITE_FOLDER, 'services-site');
  await runDocusaurus(SITE_FOLDER, ['build'], CONNECTIONS);
});
