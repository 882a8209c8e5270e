/** The pages of a build, from what the plugins for documents and for pages have read. */
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';

/** A page of the build. */
export interface SitePage {
  /** Its path, with language and version, and a slash at the end: `/zh/x/8.9.0/react-charts/`. */
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  /** Its MDX, from the root of the project; absent for a page that is a component. */
  readonly file?: string;
  /** Complete: with badges, and with what a tab or a translation takes from another page. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The documentation instance that it belongs to; absent for pages that stand alone. */
  readonly instance?: string;
  /** The cut version that it belongs to. */
  readonly version?: string;
  /** Its version as readers see it; absent for pages that stand alone. */
  readonly versionLabel?: string;
}

/** A plugin of Docusaurus, with what it has loaded. */
export interface LoadedPlugin {
  readonly name: string;
  readonly options?: { readonly id?: unknown };
  readonly content?: unknown;
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
const PAGES_PLUGIN = 'docusaurus-plugin-content-pages';
/** Docusaurus' name for the version that isn't cut. */
const CURRENT_VERSION = 'current';
/** What stands before a path from the root of the project. */
const ALIAS = '@site/';

function isDocs(content: unknown): content is DocsContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

function isPages(content: unknown): content is PagesContent {
  return Array.isArray(content);
}

/**
 * What the plugins of a name have loaded, by their ids.
 * @throws when there is none, or it has changed
 */
function contentOf<Content>(
  plugins: readonly LoadedPlugin[],
  name: string,
  isContent: (content: unknown) => content is Content,
): ReadonlyMap<string, Content> {
  const found = plugins.filter((plugin) => plugin.name === name);
  const contents = found.flatMap(({ content, options }) =>
    isContent(content) ? [[String(options?.id ?? 'default'), content] as const] : [],
  );
  if (contents.length === 0 || contents.length < found.length) {
    throw new Error(`markdown-export: the content of ${name} has changed.`);
  }
  return new Map(contents);
}

/** The versions of the documents of each instance, with their pages and page trees. */
export function docsContent(plugins: readonly LoadedPlugin[]): ReadonlyMap<string, DocsContent> {
  return contentOf(plugins, DOCS_PLUGIN, isDocs);
}

/** All pages: documents of all versions, then those that stand alone. */
export function sitePages(plugins: readonly LoadedPlugin[]): readonly SitePage[] {
  const versions = [...docsContent(plugins)].flatMap(([instance, { loadedVersions }]) =>
    loadedVersions.map((version) => ({ instance, ...version })),
  );
  const documents = versions.flatMap(({ instance, versionName, label, docs }) =>
    docs.map(({ permalink, title, description, source, frontMatter }): SitePage => ({
      instance,
      permalink,
      title,
      description,
      file: source.slice(ALIAS.length),
      frontMatter,
      ...(versionName !== CURRENT_VERSION && { version: versionName }),
      versionLabel: label,
    })),
  );
  const pages = [...contentOf(plugins, PAGES_PLUGIN, isPages).values()].flat();
  const alone = pages.map((page): SitePage => {
    const permalink = page.permalink.replace(/\/*$/, '/');
    return page.type === 'mdx'
      ? {
          permalink,
          title: page.title ?? '',
          description: page.description ?? '',
          file: page.source.slice(ALIAS.length),
          frontMatter: page.frontMatter,
        }
      : { permalink, title: '', description: '', frontMatter: {} };
  });
  return [...documents, ...alone];
}
