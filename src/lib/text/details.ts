/** Reads `<Details summary="What `null` does">`, the folded parts of pages. Pure. */
import type { InlineCode, Nodes, Text } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type DetailsElement = (MdxJsxFlowElement | MdxJsxTextElement) & { readonly name: 'Details' };

export function isDetails(node: Nodes): node is DetailsElement {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    node.name === 'Details'
  );
}

/** Text and the code between its backticks. */
export function splitCode(text: string): readonly (InlineCode | Text)[] {
  return text
    .split('`')
    .map((value, index): InlineCode | Text =>
      index % 2 === 1 ? { type: 'inlineCode', value } : { type: 'text', value },
    )
    .filter(({ value }) => value !== '');
}

/** The words of the summary; empty without one. */
export function summaryOf({ attributes }: DetailsElement): readonly (InlineCode | Text)[] {
  const summary = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'summary',
  )?.value;
  return typeof summary === 'string' ? splitCode(summary.trim()) : [];
}
