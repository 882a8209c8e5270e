/** Playwright's `test`, on the trial site that lies below a path of its host. */
import { trialFolder } from '../trialSite';
import { siteTest } from '../siteTest';

export { expect, type Page } from '../siteTest';

/** Made by `site.setup.ts`, removed by `site.teardown.ts`. */
export const SITE_FOLDER = trialFolder('site-below-path');

export const ORIGIN = 'https://docs.example.com';
/** With slashes around. */
export const BASE = '/ui/';

export const test = siteTest(SITE_FOLDER);

/** At another name of the same host, where the site registers no service worker. */
export const testWithoutWorker = test.extend({
  baseURL: ({ site }, provide) => provide(site.replace('127.0.0.1', 'localhost')),
});
