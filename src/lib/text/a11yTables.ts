/** Reads `<Keyboard component="Button">` and `<A11y component="Button">`, which name the table inside of them. Pure. */
import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

const ELEMENTS = ['Keyboard', 'A11y'] as const;
export type A11yTableName = (typeof ELEMENTS)[number];

export type A11yTableElement = (MdxJsxFlowElement | MdxJsxTextElement) & {
  readonly name: A11yTableName;
};

export function isA11yTable(node: Nodes): node is A11yTableElement {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    ELEMENTS.some((name) => name === node.name)
  );
}

/** The component that the table is about; `undefined` unless the element has this attribute only, as text. */
export function componentOf({ attributes }: A11yTableElement): string | undefined {
  const [first, ...others] = attributes;
  return first?.type === 'mdxJsxAttribute' &&
    first.name === 'component' &&
    typeof first.value === 'string' &&
    first.value !== '' &&
    others.length === 0
    ? first.value
    : undefined;
}
