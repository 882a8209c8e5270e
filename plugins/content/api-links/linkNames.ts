/** Makes links of names in running text: inline code that is exactly the name of what an API page documents. */
import type { Root, RootContent } from 'mdast';
import { walk } from '../../../src/lib/text/syntaxTree';
import type { ApiPage } from './apiPages';
import { apiLink } from './apiSection';

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

/** @param pageOf the page that a name leads to, if any */
export function linkNames(tree: Root, pageOf: (name: string) => ApiPage | undefined): void {
  const closed = new Set<RootContent>();
  walk(tree, (node) => {
    if (isClosed(node) && 'children' in node) {
      walk(node, (inside) => closed.add(inside));
    }
  });
  walk(tree, (node, replace) => {
    const page = node.type === 'inlineCode' && !closed.has(node) ? pageOf(node.value) : undefined;
    if (page) {
      replace({ ...apiLink(page), position: node.position });
    }
  });
}
