/**
 * Turns `<Picture src="./bars/BasicBars.tsx" />` of a page into the drawing of that demo, a part of its snapshot: an
 * import of `BasicBars.tsx?demo-picture` and `<Picture html={…} />`. The demo's code doesn't come along.
 */
import type { Identifier } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { type PageFile, pageProblem } from '../../../src/lib/pages/pageProblem';
import { walk } from '../../../src/lib/text/syntaxTree';
import { type RemarkDemoOptions, findDemo, importOf, program } from './remarkDemo';

const identifier = (name: string): Identifier => ({ type: 'Identifier', name });

/** @throws when the element has anything but the path of a demo */
function sourceOf({ attributes, children }: MdxJsxFlowElement | MdxJsxTextElement): string {
  const [attribute] = attributes;
  if (
    attributes.length !== 1 ||
    children.length > 0 ||
    attribute?.type !== 'mdxJsxAttribute' ||
    attribute.name !== 'src' ||
    typeof attribute.value !== 'string' ||
    !/^\.{1,2}\/.*\.tsx$/.test(attribute.value)
  ) {
    throw new Error(
      'Write <Picture src="./Name.tsx" />, with the path of a demo and nothing else.',
    );
  }
  return attribute.value;
}

/** A remark plugin. */
export function remarkPictures(options: RemarkDemoOptions) {
  return (tree: Root, file: PageFile): void => {
    const imports: MdxjsEsm[] = [];
    walk(tree, (node) => {
      const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      if (!isElement || node.name !== 'Picture') {
        return;
      }
      try {
        const { module } = findDemo(node.name, sourceOf(node), file, options);
        const local = identifier(`_picture${imports.length}`);
        const source = `${module}?demo-picture`;
        imports.push(
          importOf(
            source,
            { type: 'ImportDefaultSpecifier', local },
            `import ${local.name} from ${JSON.stringify(source)};`,
          ),
        );
        node.attributes = [
          {
            type: 'mdxJsxAttribute',
            name: 'html',
            value: {
              type: 'mdxJsxAttributeValueExpression',
              value: local.name,
              data: { estree: program({ type: 'ExpressionStatement', expression: local }) },
            },
          },
        ];
      } catch (error) {
        throw pageProblem(file, node, error instanceof Error ? error.message : String(error));
      }
    });
    tree.children.unshift(...imports);
  };
}
