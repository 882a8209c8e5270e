/**
 * Completes the front matter of a page by what is written elsewhere: its title in the language of the build, its badges
 * from the page tree of its version, and what a tab takes from its page.
 */
import path from 'node:path';
import { type Reports, SOURCE_LANGUAGE } from '../../../src/lib/text/dictionary';
import {
  type PageFolders,
  type PageLocation,
  originalFile,
} from '../../../src/lib/pages/pageFiles';
import {
  type SidebarItem,
  findItem,
  ownLabel,
  pathnameOfDoc,
} from '../../../src/lib/pages/pageTree';
import { docsTabOf, isApiPage } from '../../../src/lib/pages/paths';
import { checkRedirects } from '../../../src/lib/pages/redirects';
import { apiPageLabel, pageTitle } from '../../../src/lib/pages/titles';
import { frontMatterFaults } from '../translations';
import { checkListed, checkTabFiles, tabsOfPage } from './docsTabs';
import {
  type FrontMatter,
  badgesOfPage,
  checkComponents,
  checkedKeywords,
  checkFields,
  checkFrontMatter,
  checkSameTitle,
  checkStylesheets,
} from './frontMatter';
import type { SiteFiles } from './siteFiles';

/** What the steps know of the project. */
export interface PageContext extends SiteFiles {
  readonly folders: PageFolders;
  /** The language of the build. */
  readonly language: string;
  /** Whether there is a file at a path from the project's root. */
  readonly exists: (file: string) => boolean;
  /** The front matter of the file at a path from the project's root, as it is written. */
  readonly frontMatterOf: (file: string) => Promise<FrontMatter>;
  readonly reports: Reports;
}

/** The name of the file at which a folder's page is written. */
const PAGE_FILE = 'index.mdx';

/** The path of a page's file without its extension: the id of a document. */
function idOf({ name }: PageLocation): string {
  return name.replace(/\.mdx?$/, '');
}

/** The path at which readers find a page. */
function pathnameOf(page: PageLocation): string {
  const id = idOf(page);
  return pathnameOfDoc(id, page.kind === 'docs' ? page.instance.route : '/');
}

/** What a page calls itself in the sidebar; nothing where the tree does, or where its title is right. */
function labelOfPage(
  pathname: string,
  title: string,
  language: string,
  items: readonly SidebarItem[],
): string | undefined {
  if (isApiPage(pathname)) {
    return apiPageLabel(title);
  }
  const label = ownLabel(pathname, title, language === SOURCE_LANGUAGE);
  return findItem(items, pathname)?.label === undefined && label !== title ? label : undefined;
}

/** A file beside the one at a place. */
function beside<Place extends Pick<PageLocation, 'name'>>(place: Place, name: string): Place {
  return { ...place, name: path.posix.join(path.posix.dirname(place.name), name) };
}

/**
 * @param own the front matter as the file says it
 * @param file the file's path from the project's root, which is where `place` is
 * @throws with the file and the broken rule
 */
export async function completePage(
  own: FrontMatter,
  file: string,
  place: PageLocation,
  context: PageContext,
): Promise<Record<string, unknown>> {
  const { folders, exists, frontMatterOf, treeOf, tablesOf, reports } = context;
  const instance = place.kind === 'docs' ? place.instance : undefined;
  const isDocument = instance !== undefined;
  const documents = folders.docs.map(({ folder }) => folder).join(' or ');
  const tab = isDocument ? docsTabOf(`/${idOf(place)}`) : undefined;
  const page = tab ? beside(place, PAGE_FILE) : place;
  /** The English file of the page, also for a tab and for a translation. */
  const pageFile = originalFile(page, folders);
  /** The English file of this very text: for a tab, its own. */
  const ownOriginal = originalFile(place, folders);
  const [fault] = place.language === undefined ? [] : frontMatterFaults(own, place.language);
  if (fault !== undefined) {
    throw new Error(`${file} ${fault}.`);
  }
  checkFields(own, file, place.language !== undefined);
  if (tab && !exists(pageFile)) {
    throw new Error(`${file} is a tab of ${pageFile}, which does not exist.`);
  }
  const original = pageFile === file ? own : await frontMatterOf(pageFile);
  const { components, stylesheets, redirects } =
    ownOriginal === file ? own : await frontMatterOf(ownOriginal);
  checkRedirects(redirects, ownOriginal);
  checkComponents(components, ownOriginal);
  checkStylesheets(stylesheets, ownOriginal);
  if (components !== undefined && !isDocument) {
    throw new Error(
      `Front matter of ${ownOriginal}: only pages of ${documents} can have \`components\`.`,
    );
  }

  const tabs = tabsOfPage(original.tabs, pageFile);
  if (tabs.length > 0 && !isDocument) {
    throw new Error(`Front matter of ${pageFile}: only pages of ${documents} can have tabs.`);
  }
  if (tab) {
    checkListed(tab, own.tabs, tabs, ownOriginal, pageFile);
  } else {
    checkTabFiles(tabs, (name) => exists(originalFile(beside(page, name), folders)), pageFile);
  }

  const language = place.language ?? context.language;
  const isApi = isDocument && isApiPage(pathnameOf(page));
  const tree = instance && treeOf(instance, place.version);
  const title =
    language === SOURCE_LANGUAGE
      ? original.title
      : pageTitle(pathnameOf(page), language, {
          tables: tablesOf(language),
          tree: tree?.items ?? [],
          ownTitle: typeof original.title === 'string' ? original.title : undefined,
          reports,
        });
  if (place.language === undefined) {
    checkSameTitle(own.title, original.title, file, pageFile);
  }

  if (typeof original.title === 'string') {
    checkedKeywords(original.keywords, original.title, `Front matter of ${pageFile}`);
  }
  if (tab && own.keywords !== undefined) {
    throw new Error(
      `Front matter of ${file}: leave \`keywords\` out of a tab. They stand in ${pageFile}.`,
    );
  }

  const sidebarLabel =
    isDocument && !tab && typeof title === 'string' && tree
      ? labelOfPage(pathnameOf(page), title, language, tree.items)
      : undefined;
  // Keywords are for the search of this site. Docusaurus would make a `<meta>` of them that nobody reads.
  const shown = Object.fromEntries(Object.entries(own).filter(([key]) => key !== 'keywords'));
  const complete = {
    ...shown,
    title,
    ...(tabs.length > 0 && { tabs }),
    ...(components !== undefined && { components }),
    ...(stylesheets !== undefined && { stylesheets }),
    ...(redirects !== undefined && { redirects }),
    ...(tree && badgesOfPage(idOf(page), tree.badges, file, tree.file)),
    // Docusaurus names the pages before and after by the English label of the tree.
    ...(isDocument &&
      !tab &&
      (isApi || language !== SOURCE_LANGUAGE) && { pagination_label: title }),
    ...(sidebarLabel !== undefined && { sidebar_label: sidebarLabel }),
    // A tab isn't in the tree itself: its page's sidebar shows, and the pages before and after are its page's.
    ...(tab && {
      displayed_sidebar: instance?.sidebarId,
      pagination_prev: null,
      pagination_next: null,
    }),
  };
  checkFrontMatter(complete, file, place.language);
  return complete;
}
