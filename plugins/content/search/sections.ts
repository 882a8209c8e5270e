/** The headings of pages, in all languages that the pages are written in. Pure. */
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import { commentId, textOf, walk } from '../../../src/lib/text/syntaxTree';
import { type SectionData, anchorOfTitle } from '../../../src/lib/search/searchData';

interface HeadingText {
  readonly anchor: string;
  readonly title: string;
}

/** Headings under which nothing but links to other pages stands. */
const LINKS_ONLY: readonly string[] = ['next-steps', 'see-also'];

function headingTexts(tree: Root): readonly HeadingText[] {
  const slugger = createSlugger();
  const headings: Heading[] = [];
  walk(tree, (node) => {
    if (node.type === 'heading') {
      headings.push(node);
    }
  });
  return headings.flatMap((heading) => {
    const { text, id } = parseMarkdownHeadingId(textOf(heading), 'classic');
    const title = text.trim();
    const anchor = commentId(heading) ?? id ?? slugger.slug(title);
    return heading.depth > 1 ? [{ anchor, title }] : [];
  });
}

/**
 * The sections of a page.
 * @param trees the page as it is written in each language, that of the build first
 */
export function sectionsOf(trees: readonly Root[]): readonly SectionData[] {
  const [own = [], ...others] = trees.map(headingTexts);
  return own
    .filter(({ anchor }) => !LINKS_ONLY.includes(anchor))
    .map(({ anchor, title }) => {
      const titles = others.flatMap((headings) =>
        headings.filter((heading) => heading.anchor === anchor).map((heading) => heading.title),
      );
      const aliases = [...new Set(titles)].filter((alias) => alias !== title);
      return {
        title,
        ...(anchor !== anchorOfTitle(title) && { anchor }),
        ...(aliases.length > 0 && { aliases }),
      };
    });
}
