/** A translation that is behind its English page, in the files of the build. */
import { readdirSync } from 'node:fs';
import { load } from 'cheerio';
import { built, expect, fileOf, html, test } from './test';

const PAGE = 'x/react-data-grid/sources';

test('shows the English page, and says so, where demos and headings of a translation are gone', () => {
  const $ = load(html(`zh/${PAGE}`));
  expect($('#main-content > p[role="note"]')).toHaveLength(1);
  expect($('#main-content div[lang="en"] h2').first().text()).toContain('The source begins open');
  expect($('[data-demo-canvas]').length).toBe(load(html(PAGE))('[data-demo-canvas]').length);
  expect($.html()).not.toContain('旧标题');
});

test('is not found by words that are gone', () => {
  const scripts = readdirSync(fileOf('build/zh/assets/js')).filter((name) =>
    name.startsWith('search-'),
  );
  expect(scripts.length).toBeGreaterThan(0);
  scripts.forEach((name) => expect(built(`zh/assets/js/${name}`)).not.toContain('旧标题'));
});
