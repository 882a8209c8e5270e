/**
 * Builds the trial site of this project: in two languages, with an instance below `/x/` of which a version is cut before
 * its pages change, and one at the root without versions. Pages whose sources and words are looked for come after it.
 */
import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { addPages, createTrialSite, runDocusaurus } from '../trialSite';
import { SITE_FOLDER } from './test';

test('a version is cut, and the site is built', async () => {
  // A build of two languages beside other tests: four minutes on two quiet cores, more on busy ones.
  test.setTimeout(900_000);
  rmSync(SITE_FOLDER, { recursive: true, force: true });
  createTrialSite(SITE_FOLDER);
  addPages(SITE_FOLDER, 'versioned-site/before');
  addPages(SITE_FOLDER, 'two-instances');
  const env = {
    TRIAL_LANGUAGES: 'en,zh',
    SERVICE_WORKER_HOST: '127.0.0.1',
    DOCUSAURUS_KEEP_SERVER_BUNDLE: 'true',
  };
  await runDocusaurus(SITE_FOLDER, ['docs:version', '8.9.0'], env);
  addPages(SITE_FOLDER, 'versioned-site/after');
  addPages(SITE_FOLDER, 'reading-site');
  await runDocusaurus(SITE_FOLDER, ['build'], env);
});
