/** The heads of all built pages, and the files that lead crawlers to them. Read from the files: no browser is needed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { SOCIAL_IMAGES, socialImageOf } from '../../plugins/output/social-images/socialImages';
import { versionOfPath } from '../../src/lib/pages/versionedPaths';
import { markdownPath } from '../../src/lib/pages/markdownPath';
import { isPlaygroundPath, readPath } from '../../src/lib/pages/paths';
import { allPaths } from '../e2e/pages';
import { BUILD } from './builtPage';
import { builtPaths, canonicalPage } from './builtPaths';

const SITE_URL = process.env.SITE_URL || 'http://localhost:3000';
const KIB = 1024;

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

interface BuiltPage {
  readonly path: string;
  /** Of the element `html`. */
  readonly lang: string | undefined;
  readonly tags: readonly Tag[];
  readonly title: string;
  /** JSON-LD. */
  readonly data: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

function unescaped(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

function readPage(address: string): BuiltPage {
  const html = readFileSync(path.join(BUILD, address, 'index.html'), 'utf8');
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<(meta|link)\s([^>]*)>/g)].map(([, name = '', text = '']) => ({
    name,
    attributes: Object.fromEntries(
      // The minimizer takes single quotes where the value has double ones.
      [...text.matchAll(/([\w:-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g)].map(
        ([, key = '', double, single, bare = '']) => [key, unescaped(double ?? single ?? bare)],
      ),
    ),
  }));
  const data = [...head.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)];
  return {
    path: address,
    lang: /<html[^>]*\slang="?([\w-]+)/.exec(head)?.[1],
    tags,
    title: unescaped(/<title[^>]*>([^<]*)/.exec(head)?.[1] ?? ''),
    data: data.map(([, json = '']) => json),
  };
}

const built = new Set(builtPaths());
const pages = [...built].map(readPage);
const documents = pages.filter((page) => readPath(page.path).route.startsWith('/x/'));

/** The contents of a page's metas of a name or property. */
function metas({ tags }: BuiltPage, name: string): readonly (string | undefined)[] {
  return tags
    .filter(({ attributes }) => attributes.property === name || attributes.name === name)
    .map(({ attributes }) => attributes.content);
}

function links({ tags }: BuiltPage, rel: string): readonly Tag['attributes'][] {
  return tags
    .filter(({ name, attributes }) => name === 'link' && attributes.rel === rel)
    .map(({ attributes }) => attributes);
}

test('all pages of both languages were found', () => {
  expect(pages.length).toBeGreaterThan(450);
  expect(documents.length).toBeGreaterThan(440);
});

test('every page says what is shown where its address is shared', () => {
  const expected = (page: BuiltPage) => {
    const { language, route } = readPath(page.path);
    const folder = language === 'en' ? '/' : `/${language}/`;
    const { name, alt } = socialImageOf(page.path);
    return {
      'og:title': [page.title],
      'og:type': [route === '/' ? 'website' : 'article'],
      'og:url': [SITE_URL + canonicalPage(page.path, built)],
      'og:locale': [language === 'en' ? 'en_US' : 'zh_CN'],
      'og:locale:alternate': [language === 'en' ? 'zh_CN' : 'en_US'],
      'og:image': [`${SITE_URL}${folder}img/social/${name}.png`],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [alt],
      'twitter:card': ['summary_large_image'],
    };
  };
  for (const page of pages) {
    const wanted = expected(page);
    const found = Object.fromEntries(Object.keys(wanted).map((name) => [name, metas(page, name)]));
    expect(found, page.path).toEqual(wanted);
    const [description] = metas(page, 'description');
    expect(description?.length, page.path).toBeGreaterThan(10);
    expect(metas(page, 'og:description'), page.path).toEqual([description]);
  }
});

test('each product has an image of its own, of the right size and at most 60 KiB', () => {
  for (const folder of ['', 'zh']) {
    const files = SOCIAL_IMAGES.map(({ name }) =>
      readFileSync(path.join(BUILD, folder, `img/social/${name}.png`)),
    );
    for (const png of files) {
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length / KIB).toBeLessThan(60);
    }
    expect(new Set(files.map((png) => png.toString('base64'))).size).toBe(SOCIAL_IMAGES.length);
  }
});

test('every page says its language, its canonical page, and itself in both languages', () => {
  for (const page of pages) {
    const { language, route } = readPath(page.path);
    expect(page.lang, page.path).toBe(language === 'en' ? 'en' : 'zh-CN');
    expect(
      links(page, 'canonical').map(({ href }) => href),
      page.path,
    ).toEqual([SITE_URL + canonicalPage(page.path, built)]);
    expect(
      links(page, 'alternate')
        .filter(({ hreflang }) => hreflang)
        .map(({ hreflang, href }) => `${hreflang} ${href}`),
      page.path,
    ).toEqual([
      `en ${SITE_URL}${route}`,
      `zh-CN ${SITE_URL}/zh${route}`,
      `x-default ${SITE_URL}${route}`,
    ]);
  }
});

test('every documentation page names its Markdown version', () => {
  for (const page of documents) {
    expect(
      links(page, 'alternate')
        .filter(({ type }) => type === 'text/markdown')
        .map(({ href }) => href),
      page.path,
    ).toEqual([markdownPath(page.path)]);
  }
});

interface Breadcrumb {
  readonly '@type': string;
  readonly position: number;
  readonly name: string;
  readonly item: string;
}

interface BreadcrumbList {
  readonly '@context': string;
  readonly '@type': string;
  readonly itemListElement: readonly Breadcrumb[];
}

/** @throws when a page has no JSON-LD, or more than one piece of it */
function breadcrumbs({ data, path: page }: BuiltPage): BreadcrumbList {
  const [json, ...others] = data;
  if (json === undefined || others.length > 0) {
    throw new Error(`${page} has ${data.length} pieces of JSON-LD.`);
  }
  const list: BreadcrumbList = JSON.parse(json);
  return list;
}

/** What is wrong with a page's way, if anything. */
function problemsOf(page: BuiltPage, addresses: ReadonlySet<string>): readonly string[] {
  const { itemListElement: steps, ...list } = breadcrumbs(page);
  const home = SITE_URL + (page.path.startsWith('/zh/') ? '/zh/' : '/');
  const rules = {
    'is a BreadcrumbList':
      list['@context'] === 'https://schema.org' && list['@type'] === 'BreadcrumbList',
    'starts at home': steps[0]?.item === home,
    'ends with the page': steps.at(-1)?.item === SITE_URL + page.path,
    'has two steps or more': steps.length > 1,
    'has no step twice': new Set(steps.map(({ item }) => item)).size === steps.length,
    'consists of list items': steps.every((step) => step['@type'] === 'ListItem'),
    'counts its steps': steps.every(({ position }, index) => position === index + 1),
    'names its steps': steps.every(({ name }) => name.trim() !== ''),
    'leads to built pages': steps.every(({ item }) => addresses.has(item)),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [`${page.path}: ${rule}`]));
}

test('every documentation page has its way as a valid BreadcrumbList', () => {
  const addresses = new Set(pages.map((page) => SITE_URL + page.path));
  expect(documents.flatMap((page) => problemsOf(page, addresses))).toEqual([]);
});

for (const [address, way] of [
  ['/x/react-data-grid/', ['MUI X docs', 'Data Grid']],
  ['/x/react-data-grid/sorting/', ['MUI X docs', 'Data Grid', 'Sorting']],
  ['/x/api/data-grid/data-grid/', ['MUI X docs', 'Data Grid', 'API reference', 'DataGrid']],
  // A group without a page of its own can't be a step.
  ['/x/api/charts/bar-chart/', ['MUI X docs', 'Charts', 'BarChart']],
  ['/zh/x/react-data-grid/sorting/', ['MUI X 文档', '数据表格', '排序']],
] as const) {
  test(`the way to ${address} is ${way.join(' > ')}`, () => {
    const page = pages.find((built) => built.path === address);
    const names = page && breadcrumbs(page).itemListElement.map(({ name }) => name);
    expect(names).toEqual(way);
  });
}

test('robots.txt names both sitemaps and keeps crawlers from the playground alone', () => {
  expect(readFileSync(path.join(BUILD, 'robots.txt'), 'utf8')).toBe(
    [
      'User-agent: *',
      'Disallow: /playground/',
      'Disallow: /zh/playground/',
      '',
      `Sitemap: ${SITE_URL}/sitemap.xml`,
      `Sitemap: ${SITE_URL}/zh/sitemap.xml`,
      '',
    ].join('\n'),
  );
});

for (const folder of ['', 'zh']) {
  test(`${path.posix.join('/', folder, 'sitemap.xml')} lists each canonical page with its other language, and no date`, () => {
    const listed = [...built].filter(
      (page) =>
        page.startsWith('/zh/') === (folder === 'zh') &&
        canonicalPage(page, built) === page &&
        versionOfPath(readPath(page).route) === undefined &&
        !isPlaygroundPath(page),
    );
    expect([...allPaths(folder)].sort()).toEqual(listed.sort());

    const sitemap = readFileSync(path.join(BUILD, folder, 'sitemap.xml'), 'utf8');
    for (const [, entry = ''] of sitemap.matchAll(/<url>(.*?)<\/url>/gs)) {
      const address = /<loc>([^<]*)/.exec(entry)?.[1] ?? '';
      const { route } = readPath(new URL(address).pathname);
      const found = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
      expect(found.map(([, lang, href]) => `${lang} ${href}`)).toEqual([
        `en ${SITE_URL}${route}`,
        `zh-CN ${SITE_URL}/zh${route}`,
        `x-default ${SITE_URL}${route}`,
      ]);
    }
    // When a page changed is not known here: a wrong date is worse than none.
    expect(sitemap).not.toContain('<lastmod>');
  });
}
