/** Links in the doc comments of the documented packages: what they name, and where this site has it. Pure. */

import { pageForFormer } from '../pages/baseAddresses';

/** The pages of a build. */
export interface CommentPages {
  /** The address in this build of the page at a path without a slash at the end; `undefined` when there is none. */
  readonly addressOf: (path: string) => string | undefined;
  /** The path of the page that documents a name of code; `undefined` when there is none. */
  readonly pathOfName?: (name: string) => string | undefined;
}

/**
 * Sections that comments lead to by another anchor than this site has, since the guides here have headings of their
 * own: path and anchor, to the anchor here. A check on the build finds what is missing.
 */
const ANCHORS: Readonly<Record<string, string>> = {
  '/x/react-charts/funnel#curve-interpolation': '#choose-the-shape',
  '/x/react-charts/lines#interpolation': '#choose-a-curve',
  '/x/react-data-grid/layout#flex-parent-container': '#fill-the-rest-of-a-flex-layout',
  '/x/react-data-grid/server-side-data/lazy-loading#infinite-loading':
    '#infinite-loading-load-more-at-the-end',
  '/x/react-data-grid/server-side-data/lazy-loading#viewport-loading':
    '#load-rows-as-they-come-into-view',
};

/** Where the documented packages' own site has the pages that this one has as well. */
const ORIGIN = 'https://mui.com';
/** The same for the documented version of the base library; at `ORIGIN` stands a later one. */
const BASE_ORIGIN = 'https://v7.mui.com';

/**
 * `{@link target text}` and `[[Name]]` of a doc comment as Markdown. What isn't an address is code, and leads to its page
 * when it is the name of something documented.
 */
export function resolveLinkTags(
  markdown: string,
  { pathOfName }: Pick<CommentPages, 'pathOfName'>,
): string {
  const code = (name: string, text: string) => {
    const path = pathOfName?.(name);
    return path === undefined ? `\`${text}\`` : `[\`${text}\`](${path}/)`;
  };
  return markdown
    .replace(/\[\[([A-Za-z][^[\]`\n]*)\]\]((?:\[\])*)/g, (_tag, name: string, brackets: string) =>
      code(name, name + brackets),
    )
    .replace(
      /\{@link(?:code|plain)?\s+([^\s}|]+)[\s|]*([^}]*)\}/g,
      (_tag, target: string, text: string) => {
        const label = text.trim() || target;
        return /^https?:/.test(target) ? `[${label}](${target})` : code(target, label);
      },
    );
}

/** The words in a part of an address: `flex-parent-container` and `CSV_Injection` are written with spaces. */
function wordsIn(part: string): string {
  return part.replace(/[-_+]|%20/g, ' ').trim();
}

/**
 * The text for a link whose text is its own address, which nobody reads: page and section in words. The host is named
 * where it isn't that of the documented packages.
 */
export function addressText(href: string): string {
  const { origin, hostname, pathname, search, hash } = new URL(href, ORIGIN);
  const page = wordsIn(/([^/]*)\/?$/.exec(pathname)?.[1] ?? '');
  const section = wordsIn(hash.slice(1));
  const query = wordsIn([...new URLSearchParams(search).values()].join(' '));
  const words = [page, section, query].filter((part) => part !== '').join(': ');
  if (words === '') {
    return hostname;
  }
  return origin === ORIGIN || origin === BASE_ORIGIN
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : `${words} (${hostname})`;
}

/** Whether the text of a link is an address written out. */
export function isBareAddress(text: string): boolean {
  return /^https?:\/\/\S/.test(text) && URL.canParse(text);
}

/** @returns where a link of a comment leads in this build */
export function commentTarget(
  href: string,
  { addressOf }: Pick<CommentPages, 'addressOf'>,
): string {
  const url = URL.canParse(href, ORIGIN) ? new URL(href, ORIGIN) : undefined;
  if (url?.origin !== ORIGIN && url?.origin !== BASE_ORIGIN) {
    return href;
  }
  const path = url.pathname.replace(/\/$/, '');
  if (/^\/(?:material-ui|system)\//.test(path)) {
    const page = pageForFormer(`${path}/`, (known) => addressOf(known.slice(0, -1)) !== undefined);
    const target = page && addressOf(page.slice(0, -1));
    return target ?? BASE_ORIGIN + url.pathname + url.search + url.hash;
  }
  const address = addressOf(path);
  const hash = ANCHORS[path + url.hash] ?? url.hash;
  return address === undefined ? url.href : `${address}${url.search}${hash}`;
}
