/**
 * Builds the trial site of this project by the command of the portal: below a path, in two languages, with the
 * instances, the cut version and the pages of `test/versions`, and a page with an old address and an image.
 */
import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { addPages, buildTrialSite, createTrialSite, runDocusaurus } from '../trialSite';
import { BASE, ORIGIN, SITE_FOLDER } from './test';

test('a site below a path is built', async () => {
  test.setTimeout(300_000);
  rmSync(SITE_FOLDER, { recursive: true, force: true });
  createTrialSite(SITE_FOLDER);
  addPages(SITE_FOLDER, 'versioned-site/before');
  addPages(SITE_FOLDER, 'two-instances');
  const env = { SITE_URL: ORIGIN + BASE, SERVICE_WORKER_HOST: '127.0.0.1' };
  await runDocusaurus(SITE_FOLDER, ['docs:version', '8.9.0'], env);
  addPages(SITE_FOLDER, 'versioned-site/after');
  addPages(SITE_FOLDER, 'reading-site');
  addPages(SITE_FOLDER, 'below-path');
  await buildTrialSite(SITE_FOLDER, env);
});
