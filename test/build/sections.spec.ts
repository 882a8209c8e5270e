/** What every page loads knows nothing of the pages of a section, so that it doesn't grow with their number. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { versionNames } from '../../plugins/content/versions';
import { DOCS_INSTANCES } from '../../src/data/docsInstances';
import { allPaths } from '../e2e/pages';

const ROOT = path.join(__dirname, '../..');
const BUILD = path.join(ROOT, 'build');

function scripts(folder: string, name: RegExp): readonly { file: string; code: string }[] {
  const dir = path.join(BUILD, folder, 'assets/js');
  return readdirSync(dir)
    .filter((file) => file.endsWith('.js') && name.test(file))
    .map((file) => ({ file, code: readFileSync(path.join(dir, file), 'utf8') }));
}

for (const folder of ['', 'zh']) {
  const pages = allPaths(folder).filter((page) => /\/x\/[^/]+\/[^/]+\//.test(page));

  test(`the scripts of every page name no page of a section: ${folder || 'en'}`, () => {
    const shell = scripts(folder, /^(main|runtime~main)\./);
    expect(shell).toHaveLength(2);
    expect(pages.length).toBeGreaterThan(20);
    const route = (page: string) => `"${page}"`;
    // What loads a section stands under its path, which is that of its first page.
    const inside = pages.filter((page) => !/\/x\/api\/[^/]+\/$/.test(page));
    const named = inside.filter((page) => shell.some(({ code }) => code.includes(route(page))));
    // The header, the footer and the way on from a missing page link to some.
    const linked = ['installation', 'licensing', 'support', 'roadmap'].map((name) =>
      [folder && `/${folder}`, `/x/introduction/${name}/`].join(''),
    );
    expect(named.filter((page) => !linked.includes(page))).toEqual([]);
    const sections = scripts(folder, /^pages-/);
    expect(pages.filter((page) => !sections.some(({ code }) => code.includes(page)))).toEqual([]);
  });

  test(`the runtime names no script of a page or a demo: ${folder || 'en'}`, () => {
    const [runtime] = scripts(folder, /^runtime~main\./);
    const all = scripts(folder, /./);
    const named = all.filter(({ file }) => runtime?.code.includes(file));
    expect(all.length).toBeGreaterThan(200);
    // What opens a section stands in it, those of cut versions too.
    expect(named.length).toBeLessThan(60 + 20 * versionNames(ROOT, DOCS_INSTANCES[0]).length);
    const ofPages = scripts(folder, /^pages-/).flatMap(({ code }) =>
      all.filter(({ file }) => code.includes(`/${file}`)).map(({ file }) => file),
    );
    expect(ofPages.length).toBeGreaterThan(30);
    expect(ofPages.filter((file) => runtime?.code.includes(file))).toEqual([]);
  });
}

test('every script that another one names is there', () => {
  const all = scripts('', /./);
  const files = new Set(all.map(({ file }) => file));
  const named = all.flatMap(({ code }) =>
    [...code.matchAll(/"assets\/js\/([^"]+\.js)"/g)].map((match) => match[1] ?? ''),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !files.has(file))).toEqual([]);
});
