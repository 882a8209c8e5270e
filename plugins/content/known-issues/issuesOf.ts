/** Finds the known issues of a page: its `:::bug` callouts. Pure. */
import type { BlockContent, DefinitionContent, PhrasingContent, Root } from 'mdast';
// Adds directives to the nodes that a tree may hold.
import type {} from 'mdast-util-directive';
import { calloutParts } from '../../../src/lib/text/callout';
import { walk } from '../../../src/lib/text/syntaxTree';
import { type PageHeading, createHeadingReader } from '../mdx/headings';

export interface Issue {
  /** Empty when the callout has none. */
  readonly title: readonly PhrasingContent[];
  readonly content: readonly (BlockContent | DefinitionContent)[];
  /** The heading above it; `undefined` before the first. */
  readonly section: PageHeading | undefined;
}

/** The known issues of a page in their order. */
export function issuesOf(tree: Root): readonly Issue[] {
  const readHeading = createHeadingReader();
  const issues: Issue[] = [];
  let section: Issue['section'];
  walk(tree, (node) => {
    if (node.type === 'heading') {
      section = readHeading(node);
    } else if (node.type === 'containerDirective' && node.name === 'bug') {
      issues.push({ ...calloutParts(node), section });
    }
  });
  return issues;
}
