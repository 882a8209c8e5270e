/** A callout as a quotation, which begins with what it is and its title in bold. */
import type { Blockquote, BlockContent, DefinitionContent } from 'mdast';
import { type Block, paragraph, strong } from './nodes';

function isContent(node: Block): node is BlockContent | DefinitionContent {
  return node.type !== 'yaml';
}

/**
 * @param name what its kind is called
 * @param title empty for none
 */
export function calloutBlock(name: string, title: string, content: readonly Block[]): Blockquote {
  const head = paragraph(strong(title === '' ? name : `${name}: ${title}`));
  return { type: 'blockquote', children: [head, ...content.filter(isContent)] };
}
