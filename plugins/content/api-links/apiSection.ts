/** The section `## API` at the end of a page: links to the API pages that its front matter lists as `components`. */
import type { Heading, Link, List, ListItem, Root } from 'mdast';
import { commentId, textOf, walk } from '../../../src/lib/text/syntaxTree';
import { type ApiPage, apiAddress } from './apiPages';

/** The same in all languages, so that the section has one anchor: `#api`. */
const TITLE = 'API';

/** A heading of the text that has the section's title or its anchor, if there is one. */
export function apiHeading(tree: Root): Heading | undefined {
  let found: Heading | undefined;
  walk(tree, (node) => {
    if (node.type === 'heading') {
      const id = commentId(node) ?? textOf(node).trim();
      found ??= id.toLowerCase() === TITLE.toLowerCase() ? node : undefined;
    }
  });
  return found;
}

/** A name of code that leads to its API page. */
function apiLink(page: ApiPage): Link {
  return {
    type: 'link',
    url: apiAddress(page),
    children: [{ type: 'inlineCode', value: page.name }],
  };
}

function item(page: ApiPage): ListItem {
  return {
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: [apiLink(page)] }],
  };
}

/** The section's nodes, to stand at the end of a page. */
export function apiSection(pages: readonly ApiPage[]): readonly [Heading, List] {
  return [
    { type: 'heading', depth: 2, children: [{ type: 'text', value: TITLE }] },
    { type: 'list', ordered: false, spread: false, children: pages.map(item) },
  ];
}
