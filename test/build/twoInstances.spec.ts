/**
 * A site with two documentation instances, in two languages: one below `/x/`, of which a version is cut, and one at the
 * root without versions. Whatever the build makes of pages, it makes of the pages of both.
 */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { addPages, createTrialSite, runDocusaurus } from '../trialSite';

test.describe.configure({ mode: 'default' });

let site = '';

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = mkdtempSync(path.join(tmpdir(), 'two-instances-'));
  createTrialSite(site);
  addPages(site, 'versioned-site/before');
  addPages(site, 'two-instances');
  const env = { TRIAL_LANGUAGES: 'en,zh', SERVICE_WORKER_HOST: '127.0.0.1' };
  await runDocusaurus(site, ['docs:version', '8.9.0'], env);
  await runDocusaurus(site, ['build'], env);
});

test.afterAll(() => rmSync(site, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
const built = (file: string) => read(path.join('build', file));
const html = (page: string) => built(`${page}/index.html`);
const titleOf = (page: string) => /<title[^>]*>(.*?)<\/title>/.exec(html(page))?.[1];

/** The pages of both, by their paths. */
const X = 'x/react-data-grid/sorting';
const BASE = 'customization/theming';

test('a version of one leaves the other as it is', () => {
  expect(JSON.parse(read('versions.json'))).toEqual(['8.9.0']);
  expect(existsSync(path.join(site, 'versioned_docs/version-8.9.0/react-data-grid'))).toBe(true);
  expect(existsSync(path.join(site, 'versioned_docs/version-8.9.0/customization'))).toBe(false);
  expect(existsSync(path.join(site, 'base-library_versions.json'))).toBe(false);
  expect(existsSync(path.join(site, 'build/x/8.9.0/react-data-grid/sorting/index.html'))).toBe(
    true,
  );
  expect(html('customization')).not.toContain('8.9.0/customization');
});

for (const [page, english, chinese] of [
  [X, 'Sorting', '排序'],
  [BASE, 'Theming', '主题'],
] as const) {
  test(`/${page}/ has its title in both languages`, () => {
    expect(titleOf(page)).toMatch(new RegExp(`^${english} -`));
    expect(titleOf(`zh/${page}`)).toMatch(new RegExp(`^${chinese} -`));
  });
}

for (const [page, demo, text] of [
  [X, 'SortCount', 'Sorted'],
  [BASE, 'ThemeCount', 'Themed'],
] as const) {
  test(`/${page}/ has its demo in the HTML and in both Markdown files`, () => {
    expect(html(page)).toContain(text);
    expect(built(`${page}.md`)).toContain(`${demo}.tsx`);
    expect(built(`${page}.js.md`)).toContain(`${demo}.js`);
  });
}

test('the way to a page is that of its own tree, in the language', () => {
  const trailOf = (page: string): readonly (readonly [string, string])[] => {
    const json = /<script type="?application\/ld\+json"?>(.*?)<\/script>/.exec(html(page))?.[1];
    const list: { itemListElement?: readonly { name: string; item: string }[] } = JSON.parse(
      json ?? '{}',
    );
    return (list.itemListElement ?? []).map(({ name, item }) => [name, new URL(item).pathname]);
  };
  expect(trailOf(X).slice(1)).toEqual([
    ['Data Grid', '/x/react-data-grid/'],
    ['Sorting', '/x/react-data-grid/sorting/'],
  ]);
  expect(trailOf(`zh/${BASE}`).slice(1)).toEqual([
    ['定制与主题', '/zh/customization/'],
    ['主题', '/zh/customization/theming/'],
  ]);
});

test('the pages before and after are those of the same instance', () => {
  const neighbours = (page: string) =>
    [...html(page).matchAll(/<a class="?pagination-nav__link[^>]*href="?([^" >]+)/g)].map(
      ([, href]) => href,
    );
  expect(neighbours('customization')).toEqual(['/customization/theming/']);
  expect(neighbours(BASE)).toEqual(['/customization/']);
  expect(neighbours(X)).toEqual(['/x/react-data-grid/']);
});

test('the sitemap and the index for programs name the pages of both', () => {
  for (const index of ['sitemap.xml', 'llms.txt']) {
    expect(built(index)).toContain(`/${X}`);
    expect(built(index)).toContain(`/${BASE}`);
    expect(built(index)).not.toContain('8.9.0/');
  }
});

test('search knows the titles of both, and in a cut version those of that version', () => {
  const data = (name: string): { pages: readonly { path: string; title: string }[] } =>
    JSON.parse(read(`.docusaurus/search/default/${name}.json`));
  // The Chinese build comes last.
  const pages = data('current').pages.map(({ path: page, title }) => [page, title]);
  expect(pages).toContainEqual(['react-data-grid/sorting', '排序']);
  expect(pages).toContainEqual(['/zh/customization/theming', '主题']);
  expect(data('8.9.0').pages.map(({ path: page }) => page)).not.toContain(
    '/zh/customization/theming',
  );
});

test('the full text has the pages of both', () => {
  const entry: { languages: Readonly<Record<string, { page_count: number }>> } = JSON.parse(
    built('pagefind/pagefind-entry.json'),
  );
  // Four pages below /x/, a tab, the same in the cut version, and two at the root.
  expect(entry.languages.en?.page_count).toBe(12);
});

test('each instance has its own label as the name of its current version', () => {
  const data = (id: string): { label: string }[] => {
    const globals: Readonly<
      Record<string, Readonly<Record<string, { versions: { label: string }[] }>>>
    > = JSON.parse(read('.docusaurus/globalData.json'));
    return globals['docusaurus-plugin-content-docs']?.[id]?.versions ?? [];
  };
  expect(data('default').map(({ label }) => label)).toEqual(['8.10.2', '8.9.0']);
  expect(data('base-library').map(({ label }) => label)).toEqual(['7.3.0']);
});

test('the classes of Tailwind variants of both are in the stylesheet', () => {
  const folder = path.join(site, 'build/assets/css');
  const styles = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  expect(styles.join('\n')).toContain('.rounded-\\[13px\\]');
});

test('one worker for each language lies above the pages of both', () => {
  for (const base of ['', 'zh/']) {
    expect(built(`${base}sw.js`)).toMatch(new RegExp(`["'\`]/${base}offline/`));
    expect(existsSync(path.join(site, `build/${base}x/sw.js`))).toBe(false);
    expect(JSON.parse(built(`${base}manifest.webmanifest`))).toMatchObject({ scope: `/${base}` });
  }
});
