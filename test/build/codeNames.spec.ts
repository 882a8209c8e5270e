/**
 * Names of code stay as they are when a translator changes a page. What is a name shows by what it is, not by where it
 * stands: code, a type that unfolds, the name of a page or of a row of the API reference.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { AnyNode, Element } from 'cheerio';
import { load } from 'cheerio/lib/slim';
import apiIndex from '../../src/data/apiIndex.json';
import { type ApiIndexEntry, apiPath, rowsOf } from '../../src/lib/api/apiModel';
import { readApiIndex } from '../../src/lib/api/apiTree';
import { pageOf } from '../../src/lib/pages/paths';
import { pathsToVisit } from '../e2e/pages';
import { apiPage } from '../unit/api/apiPages';
import { BUILD } from './builtPage';

const ENTRIES = readApiIndex(apiIndex);
/** The topic of a page of functions is no name of code. */
const NAME_OF_PAGE = new Map(
  ENTRIES.filter(({ kind }) => kind !== 'functions').map((entry) => [
    pageOf(apiPath(entry)),
    entry.name,
  ]),
);

function namesOf({ product, kind, name: title }: ApiIndexEntry): readonly string[] {
  const rows = rowsOf(apiPage(product, title)).map(({ name }) => name);
  return kind === 'functions' ? rows : [title, ...rows];
}

/** Names that no sentence has as a word: there is a capital letter inside of them. */
const NAMES = new Set(ENTRIES.flatMap(namesOf).filter((name) => /[a-z\d][A-Z]/.test(name)));

/** Whose text is code. */
const CODE = new Set(['code', 'pre', 'samp', 'var']);
/** Whose text is the title of the page. */
const TITLES = new Set(['h1', 'title']);
/** Whose text isn't shown. */
const UNSEEN = new Set(['script', 'style', 'svg', 'template']);

interface Place {
  /** The page, as the reference has it. */
  readonly page: string;
  readonly isTranslated: boolean;
  readonly isCode: boolean;
  /** Of the link around it. */
  readonly href: string;
  /** Whether it names the page itself. */
  readonly isTitle: boolean;
}

function isName(text: string, { page, isCode, href, isTitle }: Place): boolean {
  const whole = text.trim().replace(/ API$/, '');
  const [target = '', hash = ''] = href.split('#');
  return (
    isCode ||
    (text.match(/[A-Za-z_]\w*/g) ?? []).some((word) => NAMES.has(word)) ||
    // Names that are words, such as `Toolbar` and `disabled`: elsewhere in its page, `Gauge` may be the topic.
    ((href !== '' || isTitle) && whole === NAME_OF_PAGE.get(href === '' ? page : pageOf(target))) ||
    // Of a row: elsewhere a hash is that of a section, whose words are those of its heading.
    (hash.endsWith(`-${whole}`) && NAME_OF_PAGE.has(target === '' ? page : pageOf(target)))
  );
}

/** Names of code below an element that a translator would change. */
function unmarked(node: AnyNode, place: Place): readonly string[] {
  if (node.type === 'text') {
    return place.isTranslated && node.data.trim() !== '' && isName(node.data, place)
      ? [node.data.trim()]
      : [];
  }
  if (!('children' in node) || node.type === 'script' || node.type === 'style') {
    return [];
  }
  return node.children.flatMap((child) =>
    unmarked(child, node.type === 'tag' ? inside(node, place) : place),
  );
}

function inside({ name, attribs }: Element, place: Place): Place {
  const { translate, href } = attribs;
  const isTranslated = translate === undefined ? place.isTranslated : translate !== 'no';
  return {
    ...place,
    // A demo is an app of its own, which may show anything.
    isTranslated: isTranslated && !UNSEEN.has(name) && !('data-demo-canvas' in attribs),
    isCode: place.isCode || CODE.has(name) || 'data-unfolds' in attribs,
    href: href ?? place.href,
    isTitle:
      place.isTitle ||
      TITLES.has(name) ||
      attribs.class?.includes('breadcrumbs__item--active') === true,
  };
}

for (const language of ['', '/zh']) {
  test(`no page of ${language || '/en'} lets a translator change names of code`, () => {
    test.setTimeout(240_000);
    const api = ENTRIES.map((entry) => apiPath(entry));
    const paths = [
      ...new Set(['/', '/versions/', ...pathsToVisit(), ...api.map((one) => `${one}/`)]),
    ].filter((one) => !one.startsWith('/zh/'));
    expect(paths.length).toBeGreaterThan(300);
    for (const address of paths) {
      const html = readFileSync(path.join(BUILD, language, address, 'index.html'), 'utf8');
      const place = {
        page: pageOf(address),
        isTranslated: true,
        isCode: false,
        href: '',
        isTitle: false,
      };
      const [root] = load(html).root();
      const found = root ? unmarked(root, place) : ['nothing'];
      expect.soft([...new Set(found)], language + address).toEqual([]);
    }
  });
}
