/**
 * Keeps names of code in running text, such as that of a heading, from being translated: each gets an element that says
 * so. Names between backticks are elements already.
 */
import type { Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { splitNames } from '../../../src/lib/text/codeNames';
import { walk } from '../../../src/lib/text/syntaxTree';

function nameElement(name: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [{ type: 'mdxJsxAttribute', name: 'translate', value: 'no' }],
    children: [{ type: 'text', value: name }],
  };
}

/** A remark plugin. */
export function remarkCodeNames() {
  return (tree: Root): void => {
    walk(tree, (node, replace) => {
      if (node.type === 'text') {
        const parts = splitNames(node.value);
        if (parts.length > 1) {
          replace(
            ...parts.flatMap((part, index) =>
              part === ''
                ? []
                : [index % 2 === 1 ? nameElement(part) : { type: 'text', value: part }],
            ),
          );
        }
      }
    });
  };
}
