/** Makes links of names in running text: inline code that is the name of what an API page documents, or its element. */
import type { Link, Root, RootContent } from 'mdast';
import { walk } from '../../../src/lib/text/syntaxTree';
import { type ApiPage, apiAddress } from './apiPages';

/** Elements whose text does something when it is clicked: there can't be a link inside. */
const INTERACTIVE: readonly (string | null)[] = ['a', 'Link', 'button', 'summary'];

/** Whether a name inside a node stays as it is: a link would be inside a link, or part of a heading. */
function isClosed(node: RootContent): boolean {
  switch (node.type) {
    case 'heading':
    case 'link':
    case 'linkReference':
      return true;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return INTERACTIVE.includes(node.name);
    default:
      return false;
  }
}

/** The name in a piece of code: `TextField`, `<TextField>` or `<TextField />`. */
function nameIn(code: string): string {
  return /^<([A-Z]\w*) ?\/?>$/.exec(code)?.[1] ?? code;
}

/** @param pageOf the page that a name leads to, if any */
export function linkNames(tree: Root, pageOf: (name: string) => ApiPage | undefined): void {
  const closed = new Set<RootContent>();
  walk(tree, (node) => {
    if (isClosed(node) && 'children' in node) {
      walk(node, (inside) => closed.add(inside));
    }
  });
  walk(tree, (node, replace) => {
    if (node.type !== 'inlineCode' || closed.has(node)) {
      return;
    }
    const page = pageOf(nameIn(node.value));
    if (page) {
      const { position } = node;
      const link: Link = { type: 'link', url: apiAddress(page), children: [node], position };
      replace(link);
    }
  });
}
