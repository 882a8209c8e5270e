/** Reads what assistants call a page: its address, its path, or the path of its Markdown, in any language. */
import { withoutBase } from '../../src/lib/pages/siteAddress';
import { LANGUAGES, type Language } from '../../src/lib/text/languages';
import type { Docs } from '../data/docs';
import type { PageEntry } from '../data/docsIndex';

export interface NamedPage {
  /** With slashes around and without the language: `/x/react-data-grid/sorting/`. */
  readonly path: string;
  /** The language that the path names. */
  readonly language?: Language;
  /** What stands behind `#`. */
  readonly anchor?: string;
}

/** @param site the address of the site, with a slash at the end */
export function readPageName(name: string, site: string): NamedPage {
  const { pathname: base } = new URL(site);
  const [address = '', anchor] = name.trim().split('#');
  const [route = ''] = address.replace(/^https?:\/\/[^/]*/i, '').split('?');
  const segments = `/${route}/`
    .replace(/\/+/g, '/')
    .replace(/^.*/s, (whole) => withoutBase(whole, base))
    .replace(/(?:\/index)?(?:\.js)?\.(?:md|html|mdx)\/$/, '/')
    .replace(/\/index\/$/, '/')
    .split('/')
    .filter(Boolean);
  const language = LANGUAGES.find((each) => each === segments[0]);
  const path = (language === undefined ? segments : segments.slice(1)).join('/');
  return {
    path: path === '' ? '/' : `/${path}/`,
    ...(language !== undefined && { language }),
    ...(anchor && { anchor: decodeAnchor(anchor) }),
  };
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

const MAX_OFFERED = 5;

/** What to say of a page that isn't there: the pages with the most similar titles. */
export function unknownPage(docs: Docs, name: string, path: string, language: Language): string {
  const words = path.split(/[/-]/).filter(Boolean).slice(-4).join(' ');
  const search = docs.search(language);
  const hits = [...search.find(words), ...search.nearest(words)].map(
    ({ address }) => readPageName(address, docs.index.site).path,
  );
  const pages = [...new Set(hits)].flatMap((hit) => docs.page(hit, language) ?? []);
  const list = pages.slice(0, MAX_OFFERED).map((page) => `- ${page.path}: ${page.title}`);
  return [
    `There is no page "${name}".${list.length > 0 ? ' Did you mean one of these?' : ''}`,
    ...list,
    'Find pages with search_docs, or list them with list_pages.',
  ].join('\n');
}

/** A line about a page in a list. */
export function pageLine(page: PageEntry): string {
  const plan = page.plan === undefined ? '' : ` (${page.plan})`;
  return `- ${page.path}${plan}: ${page.title}. ${page.description}`.trimEnd();
}
