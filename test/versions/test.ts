/** Playwright's `test`, on the trial site with a cut version and two documentation instances. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { trialFolder } from '../trialSite';
import { siteTest } from '../siteTest';

export { expect, type Page } from '../siteTest';

/** Made by `site.setup.ts`, removed by `site.teardown.ts`. */
export const SITE_FOLDER = trialFolder('versions-site');

export const test = siteTest(SITE_FOLDER);

/** At another name of the same host, where the site registers no service worker: one would answer in place of routes. */
export const testWithoutWorker = test.extend({
  baseURL: ({ site }, provide) => provide(site.replace('127.0.0.1', 'localhost')),
});

/** The path of a file of the site. */
export const fileOf = (file: string) => path.join(SITE_FOLDER, file);

/** What stands in a file of the site. */
export const read = (file: string) => readFileSync(fileOf(file), 'utf8');

/** What stands in a file of its build. */
export const built = (file: string) => read(path.join('build', file));

/** The HTML of a page: `x/react-data-grid/sorting`. */
export const html = (page: string) => built(`${page}/index.html`);

/** Names and paths of the way to a page, in the data for search engines. */
export function trailOf(page: string): readonly (readonly [name: string, path: string])[] {
  const json = /<script type="?application\/ld\+json"?>(.*?)<\/script>/.exec(html(page))?.[1];
  const list: { itemListElement?: readonly { name: string; item: string }[] } = JSON.parse(
    json ?? '{}',
  );
  return (list.itemListElement ?? []).map(({ name, item }) => [name, new URL(item).pathname]);
}
