/** The sections of a page in Markdown. */
import { type PageData, anchorOfTitle } from '../../src/lib/search/searchData';

/** A heading with all that stands below it. */
export interface Section {
  /** 1 for the title of the page. */
  readonly depth: number;
  readonly title: string;
  readonly anchor: string;
  /** Place of its first character in the page, and of the first one after it. */
  readonly start: number;
  readonly end: number;
}

/** The text of a heading without its marks. */
function plainTitle(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\(.)/g, '$1')
    .replace(/[`*]/g, '')
    .trim();
}

/** Sections in the order of the page; lines of code that look like headings are none. */
export function sectionsOf(markdown: string): readonly Section[] {
  const heads: Omit<Section, 'end'>[] = [];
  let fence: string | undefined;
  let start = 0;
  for (const line of markdown.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      fence = mark?.startsWith(fence) && line.trim() === mark ? undefined : fence;
    } else if (mark !== undefined) {
      fence = mark;
    } else {
      const [, hashes = '', text = ''] = /^(#{1,6}) (.+)$/.exec(line) ?? [];
      if (hashes !== '') {
        const title = plainTitle(text);
        heads.push({ depth: hashes.length, title, anchor: anchorOfTitle(title), start });
      }
    }
    start += line.length + 1;
  }
  return heads.map((head, index) => {
    const next = heads.slice(index + 1).find(({ depth }) => depth <= head.depth);
    return { ...head, end: next?.start ?? markdown.length };
  });
}

const keyOf = (text: string) => anchorOfTitle(text.trim().replace(/^#/, ''));

/**
 * Finds a section by its title or anchor.
 * @param known the page as the search knows it: on a translated page, anchors aren't made of titles
 */
export function findSection(
  sections: readonly Section[],
  wanted: string,
  known: PageData | undefined,
): Section | undefined {
  const key = keyOf(wanted);
  const named = known?.sections?.find(
    ({ title, anchor, aliases = [] }) =>
      (anchor ?? anchorOfTitle(title)) === key || aliases.some((alias) => keyOf(alias) === key),
  );
  const keys = named === undefined ? [key] : [keyOf(named.title), key];
  return keys
    .map((each) => sections.find(({ anchor }) => anchor === each))
    .find((section) => section !== undefined);
}

/** The titles of sections below the title of the page, in one line. */
export function sectionNames(sections: readonly Section[]): string {
  return sections
    .filter(({ depth }) => depth > 1)
    .map(({ title }) => `"${title}"`)
    .join(', ');
}
