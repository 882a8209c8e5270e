/** Walks and builds the syntax trees of MDX pages. Pure: it knows no plugin and no page. */
import type { Heading, Nodes, Parents, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
// Adds expressions, imports and exports to the nodes that a tree may hold.
import type {} from 'mdast-util-mdx-expression';
import type {} from 'mdast-util-mdxjs-esm';

/** Called for each node, before its children; `replace` puts others in its place. */
export type Visitor = (node: RootContent, replace: (...nodes: readonly Node[]) => void) => void;

/** Visits all nodes below `parent` in the order of the text. Nodes that were put in are not visited. */
export function walk(parent: Parents, visit: Visitor): void {
  const siblings: Node[] = parent.children;
  for (const child of [...parent.children]) {
    visit(child, (...nodes) => siblings.splice(siblings.indexOf(child), 1, ...nodes));
    if ('children' in child) {
      walk(child, visit);
    }
  }
}

/** The words of a node, with the code among them. */
export function textOf(node: Nodes): string {
  if ('children' in node) {
    return node.children.map(textOf).join('');
  }
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}

/** The id that a comment at the end of a heading gives, in MDX's way of writing comments: it begins with `#`. */
export function commentId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\/\*\s*#(\S+).*\*\/$/s.exec(last.value.trim())?.[1]
    : undefined;
}

const OLD_ANCHORS = /^\/\*\s*was\b(.*)\*\/$/s;

/** What a comment in a heading says of its old anchors, in words; `undefined` for another node or comment. */
export function oldAnchorsText(node: Nodes): string | undefined {
  return node.type === 'mdxTextExpression' ? OLD_ANCHORS.exec(node.value.trim())?.[1] : undefined;
}

/** The anchors that a heading had before it was renamed: `{/* was #old-words *\/}`. */
export function oldAnchors({ children }: Heading): readonly string[] {
  return children.flatMap((node) =>
    Array.from((oldAnchorsText(node) ?? '').matchAll(/#([\w-]+)/g), ([, anchor = '']) => anchor),
  );
}

/** An element on a line of its own, with attributes that are plain text. */
export function flowElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]): MdxJsxAttribute[] =>
      value === undefined ? [] : [{ type: 'mdxJsxAttribute', name: key, value }],
    ),
    children: [],
  };
}
