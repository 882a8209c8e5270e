/** Turns the syntax tree of an MDX page into that of plain Markdown. */
import type { Code, Heading, Parents, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Node } from 'unist';
import { CALLOUT_KINDS } from '../../../src/data/callouts';
import { parseCodeMeta } from '../../../src/lib/code/codeMeta';
import { calloutParts } from '../../../src/lib/text/callout';
import { textOf } from '../../../src/lib/text/syntaxTree';
import { type PageFile, pageProblem } from '../../../src/lib/pages/pageProblem';
import { createHeadingReader } from '../../content/mdx/headings';
import { calloutBlock } from './callout';
import type { ConvertContext } from './convertContext';
import { convertElement } from './elements';
import { fence, heading, inlineCode, joined, paragraph, strong, text } from './nodes';

/** A fence with what its meta says in a line above. */
function convertFence(node: Code): readonly RootContent[] {
  const { tab, title } = parseCodeMeta(node.meta ?? '');
  const label = joined([tab ? [strong(tab)] : [], title ? [inlineCode(title)] : []], ': ');
  const code = fence(node.lang, node.value);
  return label.length > 0 ? [paragraph(...label), code] : [code];
}

/** A comment is gone, and text in braces is text. */
function convertExpression(value: string): readonly RootContent[] {
  if (/^(?:\s|\/\*.*?\*\/)*$/s.test(value)) {
    return [];
  }
  const literal = /^\s*(['"`])([^'"`\\$]*)\1\s*$/.exec(value)?.[2];
  if (literal === undefined) {
    throw new Error(`{${value}} has no form in Markdown. Write its text out.`);
  }
  return [text(literal)];
}

function convertCallout(
  node: ContainerDirective,
  { lookUp, version }: ConvertContext,
): readonly RootContent[] {
  const kind = CALLOUT_KINDS.find((known) => known === node.name);
  if (!kind) {
    throw new Error(`:::${node.name} is not a callout.`);
  }
  const { title, content } = calloutParts(node);
  const name = lookUp(`portal.callout.${kind}`, { version });
  return [calloutBlock(name, title.map(textOf).join(''), content)];
}

/** A node whose children are converted already. */
function convertNode(node: RootContent, context: ConvertContext): readonly RootContent[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return convertExpression(node.value);
    case 'code':
      return convertFence(node);
    case 'containerDirective':
      return convertCallout(node, context);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return convertElement(node, context);
    case 'image':
      // Pictures of the page's folder have no address of their own.
      return node.url.startsWith('./') ? [] : [node];
    default:
      return [node];
  }
}

/** The space before a comment that is gone. */
function trimEnd({ children }: Heading): void {
  const last = children.at(-1);
  if (last?.type === 'text') {
    last.value = last.value.trimEnd();
  }
}

/**
 * Changes the tree. What has no form in Markdown is an error that names the page and the line.
 * @param title stands above the text, unless the page has a heading of the first level itself
 */
export function convertPage(
  tree: Root,
  title: string,
  file: PageFile,
  context: ConvertContext,
): Root {
  const { outline } = context;
  const readHeading = createHeadingReader();

  const convertChildren = (parent: Parents): void => {
    const siblings: Node[] = parent.children;
    const converted = [...parent.children].flatMap(convert);
    siblings.splice(0, siblings.length, ...converted);
  };

  const convert = (node: RootContent): readonly RootContent[] => {
    // It stands in a comment, which is gone afterwards.
    const anchor = node.type === 'heading' ? readHeading(node).anchor : '';
    if ('children' in node) {
      convertChildren(node);
    }
    if (node.type === 'heading') {
      trimEnd(node);
      outline.start(node, anchor);
    }
    try {
      return convertNode(node, context);
    } catch (error) {
      throw pageProblem(file, node, error instanceof Error ? error.message : String(error));
    }
  };

  const head = outline.start(heading(1, title));
  convertChildren(tree);
  if (!tree.children.some((node) => node.type === 'heading' && node.depth === 1)) {
    tree.children.unshift(head);
  }
  return tree;
}
