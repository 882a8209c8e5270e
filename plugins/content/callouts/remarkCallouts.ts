/**
 * Checks the callouts of a page: what looks like one and isn't would otherwise end up as text, or swallow the
 * rest of the page. Turning callouts into elements is left to Docusaurus, so this must run before it.
 */
import type { Root, RootContent } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { CALLOUT_KINDS } from '../../../src/data/callouts';
import { walk } from '../../../src/lib/text/syntaxTree';
import { type PageFile, pageProblem } from '../../../src/lib/pages/pageProblem';

/** A page as text, besides where it lies. */
interface CalloutPage extends PageFile {
  toString(): string;
}

const ALLOWED = `Callouts are ${CALLOUT_KINDS.map((kind) => `:::${kind}`).join(', ')}, each closed by a line with :::.`;

function isKind(name: string): boolean {
  return CALLOUT_KINDS.some((kind) => kind === name);
}

/** The part of the page's text that a node was read from. */
function textOf(node: RootContent, page: string): string {
  return page.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
}

/** What is wrong with a node as a callout, or `undefined`. */
function problemOf(node: RootContent, page: string): string | undefined {
  switch (node.type) {
    case 'leafDirective':
      return `"::${node.name}" is not a callout. ${ALLOWED}`;
    case 'containerDirective':
      if (!isKind(node.name)) {
        return `":::${node.name}" is not a callout. ${ALLOWED}`;
      }
      return /(?:^|[\s>]):{3,}[ \t]*$/.test(textOf(node, page))
        ? undefined
        : `":::${node.name}" is not closed. ${ALLOWED} A callout around another begins and ends with one colon more.`;
    case 'paragraph': {
      const line = /^[ \t>]*(:{3,}.*)$/m.exec(textOf(node, page))?.[1];
      return line === undefined
        ? undefined
        : `"${line}" neither opens nor closes a callout. ${ALLOWED} A title is written :::info[Title].`;
    }
    default:
      return undefined;
  }
}

/** What the text would have been, had `a:b[c]` not looked like a directive. */
function plainText(node: TextDirective, page: string): readonly RootContent[] {
  const source = textOf(node, page);
  const first = node.children[0]?.position?.start.offset;
  const last = node.children.at(-1)?.position?.end.offset;
  if (first === undefined || last === undefined) {
    return [{ type: 'text', value: source }];
  }
  return [
    { type: 'text', value: page.slice(node.position?.start.offset, first) },
    ...node.children,
    { type: 'text', value: page.slice(last, node.position?.end.offset) },
  ];
}

/**
 * A remark plugin for `beforeDefaultRemarkPlugins`. Anything that is written like a callout and is none of
 * {@link CALLOUT_KINDS}, or isn't closed, is an error that names the page and the line. A colon in running
 * text, as in `10:30` or `key:value`, stays text.
 */
export function remarkCallouts() {
  return (tree: Root, file: CalloutPage): void => {
    const page = file.toString();
    walk(tree, (node, replace) => {
      const problem = problemOf(node, page);
      if (problem !== undefined) {
        throw pageProblem(file, node, problem);
      }
      if (node.type === 'textDirective') {
        replace(...plainText(node, page));
      }
    });
  };
}
