/** Reads from disk what the search of each version is made from. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiModel } from '../../../src/lib/api/apiModel';
import type { DocsInstance } from '../../../src/lib/pages/docsInstance';
import { type PageFolders, originalFile } from '../../../src/lib/pages/pageFiles';
import type { Badges, SidebarItem } from '../../../src/lib/pages/pageTree';
import type { SearchData } from '../../../src/lib/search/searchData';
import { parseApiModel } from '../../../src/lib/api/parseApiModel';
import { versionNames } from '../versions';
import type { PageTexts } from '../page-metadata';
import { createLabels } from './labels';
import { type SectionTexts, instanceData, versionData } from './versionData';

/** What the configuration knows of pages. A version is `undefined` for the current one. */
export interface SearchOptions {
  readonly folders: PageFolders;
  readonly treeOf: (
    instance: DocsInstance,
    version: string | undefined,
  ) => {
    readonly items: readonly SidebarItem[];
    readonly badges: ReadonlyMap<string, Badges>;
  };
  /** The texts of a page, by its path in the current version. */
  readonly textsOf: (
    pathname: string,
    version: string | undefined,
    language: string,
  ) => Promise<PageTexts>;
  /** What the packages of the current version throw or log. */
  readonly messages: SectionTexts;
  /** What readers type who look for what a section explains. */
  readonly sectionKeywords: SectionTexts;
}

export interface SearchSite {
  /** Root of the project. */
  readonly siteDir: string;
  /** Path of the language: `/`, `/zh/`. */
  readonly baseUrl: string;
  /** All languages of the site, that of the build first. */
  readonly languages: readonly [string, ...string[]];
}

/** The name that the version which isn't cut has in the browser. */
const CURRENT = 'current';

/** Reads the model of the API page in a folder of a version. */
function createModels(
  siteDir: string,
  folders: PageFolders,
  instance: DocsInstance,
  version: string | undefined,
) {
  return (folder: string): ApiModel | undefined => {
    const name = `${folder}/api.json`;
    const file = originalFile(
      { kind: 'docs', instance, version, language: undefined, name },
      folders,
    );
    const absolute = path.join(siteDir, file);
    return existsSync(absolute) ? parseApiModel(readFileSync(absolute, 'utf8'), file) : undefined;
  };
}

/**
 * The data of all versions by their names. The current one has the pages of all documentation instances, a cut one
 * those of its own.
 */
export async function readVersions(
  { folders, treeOf, textsOf, messages, sectionKeywords }: SearchOptions,
  { siteDir, baseUrl, languages }: SearchSite,
): Promise<ReadonlyMap<string, SearchData>> {
  const dataOf = (instance: DocsInstance, version?: string) =>
    instanceData({
      ...treeOf(instance, version),
      base: `${baseUrl}${instance.route.slice(1)}${version === undefined ? '' : `${version}/`}`,
      route: instance.route,
      languages,
      labelOf: createLabels(siteDir, instance, version),
      textsOf: (pathname, language) => textsOf(pathname, version, language),
      messages: version === undefined ? messages : {},
      sectionKeywords,
      modelOf: createModels(siteDir, folders, instance, version),
    });
  const [first, ...others] = await Promise.all(folders.docs.map((instance) => dataOf(instance)));
  const found = new Map(first ? [[CURRENT, versionData(baseUrl, first, others)]] : []);
  for (const instance of folders.docs) {
    for (const version of versionNames(siteDir, instance)) {
      found.set(version, versionData(baseUrl, await dataOf(instance, version)));
    }
  }
  return found;
}
