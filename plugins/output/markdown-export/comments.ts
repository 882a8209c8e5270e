/** The doc comments of the documented packages, which are Markdown: whole, and in one line for the cell of a table. */
import type { PhrasingContent, Root, RootContent } from 'mdast';
import { walk } from '../../../src/lib/text/syntaxTree';
import {
  type CommentPages,
  addressText,
  commentTarget,
  isBareAddress,
  resolveLinkTags,
} from '../../../src/lib/api/commentLinks';
import { type Block, type Phrase, fence, inlineCode, joined, text } from './nodes';

/** What holds comments in the models of API pages and reference blocks. */
const KEYS: ReadonlySet<string> = new Set(['description', 'deprecated', 'default']);

/** All comments inside of a model. */
export function commentsIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') {
    return KEYS.has(key) ? [value] : [];
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) =>
        commentsIn(part, Array.isArray(value) ? '' : name),
      )
    : [];
}

/** A comment with its link tags as Markdown: what the parser is given. */
export function commentSource(comment: string, pages: CommentPages): string {
  return resolveLinkTags(comment, pages).trim();
}

export interface Comments {
  readonly blocks: (comment: string) => readonly Block[];
  /** All of it in one line. */
  readonly inline: (comment: string) => Phrase;
}

function oneLine(value: string): string {
  return value.replace(/\s*\n\s*/g, ' ');
}

function phrasesOf(nodes: readonly PhrasingContent[]): Phrase {
  return nodes.map((node): PhrasingContent => {
    switch (node.type) {
      case 'text':
      case 'html':
        return text(oneLine(node.value));
      case 'inlineCode':
        return inlineCode(oneLine(node.value));
      case 'break':
        return text(' ');
      case 'emphasis':
      case 'strong':
      case 'delete':
        return { ...node, children: [...phrasesOf(node.children)] };
      default:
        return node;
    }
  });
}

function inlineOf(node: RootContent): Phrase {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return phrasesOf(node.children);
    case 'list':
      return joined(
        node.children.map(({ children }) => joined(children.map(inlineOf), ' ')),
        '; ',
      );
    case 'blockquote':
      return joined(node.children.map(inlineOf), ' ');
    case 'code':
      return [inlineCode(oneLine(node.value))];
    case 'html':
      return [text(oneLine(node.value))];
    default:
      return [];
  }
}

/** HTML of a comment is text, since it was meant as such or shows nothing; its links lead to pages of this site. */
function tidy(tree: Root, pages: CommentPages): readonly RootContent[] {
  walk(tree, (node, replace) => {
    if (node.type === 'html') {
      replace(text(node.value));
    } else if (node.type === 'code') {
      replace(fence(node.lang, node.value));
    } else if (node.type === 'link') {
      const [label] = node.children;
      if (label?.type === 'text' && isBareAddress(label.value)) {
        node.children = [text(addressText(node.url))];
      }
      node.url = commentTarget(node.url, pages);
    }
  });
  return tree.children;
}

/**
 * The comments of a page.
 * @param treeOf the syntax tree of a comment's source
 */
export function createComments(treeOf: (source: string) => Root, pages: CommentPages): Comments {
  // A tree may be shared by pages, and what is made of it is changed later.
  const blocks = (comment: string) =>
    comment === '' ? [] : tidy(structuredClone(treeOf(commentSource(comment, pages))), pages);
  return {
    blocks,
    inline: (comment) => joined(blocks(comment).map(inlineOf), ' '),
  };
}
