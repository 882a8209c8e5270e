/**
 * What a translated page must have in common with the English one, so that it works where that one does: demos and other
 * files, anchors, front matter, and no link that the English page doesn't have. Pure.
 */
import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { oldAnchors, walk } from '../../../src/lib/text/syntaxTree';
import { createHeadingReader } from '../mdx/headings';
import { type FrontMatter, isShared } from './frontMatter';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

export interface PageOutline {
  readonly frontMatter: FrontMatter;
  /** Each element that shows a file, with its attributes in order, so that equal texts mean equal elements. */
  readonly files: readonly string[];
  /** Anchors: of the headings below the title, those that they had before, and ids of elements. */
  readonly anchors: readonly string[];
  /** Addresses within the site that links lead to, and files that pictures show. */
  readonly links: readonly string[];
}

function isElement(node: RootContent): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The attributes of an element that are plain text. */
function textsOf({ attributes }: Element): ReadonlyMap<string, string> {
  return new Map(
    attributes.flatMap((attribute): [string, string][] =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

function elementText(element: Element): string {
  const attributes = element.attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return `{${attribute.value}}`;
    }
    const { name, value } = attribute;
    if (value === null || value === undefined) {
      return name;
    }
    return typeof value === 'string' ? `${name}="${value}"` : `${name}={${value.value}}`;
  });
  return `<${[element.name, ...attributes.sort()].join(' ')}>`;
}

/** Where a node leads, when it is a link or a picture. */
function addressesOf(node: RootContent): readonly string[] {
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
    return [node.url];
  }
  const texts = isElement(node) ? textsOf(node) : new Map<string, string>();
  return [texts.get('href'), texts.get('to')].filter((address) => address !== undefined);
}

/** The outline of a page from its syntax tree; anchors are those that the site gives. */
export function outlineOf(tree: Root, frontMatter: FrontMatter): PageOutline {
  const readHeading = createHeadingReader();
  const files: string[] = [];
  const anchors: string[] = [];
  const links: string[] = [];
  const addHeading = (heading: Heading) => {
    const { anchor } = readHeading(heading);
    anchors.push(...(heading.depth > 1 ? [anchor] : []), ...oldAnchors(heading));
  };
  walk(tree, (node) => {
    links.push(...addressesOf(node).filter((address) => /^[/.#]/.test(address)));
    if (node.type === 'heading') {
      addHeading(node);
    } else if (isElement(node)) {
      const texts = textsOf(node);
      const id = texts.get('id');
      anchors.push(...(id === undefined ? [] : [id]));
      files.push(...(texts.get('src')?.startsWith('.') ? [elementText(node)] : []));
    }
  });
  return { frontMatter, files, anchors, links };
}

/** What is in `list` but not in `others`; what stands twice must stand twice in both. */
function without(list: readonly string[], others: readonly string[]): readonly string[] {
  const rest = [...others];
  return list.filter((item) => {
    const index = rest.indexOf(item);
    return index === -1 || rest.splice(index, 1).length === 0;
  });
}

function listProblems(
  english: readonly string[],
  translation: readonly string[],
  show: (item: string) => string,
): readonly string[] {
  return [
    ...without(english, translation).map((item) => `lacks ${show(item)}`),
    ...without(translation, english).map((item) => `has ${show(item)}, which English doesn't have`),
  ];
}

function sharedLines(frontMatter: FrontMatter): readonly string[] {
  return Object.entries(frontMatter)
    .filter(([key]) => isShared(key))
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
}

/** In what a translated page differs from the English one though it must not; empty when in nothing. */
export function outlineProblems(english: PageOutline, translation: PageOutline): readonly string[] {
  const extraLinks = [...new Set(translation.links)].filter(
    (link) => !english.links.includes(link),
  );
  return [
    ...listProblems(
      sharedLines(english.frontMatter),
      sharedLines(translation.frontMatter),
      (line) => `the front matter \`${line}\``,
    ),
    ...listProblems(english.files, translation.files, (file) => file),
    ...listProblems(english.anchors, translation.anchors, (anchor) => `the anchor #${anchor}`),
    ...extraLinks.map((link) => `has a link to ${link}, which English doesn't have`),
  ];
}
