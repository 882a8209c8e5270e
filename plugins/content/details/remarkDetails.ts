/**
 * Gives `<Details summary="…">` a `<summary>` element, which the theme looks for among the children. Comes after the steps
 * that link names in inline code: a link in a summary would be a control within a control.
 */
import type { Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import { type DetailsElement, isDetails, summaryOf } from '../../../src/lib/text/details';
import { walk } from '../../../src/lib/text/syntaxTree';
import { type PageFile, pageProblem } from '../../../src/lib/pages/pageProblem';

const ATTRIBUTES = ['id', 'summary'];

/** What the reader of a closed part would never learn of, or the build can't show there. */
const REFUSED: ReadonlyMap<string, string> = new Map([
  ['heading', 'a heading, which the table of contents would list. Write the heading above'],
  ['Demo', 'a demo. Place the demo above'],
]);

function problemOf(details: DetailsElement): string | undefined {
  if (details.type === 'mdxJsxTextElement') {
    return 'Write <Details> and </Details> on lines of their own, with an empty line after the first and before the last.';
  }
  if (summaryOf(details).length === 0) {
    return '<Details> needs a summary: <Details summary="What is folded">.';
  }
  const unknown = details.attributes.find(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || !ATTRIBUTES.includes(attribute.name),
  );
  return unknown ? `<Details> has no attributes besides ${ATTRIBUTES.join(' and ')}.` : undefined;
}

function toElement(details: DetailsElement): void {
  const summary: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'summary',
    attributes: [],
    children: [...summaryOf(details)],
  };
  details.attributes = details.attributes.filter(
    (attribute) => !(attribute.type === 'mdxJsxAttribute' && attribute.name === 'summary'),
  );
  const children: Node[] = details.children;
  children.unshift(summary);
}

/** A remark plugin. */
export function remarkDetails() {
  return (tree: Root, file: PageFile): void => {
    walk(tree, (node) => {
      if (!isDetails(node)) {
        return;
      }
      const problem = problemOf(node);
      if (problem !== undefined) {
        throw pageProblem(file, node, problem);
      }
      walk(node, (inner) => {
        const name = 'name' in inner ? inner.name : inner.type;
        const refused = REFUSED.get(name ?? '');
        if (refused !== undefined) {
          throw pageProblem(file, inner, `<Details> contains ${refused} <Details>.`);
        }
      });
      toElement(node);
    });
  };
}
