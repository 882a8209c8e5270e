/** Every page as Markdown, as the build wrote it: read as plain Markdown, with nothing of MDX left over. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { expect, test } from '@playwright/test';
import type { Root } from 'mdast';
import { type Parsed, withTrees } from '../../plugins/output/markdown-export/treeProcess';
import apiIndex from '../../src/data/apiIndex.json';
import { PRODUCTS } from '../../src/data/products';
import { type ApiModel, apiPath, membersOf } from '../../src/lib/api/apiModel';
import { folderOf } from '../../tools/api-reference/pageFiles';
import { readApiIndex } from '../../src/lib/api/apiTree';
import { markdownPath } from '../../src/lib/pages/markdownPath';
import { textOf, walk } from '../../src/lib/text/syntaxTree';
import { allPaths } from '../e2e/pages';
import { isDocumentation } from './builtPaths';
import { WRITTEN_PAGES, translatedPages } from './translations';

const ROOT = path.join(__dirname, '../..');
const BUILD = path.join(ROOT, 'build');
const INDEX = /(?:^|\/)llms(?:-full)?\.txt$/;

interface File {
  readonly text: string;
  /** The part that has lines of front matter, without the lines around. */
  readonly head: string;
  readonly body: string;
  readonly tree: Root;
  /** Anchors of its headings. */
  readonly anchors: ReadonlySet<string>;
}

const files = new Map<string, File>();

function treeOf(parsed: Parsed | undefined): Root {
  if (!parsed || 'problem' in parsed) {
    throw new Error(parsed?.problem);
  }
  return parsed.tree;
}

function anchorsOf(tree: Root): ReadonlySet<string> {
  const slugger = createSlugger();
  const anchors = new Set<string>();
  walk(tree, (node) => {
    if (node.type === 'heading') {
      anchors.add(slugger.slug(textOf(node)));
    }
  });
  return anchors;
}

// One process for all tests, since each process parses all files first. With a cut version these are 33 MB, which takes
// a minute on a quiet machine, and four times as long beside the rest of `npm test` on two cores.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  const names = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.md') || INDEX.test(name));
  const texts = names.map((name) => {
    const text = readFileSync(path.join(BUILD, name), 'utf8');
    const [whole = '', head = ''] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
    return { text, head, body: text.slice(whole.length) };
  });
  const parsed = await withTrees((trees) =>
    trees.parse(texts.map(({ body }) => ({ kind: 'markdown', text: body }))),
  );
  names.forEach((name, index) => {
    const tree = treeOf(parsed[index]);
    const text = texts[index] ?? { text: '', head: '', body: '' };
    files.set(name, { ...text, tree, anchors: anchorsOf(tree) });
  });
});

function fileAt(name: string): File {
  const file = files.get(name);
  if (!file) {
    throw new Error(`The build has no ${name}.`);
  }
  return file;
}

function codesIn(tree: Root): readonly string[] {
  const codes: string[] = [];
  walk(tree, (node) => {
    if (node.type === 'code') {
      codes.push(node.value);
    }
  });
  return codes;
}

for (const folder of ['', 'zh']) {
  test(`every page of the sitemap of ${folder || 'en'} exists as Markdown and says what it is`, () => {
    const pages = allPaths(folder);
    expect(pages.length).toBeGreaterThan(200);
    for (const page of pages) {
      const name = markdownPath(page);
      expect.soft(files.has(name), name).toBe(true);
      const head = files.get(name)?.head ?? '';
      expect.soft(head, name).toMatch(/^title: '.+'$/m);
      expect.soft(head, name).toMatch(/^description: '.+'$/m);
      expect.soft(head, name).toMatch(/^url: 'https?:\/\/.+\/'$/m);
      if (page.includes('/x/')) {
        expect
          .soft(head, name)
          .toMatch(/^product: '.+'\n(?:packages:\n(?: {2}- '.+@.+'\n)+)?version: '/m);
        expect.soft(head, name).toMatch(/^plan: (?:free|pro|premium)$/m);
      }
    }
  });
}

test('no file has anything of MDX or HTML left', () => {
  const problems: string[] = [];
  for (const [name, { tree, body }] of files) {
    const lines = body.split('\n');
    walk(tree, (node) => {
      // `<Details>` stays folded in Markdown, as the HTML that all of its readers know.
      const isFold = node.type === 'html' && /^<\/?details>/.test(node.value);
      if (node.type === 'html' && !isFold) {
        problems.push(`${name}: ${node.value}`);
      } else if (node.type === 'text') {
        const left = /\{\/\*|^:::.*|^(?:import|export) .*(?:from|;|=).*/m.exec(node.value)?.[0];
        problems.push(...(left === undefined ? [] : [`${name}: ${left}`]));
      } else if (node.type === 'code') {
        const last = lines[(node.position?.end.line ?? 0) - 1] ?? '';
        if (!node.lang || !/`{3,}$/.test(last)) {
          problems.push(`${name}:${node.position?.start.line}: a fence without language or end`);
        }
      }
    });
  }
  expect(problems).toEqual([]);
});

test('adjacent links of a page are separated', () => {
  for (const [name, { body }] of files) {
    expect.soft(/\]\([^)\s]*\)\[/.exec(body)?.[0], name).toBeUndefined();
  }
});

test('every link leads to a file of the build, and to a heading of it', () => {
  const problems: string[] = [];
  let count = 0;
  for (const [name, { tree, anchors }] of files) {
    walk(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') {
        return;
      }
      const [target = '', anchor] = decodeURI(node.url).split('#');
      if (/^[a-z]+:/.test(target)) {
        return;
      }
      count += 1;
      const isFull = name.endsWith('llms-full.txt');
      const there = target === '' ? anchors : files.get(target)?.anchors;
      if (target !== '' && !existsSync(path.join(BUILD, target))) {
        problems.push(`${name}: ${node.url}`);
      } else if (target.endsWith('/') || (!there && target.startsWith('/x/'))) {
        problems.push(`${name}: ${node.url} is no Markdown`);
      } else if (anchor !== undefined && !isFull && !there?.has(anchor)) {
        problems.push(`${name}: ${node.url} has no such heading`);
      }
    });
  }
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(2000);
});

test('API pages hold each row of their model', () => {
  const entries = readApiIndex(apiIndex);
  for (const folder of ['', '/zh']) {
    for (const entry of entries) {
      const address = apiPath(entry);
      const name = `${folder}${markdownPath(`${address}/`)}`;
      const model: ApiModel = JSON.parse(
        readFileSync(path.join(ROOT, folderOf(address), 'api.json'), 'utf8'),
      );
      const names = new Set<string>();
      walk(fileAt(name).tree, (node) => {
        const [first] = node.type === 'tableRow' ? node.children : [];
        if (first) {
          // A component that a prop comes from is named behind it.
          names.add(textOf(first).replace(/ \([^)]*\)$/, ''));
        }
      });
      const rows =
        model.kind !== 'component'
          ? membersOf(model).map((row) => row.name)
          : [
              ...model.props.map((row) => row.name),
              ...model.slots.map((row) => row.name),
              ...model.classes.map((row) => `.${row.className}`),
            ];
      expect
        .soft(
          rows.filter((row) => !names.has(row)),
          name,
        )
        .toEqual([]);
    }
  }
});

test('each demo is in its page as written, and in JavaScript in another file', () => {
  const docs = path.join(ROOT, 'docs/x');
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('/index.mdx'));
  let count = 0;
  for (const file of pages) {
    const text = readFileSync(path.join(docs, file), 'utf8');
    const sources = [...text.matchAll(/<Demo\s+src="([^"]+)"/g)].map(([, src = '']) =>
      readFileSync(path.join(docs, path.dirname(file), src), 'utf8').trimEnd(),
    );
    const page = `/x/${path.posix.dirname(file)}/`;
    const names = ['', '/zh'].map((folder) => folder + markdownPath(page));
    const scripts = ['', '/zh'].map((folder) => folder + markdownPath(page, 'JS'));
    for (const name of names) {
      const codes = codesIn(fileAt(name).tree);
      expect
        .soft(
          sources.filter((source) => !codes.includes(source)),
          name,
        )
        .toEqual([]);
    }
    for (const [index, name] of scripts.entries()) {
      expect.soft(files.has(name), name).toBe(sources.length > 0);
      expect
        .soft(fileAt(names[index] ?? '').head.includes(`javascript: '${name}'`), name)
        .toBe(sources.length > 0);
    }
    if (sources.length > 0) {
      // Fences of the text stay as they are written, and may hold types.
      const codes = codesIn(fileAt(scripts[0] ?? '').tree);
      const typed = sources.filter((source) => /^(?:export )?interface /m.test(source));
      expect
        .soft(
          typed.filter((source) => codes.includes(source)),
          page,
        )
        .toEqual([]);
    }
    count += sources.length;
  }
  expect(count).toBeGreaterThan(80);
});

test('a translated page is Chinese, another says that it is English, and an API page has Chinese headings', async () => {
  const isTranslated = await translatedPages();
  for (const page of WRITTEN_PAGES) {
    const { head, body } = fileAt(`/zh${markdownPath(page)}`);
    expect.soft(head, page).toContain(`language: ${isTranslated(page) ? 'zh-CN' : 'en'}`);
    // A list of known issues has no headings where there are none.
    const chinese = page.includes('/known-issues/') ? /\p{Script=Han}/u : /^## .*\p{Script=Han}/mu;
    expect.soft(chinese.test(body), page).toBe(isTranslated(page));
  }
  expect(fileAt('/zh/x/api/data-grid/data-grid.md').body).toMatch(/^## \p{Script=Han}+$/mu);
});

for (const folder of ['', '/zh']) {
  test(`the indexes of ${folder || '/en'} keep to the convention and list all pages`, () => {
    const list = (name: string) => {
      const { body, tree } = fileAt(name);
      expect(tree.children.slice(0, 2).map(({ type }) => type)).toEqual(['heading', 'blockquote']);
      const urls = [...body.matchAll(/^- \[(?:[^\]\\]|\\.)+\]\(([^)]+)\)/gm)].map(
        ([, url = '']) => url,
      );
      expect(new Set(urls).size, name).toBe(urls.length);
      return urls;
    };
    const whole = list(`${folder}/llms.txt`);
    for (const page of allPaths(folder.slice(1))) {
      expect.soft(whole, page).toContain(markdownPath(page));
    }
    for (const { path: front } of PRODUCTS) {
      const own = list(`${folder}${front}llms.txt`);
      expect(own[0]).toBe(markdownPath(`${folder}${front}`));
      expect(own.filter((url) => !whole.includes(url))).toEqual([]);
    }
  });
}

test('the file of all pages has each of them once', () => {
  const { body } = fileAt('/llms-full.txt');
  const urls = [...body.matchAll(/^URL: https?:\/\/[^/]+(\/.*)$/gm)].map(([, url]) => url);
  expect([...urls].sort()).toEqual(allPaths().filter(isDocumentation).sort());
});

test('Markdown is served as text, at its own address', async ({ request }) => {
  for (const name of ['/x/react-data-grid/sorting.md', '/x/react-data-grid/sorting.js.md']) {
    const response = await request.get(name, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toBe(fileAt(name).text);
  }
});
