/** Finds the known issues of a page: its `:::bug` callouts. Pure. */
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { BlockContent, DefinitionContent, Heading, PhrasingContent, Root } from 'mdast';
// Adds directives to the nodes that a tree may hold.
import type {} from 'mdast-util-directive';
import { calloutParts } from '../../../src/lib/text/callout';
import { commentId, textOf, walk } from '../../../src/lib/text/syntaxTree';

export interface Issue {
  /** Empty when the callout has none. */
  readonly title: readonly PhrasingContent[];
  readonly content: readonly (BlockContent | DefinitionContent)[];
  /** The heading above it; `undefined` before the first. */
  readonly section: { readonly text: string; readonly anchor: string } | undefined;
}

/** The words of a heading, without the comment that gives its anchor. */
function wordsOf(heading: Heading): string {
  return parseMarkdownHeadingId(textOf(heading).trim(), 'classic').text;
}

/** The known issues of a page in their order. */
export function issuesOf(tree: Root): readonly Issue[] {
  const slugger = createSlugger();
  const issues: Issue[] = [];
  let section: Issue['section'];
  walk(tree, (node) => {
    if (node.type === 'heading') {
      const words = textOf(node);
      const given = commentId(node) ?? parseMarkdownHeadingId(words, 'classic').id;
      section = { text: wordsOf(node), anchor: given ?? slugger.slug(words.trimEnd()) };
    } else if (node.type === 'containerDirective' && node.name === 'bug') {
      issues.push({ ...calloutParts(node), section });
    }
  });
  return issues;
}
