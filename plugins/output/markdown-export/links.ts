/** Leads links between pages to their Markdown: in the language, the version and the code variant of the reader. */
import type { Heading, Root } from 'mdast';
import { inVersion } from '../../../src/lib/pages/versionedPaths';
import type { CodeVariant } from '../../../src/lib/code/demo';
import { markdownPath } from '../../../src/lib/pages/markdownPath';
import { walk } from '../../../src/lib/text/syntaxTree';
import { decoded } from '../../../src/lib/pages/percent';
import { headingSlugs } from './outline';

/** What a link to a page must know of it. */
export interface LinkTarget {
  readonly permalink: string;
  readonly tree: Root;
  /** The heading that each anchor of the page leads to. */
  readonly headings: ReadonlyMap<string, Heading | undefined>;
  /** Whether there is a version of it with JavaScript. */
  readonly hasDemos: boolean;
}

export interface LinkRules {
  /** Path of the language, with slashes around: `/zh/`. */
  readonly baseUrl: string;
  /** The cut version that the linking page belongs to. */
  readonly version: string | undefined;
  readonly variant: CodeVariant;
}

/** Gives the address to write for one of the site; what leads elsewhere stays. */
export type ResolveLink = (url: string, from: LinkTarget, rules: LinkRules) => string;

/** @param pages all pages of the build */
export function createLinkResolver(pages: readonly LinkTarget[]): ResolveLink {
  const byPath = new Map(pages.map((page) => [page.permalink, page]));
  const slugs = new Map<Root, ReadonlyMap<Heading, string>>();
  const slugOf = ({ tree, headings }: LinkTarget, anchor: string): string | undefined => {
    const known = slugs.get(tree) ?? headingSlugs(tree);
    slugs.set(tree, known);
    const heading = headings.get(anchor);
    return heading && known.get(heading);
  };
  const hash = (page: LinkTarget, anchor: string): string => {
    const slug = anchor === '' ? undefined : slugOf(page, decoded(anchor));
    return slug === undefined ? '' : `#${slug}`;
  };

  return (url, from, { baseUrl, version, variant }) => {
    if (url.startsWith('#')) {
      return hash(from, url.slice(1)) || markdownPath(from.permalink, variant);
    }
    if (!url.startsWith('/') || url.startsWith('//')) {
      return url;
    }
    const [, path = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(url) ?? [];
    // A built page has the language, and the base of the site, in its links already.
    const inLanguage = (address: string) =>
      address.startsWith(baseUrl) ? address : baseUrl.slice(0, -1) + address;
    const address = version === undefined ? path : inVersion(path, version);
    const target = byPath.get(`${inLanguage(address).replace(/\/+$/, '')}/`);
    return target
      ? markdownPath(target.permalink, target.hasDemos ? variant : undefined) + hash(target, anchor)
      : inLanguage(url);
  };
}

/** Rewrites all links of a tree. */
export function rewriteLinks(tree: Root, resolve: (url: string) => string): void {
  walk(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      node.url = resolve(node.url);
    }
  });
}
