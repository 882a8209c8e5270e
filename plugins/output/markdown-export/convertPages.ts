/** Turns all pages of a build into the trees of their Markdown, in both languages of code, and connects them. */
import type { Heading, Root } from 'mdast';
import { DOCS_INSTANCES, X_VERSION } from '../../../src/data/docsInstances';
import { type ApiModel, pathOfApiName } from '../../../src/lib/api/apiModel';
import type { CommentPages } from '../../../src/lib/api/commentLinks';
import { inVersion } from '../../../src/lib/pages/versionedPaths';
import { CODE_VARIANTS, type CodeVariant } from '../../../src/lib/code/demo';
import { DEFAULT_CODE_PREFERENCES } from '../../../src/lib/code/preferences';
import { type Comments, commentSource, commentsIn, createComments } from './comments';
import { convertPage } from './convertPage';
import { createLinkResolver, rewriteLinks } from './links';
import { createOutline } from './outline';
import type { ReadPage } from './readPages';
import type { SitePage } from './sitePages';
import type { LookUpText } from '../../content/ui-texts';
import type { Trees } from './treeProcess';

/** A page in one language of code. */
export interface ConvertedPage {
  readonly page: SitePage;
  readonly variant: CodeVariant;
  readonly hasDemos: boolean;
  readonly model: ApiModel | undefined;
  readonly tree: Root;
}

export interface ConvertOptions {
  /** Path of the language, with slashes around. */
  readonly baseUrl: string;
  readonly lookUp: LookUpText;
  /** The language of the build. */
  readonly language: string;
}

type FindPage = (path: string, version: string | undefined) => SitePage | undefined;

/** What readers call the current version of an instance; pages that stand alone are of MUI X. */
function currentLabel(instance: string | undefined): string {
  return DOCS_INSTANCES.find(({ id }) => id === instance)?.label ?? X_VERSION;
}

/** Finds pages by their paths in the current version, without language and without a slash at the end. */
function createFindPage(pages: readonly SitePage[], baseUrl: string): FindPage {
  const byPath = new Map(pages.map((page) => [page.permalink, page]));
  return (path, version) => {
    const address = version === undefined ? path : inVersion(path, version);
    return byPath.get(`${baseUrl.slice(0, -1)}${address}/`);
  };
}

function modelOf({ sources }: ReadPage): ApiModel | undefined {
  return [...sources.models.values()][0];
}

/** What comments on a page can lead to. */
function commentPages(read: ReadPage, find: FindPage): CommentPages {
  const { version } = read.page;
  const model = modelOf(read);
  const hasPage = (path: string) => find(path, version) !== undefined;
  return {
    // The language and the version are put in with those of all other links.
    addressOf: (path) => (hasPage(path) ? `${path}/` : undefined),
    pathOfName: (name) => model && pathOfApiName(name, model, hasPage),
  };
}

/** Parses the comments of all pages at once; many pages have the same. */
async function readComments(
  pages: readonly ReadPage[],
  find: FindPage,
  trees: Trees,
): Promise<(read: ReadPage) => Comments> {
  const sources = new Set<string>();
  for (const read of pages) {
    const known = commentPages(read, find);
    [...read.sources.models.values(), ...read.sources.blocks.values()]
      .flatMap((model) => commentsIn(model))
      .forEach((comment) => sources.add(commentSource(comment, known)));
  }
  const list = [...sources];
  const parsed = await trees.parse(list.map((text) => ({ kind: 'markdown', text })));
  const bySource = new Map(list.map((source, index) => [source, parsed[index]]));
  const treeOf = (source: string): Root => {
    const result = bySource.get(source);
    if (!result || 'problem' in result) {
      throw new Error(`The comment "${source}" can't be read: ${result?.problem}`);
    }
    return result.tree;
  };
  return (read) => createComments(treeOf, commentPages(read, find));
}

interface Converted extends ConvertedPage {
  readonly permalink: string;
  readonly headings: ReadonlyMap<string, Heading | undefined>;
}

/** @throws when something of a page has no form in Markdown; the message names the page and the line */
export async function convertPages(
  pages: readonly ReadPage[],
  trees: Trees,
  { baseUrl, lookUp, language }: ConvertOptions,
): Promise<readonly ConvertedPage[]> {
  const find = createFindPage(
    pages.map(({ page }) => page),
    baseUrl,
  );
  const commentsOf = await readComments(pages, find, trees);

  const convert = (read: ReadPage, variant: CodeVariant): Converted => {
    const { page, file, sources } = read;
    const outline = createOutline();
    // The other variant needs the tree as it was.
    const tree = structuredClone(read.tree);
    if (page.file !== undefined) {
      convertPage(tree, page.title, file, {
        variant,
        sources,
        outline,
        lookUp,
        language,
        version: page.versionLabel ?? currentLabel(page.instance),
        comments: commentsOf(read),
        shownFiles: new Set(),
        titleOf: (path) => find(path, page.version)?.title ?? path,
      });
    }
    return {
      page,
      permalink: page.permalink,
      variant,
      hasDemos: sources.demos.size > 0,
      model: modelOf(read),
      tree,
      headings: outline.headings,
    };
  };

  const converted = pages.flatMap((read) =>
    CODE_VARIANTS.filter(
      (variant) => variant === DEFAULT_CODE_PREFERENCES.variant || read.sources.demos.size > 0,
    ).map((variant) => convert(read, variant)),
  );
  // Both variants have the same headings.
  const resolve = createLinkResolver(
    converted.filter(({ variant }) => variant === DEFAULT_CODE_PREFERENCES.variant),
  );
  for (const from of converted) {
    const { variant, page } = from;
    rewriteLinks(from.tree, (url) =>
      resolve(url, from, { baseUrl, version: page.version, variant }),
    );
  }
  return converted;
}
