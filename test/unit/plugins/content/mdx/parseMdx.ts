/** Parses MDX as the site does, and looks into the result. */
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { parseTrees } from '../../../../../plugins/content/mdx/parseTrees';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { walk } from '../../../../../src/lib/text/syntaxTree';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Parses all texts in one process; the result finds the syntax tree of a text by its name. */
export function parseMdx(texts: Readonly<Record<string, string>>): (name: string) => Root {
  const parsed = parseTrees(Object.values(texts));
  const byName = new Map(Object.keys(texts).map((name, index) => [name, parsed[index]]));
  return (name) => {
    const result = byName.get(name);
    if (!result || 'problem' in result) {
      throw new Error(`${name}: ${result?.problem ?? 'there is no such text'}`);
    }
    return result.tree;
  };
}

/** A page at `docs/x/page/index.mdx` below `cwd`. */
export function page(text: string, cwd = '/site') {
  return { cwd, path: path.join(cwd, 'docs/x/page/index.mdx'), toString: () => text };
}

/** All nodes of a tree in the order of the text. */
export function nodesOf(tree: Root): readonly RootContent[] {
  const nodes: RootContent[] = [];
  walk(tree, (node) => nodes.push(node));
  return nodes;
}

/** All elements of a name. */
export function elementsOf(tree: Root, name: string): readonly Element[] {
  return nodesOf(tree).filter(
    (node): node is Element =>
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      node.name === name,
  );
}

/** The attributes of an element; an expression is given as its text in braces. */
export function attributesOf(element: Element): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    element.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') {
        return ['...', attribute.value];
      }
      const { name, value } = attribute;
      return [name, typeof value === 'object' && value ? `{${value.value}}` : (value ?? null)];
    }),
  );
}
