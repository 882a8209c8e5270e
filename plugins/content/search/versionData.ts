/** Puts together what the search of one version knows, from its page tree, its titles and its API pages. */
import { isApiReferenceDoc } from '../../../src/lib/api/apiPage';
import { type ApiModel, apiPath } from '../../../src/lib/api/apiModel';
import type { Badges, SidebarItem } from '../../../src/lib/pages/pageTree';
import type { PageData, SearchData } from '../../../src/lib/search/searchData';
import { type ApiPageSource, apiData } from './apiData';
import type { LabelOf } from './labels';
import { type TreeGroup, type TreePage, groupOfFront, treePages } from './treePages';

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
  /** The title of a page by its path in the current version. */
  readonly titleOf: (pathname: string, language: string) => Promise<string>;
  /** What an API page documents, by the folder of the page; `undefined` for one that is written by hand. */
  readonly modelOf: (folder: string) => ApiModel | undefined;
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

async function pageData(page: TreePage, trail: number, source: VersionSource): Promise<PageData> {
  const { languages, badges, labelOf, titleOf } = source;
  const titles = await Promise.all(languages.map((language) => titleOf(page.pathname, language)));
  const [title = page.pathname, ...others] = titles;
  const group = groupOfFront(page);
  const labels = languages.flatMap((language) =>
    [labelOf(page.doc, language), group && labelOf(group, language)].filter(isText),
  );
  const aliases = [...new Set([...others, ...labels])].filter((alias) => alias !== title);
  const plan = badges.get(page.doc.id)?.plan;
  return {
    path: page.pathname.slice(source.route.length),
    trail,
    ...(plan && { plan }),
    title,
    ...(aliases.length > 0 && { aliases }),
  };
}

/**
 * @throws when a page of the tree can't be read, or an API page lies elsewhere than its name says
 */
export async function versionData(source: VersionSource): Promise<SearchData> {
  const { trails, numberOf } = createTrails(source);
  const prose: { readonly page: TreePage; readonly trail: number }[] = [];
  const apis: ApiPageSource[] = [];
  for (const page of treePages(source.items, source.route)) {
    const trail = numberOf(page.groups);
    const folder = page.doc.id.replace(/\/index$/, '');
    const model = isApiReferenceDoc(page.doc.id) ? source.modelOf(folder) : undefined;
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
  const pages = await Promise.all(prose.map(({ page, trail }) => pageData(page, trail, source)));
  return { base: source.base, trails, pages, ...apiData(apis) };
}

/** Adds the pages of other documentation instances to a version, with their whole paths. They have no API pages. */
export function withOtherPages(data: SearchData, others: readonly SearchData[]): SearchData {
  return others.reduce<SearchData>(
    (all, { base, trails, pages }) => ({
      ...all,
      trails: [...all.trails, ...trails],
      pages: [
        ...all.pages,
        ...pages.map((page) => ({
          ...page,
          path: `${base}${page.path}`.replace(/(.)\/$/, '$1'),
          trail: page.trail + all.trails.length,
        })),
      ],
    }),
    data,
  );
}
