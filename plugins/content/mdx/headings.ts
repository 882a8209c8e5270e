/** Reads the headings of a page: their words, and the anchors that the site gives them. */
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading } from 'mdast';
import { commentId, textOf } from '../../../src/lib/text/syntaxTree';

export interface PageHeading {
  /** The words, without the comment that gives an anchor. */
  readonly title: string;
  /** The id of its element: that of its comment, otherwise its words. */
  readonly anchor: string;
}

/** Reads the headings of one page. Give it all of them, in their order: words that stand twice get a number. */
export function createHeadingReader(): (heading: Heading) => PageHeading {
  const slugger = createSlugger();
  return (heading) => {
    const { text, id } = parseMarkdownHeadingId(textOf(heading).trim(), 'classic');
    return { title: text, anchor: commentId(heading) ?? id ?? slugger.slug(text) };
  };
}
