/** A callout as a quotation, which begins with what it is and its title in bold. */
import type { Blockquote, BlockContent, DefinitionContent } from 'mdast';
import type { CalloutKind } from '../../../src/data/callouts';
import { type Block, paragraph, strong } from './nodes';
import type { LookUpText } from '../../content/ui-texts';

function isContent(node: Block): node is BlockContent | DefinitionContent {
  return node.type !== 'yaml';
}

export function calloutBlock(
  kind: CalloutKind,
  title: string | undefined,
  content: readonly Block[],
  lookUp: LookUpText,
): Blockquote {
  const name = lookUp(`portal.callout.${kind}`);
  const head = paragraph(strong(title ? `${name}: ${title}` : name));
  return { type: 'blockquote', children: [head, ...content.filter(isContent)] };
}
