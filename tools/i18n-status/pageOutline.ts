/** What a translated page must have in common with the English one: demos, anchors of headings, front matter. Pure. */
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { commentId, textOf, walk } from '../../src/lib/text/syntaxTree';

type FrontMatter = Readonly<Record<string, unknown>>;

export interface PageOutline {
  readonly frontMatter: FrontMatter;
  /** Each demo as its element with attributes in order, so that equal texts mean equal demos. */
  readonly demos: readonly string[];
  /** Anchors of the headings below the title. */
  readonly anchors: readonly string[];
}

/** Front matter that a translator writes anew; all else stays as it is in English. */
const TRANSLATED_KEYS: readonly string[] = [
  'title',
  'description',
  'sidebar_label',
  'pagination_label',
  'source_hash',
];

/** Front matter that a translation takes from the English page; the build refuses it in the translation. */
const INHERITED_KEYS: readonly string[] = ['tabs', 'components', 'keywords'];

function demoText(element: MdxJsxFlowElement | MdxJsxTextElement): string {
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
  return `<Demo ${attributes.sort().join(' ')}>`;
}

/** The outline of a page from its syntax tree; anchors are those that Docusaurus gives. */
export function outlineOf(tree: Root, frontMatter: FrontMatter): PageOutline {
  const slugger = createSlugger();
  const demos: string[] = [];
  const anchors: string[] = [];
  walk(tree, (node) => {
    if (node.type === 'heading') {
      const text = textOf(node);
      const explicit = commentId(node) ?? parseMarkdownHeadingId(text, 'classic').id;
      const anchor = explicit ?? slugger.slug(text.trimEnd());
      if (node.depth > 1) {
        anchors.push(anchor);
      }
    } else if (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      node.name === 'Demo'
    ) {
      demos.push(demoText(node));
    }
  });
  return { frontMatter, demos, anchors };
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

function frontMatterProblems(english: FrontMatter, translation: FrontMatter): readonly string[] {
  const untranslated = (frontMatter: FrontMatter) =>
    Object.entries(frontMatter)
      .filter(([key]) => !TRANSLATED_KEYS.includes(key) && !INHERITED_KEYS.includes(key))
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';
  const { title, description } = translation;
  // The title may be left to the table of titles.
  const empty = [
    ...(title !== undefined && isBlank(title) ? ['title'] : []),
    ...(isBlank(description) ? ['description'] : []),
  ];
  return [
    ...INHERITED_KEYS.filter((key) => translation[key] !== undefined).map(
      (key) => `must leave \`${key}\` out of its front matter: the English page has it`,
    ),
    ...empty.map((key) => `lacks a ${key} in its front matter`),
    ...listProblems(
      untranslated(english),
      untranslated(translation),
      (line) => `the front matter \`${line}\``,
    ),
  ];
}

/** In what a translated page differs from the English one though it must not; empty when in nothing. */
export function outlineProblems(english: PageOutline, translation: PageOutline): readonly string[] {
  return [
    ...frontMatterProblems(english.frontMatter, translation.frontMatter),
    ...listProblems(english.demos, translation.demos, (demo) => demo),
    ...listProblems(
      english.anchors,
      translation.anchors,
      (anchor) => `a heading with the anchor #${anchor}`,
    ),
  ];
}
