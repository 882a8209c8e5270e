/** Puts together what the search of one version knows, from its page tree, its titles and its API pages. */
import { type ApiModel, apiPath } from '../../../src/lib/api/apiModel';
import type { Badges, SidebarItem } from '../../../src/lib/pages/pageTree';
import { isApiPage } from '../../../src/lib/pages/paths';
import {
  type MessageData,
  type PageData,
  type SearchData,
  anchorOfTitle,
} from '../../../src/lib/search/searchData';
import { type Language, languageOf } from '../../../src/lib/text/languages';
import type { PageTexts } from '../page-metadata';
import { parseTrees } from '../mdx/parseTrees';
import { type ApiPageSource, apiData } from './apiData';
import type { LabelOf } from './labels';
import { bodyWords } from './bodyWords';
import { sectionsOf } from './sections';
import { type TreeGroup, type TreePage, groupOfFront, treePages } from './treePages';

/** Texts by the path of a page, with the anchor of a section: `/x/react-data-grid/layout/#…`. */
export type SectionTexts = Readonly<Record<string, readonly string[]>>;

export interface VersionSource {
  /** See {@link SearchData.base}. */
  readonly base: string;
  /** Where the pages of the instance begin in the current version: `/x/`. */
  readonly route: string;
  /** The language of the build first. */
  readonly languages: readonly [string, ...string[]];
  readonly items: readonly SidebarItem[];
  readonly badges: ReadonlyMap<string, Badges>;
  readonly labelOf: LabelOf;
  /** The texts of a page by its path in the current version. */
  readonly textsOf: (pathname: string, language: string) => Promise<PageTexts>;
  /** What the packages of the version throw or log, by the page or section that explains it. */
  readonly messages: SectionTexts;
  /** What readers type who look for what a section explains, in all languages; sections that aren't there are left out. */
  readonly sectionKeywords: SectionTexts;
  /** What an API page documents, by the folder of the page; `undefined` for one that is written by hand. */
  readonly modelOf: (folder: string) => ApiModel | undefined;
}

const HAN = /\p{Script=Han}/u;

/** The languages whose readers type Chinese characters. */
const TYPES_HAN = { en: false, zh: true } as const satisfies Record<Language, boolean>;

/**
 * What readers of a language type: who reads English finds sections by Chinese titles and the keywords of pages, which
 * spares every other reader an eighth of the data. Chinese readers search with words of both.
 */
function keywordsFor(language: string, keywords: readonly string[]): readonly string[] {
  return TYPES_HAN[languageOf(language)]
    ? keywords
    : keywords.filter((keyword) => !HAN.test(keyword));
}

function isText(text: string | undefined): text is string {
  return text !== undefined;
}

/** Numbers the groups that pages lie in. */
function createTrails({ languages, labelOf }: VersionSource) {
  const numbers = new Map<string, number>();
  const trails: string[][][] = [];
  return {
    trails,
    numberOf: (groups: readonly TreeGroup[]): number => {
      const key = groups.map((group) => group.key).join('\n');
      const known = numbers.get(key);
      if (known !== undefined) {
        return known;
      }
      numbers.set(key, trails.length);
      const labels = languages.map((language) =>
        groups.map((group) => labelOf(group, language) ?? group.label),
      );
      return trails.push(labels) - 1;
    },
  };
}

/** What is known of a page but for its sections, and its bodies in each language that it is written in. */
async function readPage(page: TreePage, trail: number, source: VersionSource) {
  const { languages, badges, labelOf, textsOf, route } = source;
  const texts = await Promise.all(languages.map((language) => textsOf(page.pathname, language)));
  const [title = page.pathname, ...others] = texts.map((text) => text.title);
  const group = groupOfFront(page);
  const labels = languages.flatMap((language) =>
    [labelOf(page.doc, language), group && labelOf(group, language)].filter(isText),
  );
  const aliases = [...new Set([...others, ...labels])].filter((alias) => alias !== title);
  const keywords = [...new Set(texts.flatMap((text) => text.keywords))];
  const written = texts.flatMap((text) => text.written ?? []);
  const about = written.map(({ description }) => description).filter((text) => text !== '');
  const plan = badges.get(page.doc.id)?.plan;
  const data: PageData = {
    path: page.pathname.slice(route.length),
    trail,
    ...(plan && { plan }),
    title,
    ...(aliases.length > 0 && { aliases }),
    ...(keywords.length > 0 && { keywords }),
    ...(about.length > 0 && { about }),
  };
  return { data, bodies: written.map(({ body }) => body) };
}

/** Adds the headings and the words of their text. All are parsed at once, since that takes a process of its own. */
function withText(
  pages: readonly { readonly data: PageData; readonly bodies: readonly string[] }[],
  { route, sectionKeywords, languages }: VersionSource,
): Pick<SearchData, 'pages' | 'words'> {
  const parsed = parseTrees(pages.flatMap(({ bodies }) => bodies));
  let next = 0;
  const trees = pages.map(({ bodies }) => {
    const own = parsed.slice(next, next + bodies.length);
    next += bodies.length;
    // What can't be parsed stops the build where its line is known.
    return own.flatMap((each) => ('tree' in each ? [each.tree] : []));
  });
  return {
    pages: pages.map(({ data }, place) => {
      const sections = sectionsOf(trees[place] ?? []).map((section) => {
        const anchor = section.anchor ?? anchorOfTitle(section.title);
        const all = sectionKeywords[`${route}${data.path}/#${anchor}`] ?? [];
        const keywords = keywordsFor(languages[0], all);
        return keywords.length > 0 ? { ...section, keywords } : section;
      });
      return sections.length > 0 ? { ...data, sections } : data;
    }),
    words: bodyWords(trees),
  };
}

/** Leaves out messages whose page or section the version doesn't have. */
function messageData(
  pages: readonly PageData[],
  { messages, route }: VersionSource,
): readonly MessageData[] {
  return Object.entries(messages).flatMap(([address, texts]) => {
    const [pathname = '', anchor] = address.split('#');
    const path = pathname.slice(route.length).replace(/\/$/, '');
    const page = pages.findIndex((each) => each.path === path);
    const section = (pages[page]?.sections ?? []).findIndex(
      (each) => (each.anchor ?? anchorOfTitle(each.title)) === anchor,
    );
    const isKnown = page >= 0 && (anchor === undefined || section >= 0);
    return isKnown
      ? texts.map((text) => ({ text, page, ...(anchor !== undefined && { section }) }))
      : [];
  });
}

/** What is known of the pages of one documentation instance, before names of code are put together. */
type InstanceData = Omit<SearchData, 'root' | 'apis' | 'rows'> & {
  readonly apis: readonly ApiPageSource[];
};

/**
 * @throws when a page of the tree can't be read, or an API page lies elsewhere than its name says
 */
export async function instanceData(source: VersionSource): Promise<InstanceData> {
  const { trails, numberOf } = createTrails(source);
  const prose: { readonly page: TreePage; readonly trail: number }[] = [];
  const apis: ApiPageSource[] = [];
  for (const page of treePages(source.items, source.route)) {
    const trail = numberOf(page.groups);
    const folder = page.doc.id.replace(/\/index$/, '');
    const model = isApiPage(page.pathname) ? source.modelOf(folder) : undefined;
    if (model && apiPath(model) !== page.pathname) {
      throw new Error(
        `${page.pathname} documents ${model.name}, whose page belongs at ${apiPath(model)}. Run \`npm run docs:api\`.`,
      );
    }
    if (model) {
      apis.push({ model, trail });
    } else {
      prose.push({ page, trail });
    }
  }
  const { pages, words } = withText(
    await Promise.all(prose.map(({ page, trail }) => readPage(page, trail, source))),
    source,
  );
  const messages = messageData(pages, source);
  return { base: source.base, trails, pages, messages, words, apis };
}

/**
 * Adds the pages of another instance, with their whole paths. The words of their text are left to the full text, or
 * queries about the first instance would find less. Of its reference there are pages and props, 4 KiB: slots and classes
 * would be 5 KiB more for each reader.
 */
function withInstance(all: InstanceData, other: InstanceData): InstanceData {
  const [trailsBefore, pagesBefore] = [all.trails.length, all.pages.length];
  return {
    base: all.base,
    trails: [...all.trails, ...other.trails],
    pages: [
      ...all.pages,
      ...other.pages.map((page) => ({
        ...page,
        path: `${other.base}${page.path}`.replace(/(.)\/$/, '$1'),
        trail: page.trail + trailsBefore,
      })),
    ],
    messages: [
      ...all.messages,
      ...other.messages.map((message) => ({ ...message, page: message.page + pagesBefore })),
    ],
    words: all.words,
    apis: [
      ...all.apis,
      ...other.apis.map(({ model, trail }) => ({
        model,
        trail: trail + trailsBefore,
        hasPropsOnly: true,
      })),
    ],
  };
}

/**
 * The data of a version.
 * @param root see {@link SearchData.root}
 * @param others further instances, whose pages have their whole paths
 */
export function versionData(
  root: string,
  first: InstanceData,
  others: readonly InstanceData[] = [],
): SearchData {
  const { apis, ...data } = others.reduce(withInstance, first);
  return { root, ...data, ...apiData(apis) };
}
