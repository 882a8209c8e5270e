// Finds the prose of a Markdown or MDX text: paragraphs, headings, table cells, front matter and attributes that readers see.
import { load } from 'js-yaml';
import { toNlcst } from 'mdast-util-to-nlcst';
import { toString } from 'nlcst-to-string';
import { ParseEnglish } from 'parse-english';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parsePage } from '../../plugins/content/mdx/mdxParser.mjs';

/** Attributes of elements in MDX whose value readers see. */
const PROSE_ATTRIBUTES = ['alt', 'summary', 'title'];
const FRONT_MATTER_FIELDS = ['title', 'description'];

/**
 * Steps of the parser, by their place, that join sentences after `7.`, `s.` and `min.`, which it reads as abbreviations.
 * Sentences about software end with these.
 */
const JOINING_STEPS = [0, 5];

const english = new ParseEnglish();
english.tokenizeParagraphPlugins = english.tokenizeParagraphPlugins.filter(
  (_step, index) => !JOINING_STEPS.includes(index),
);

const markdownParser = unified().use(remarkParse).use(remarkGfm);

/** Words that are names rather than English: placeholders, names of an API, versions, files and acronyms. */
const NAME = /\d|\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}{2}|\p{L}[.:@_]\p{L}|^[\p{Lu}-]{2,}(?:s|['’]s)?$/u;

/** A word as long as the code that it replaces. With a capital, since the parser starts no sentence with another letter. */
function placeholder(length) {
  return `X${'0'.repeat(length - 1)}`;
}

/** Replaces code by placeholders, so that a sentence keeps its end and its number of words. */
function withoutCode(node) {
  if (node.type === 'inlineCode') {
    const { start, end } = node.position;
    return { ...node, type: 'text', value: placeholder(end.offset - start.offset) };
  }
  // An address that is its own link text is no word.
  if (node.type === 'link' && node.children[0]?.value === node.url) {
    const { start, end } = node.position;
    return { type: 'text', value: placeholder(end.offset - start.offset), position: node.position };
  }
  // `12:30` is a directive for the parser.
  if (node.type === 'textDirective') {
    return { type: 'text', value: `:${node.name}`, position: node.position };
  }
  return node.children ? { ...node, children: node.children.map(withoutCode) } : node;
}

/** A paragraph with one text that the parser of Markdown doesn't see as text; code between backticks is replaced. */
function paragraphOf(value, node, text) {
  const from = node.position.start.offset;
  const found = text.indexOf(value, from);
  const offset = found === -1 ? from : found;
  const before = text.slice(0, offset).split('\n');
  const start = { line: before.length, column: before.at(-1).length + 1, offset };
  const position = {
    start,
    end: { ...start, column: start.column + value.length, offset: offset + value.length },
  };
  const words = value.replaceAll(/`[^`]*`/g, (code) => placeholder(code.length));
  return { type: 'paragraph', position, children: [{ type: 'text', value: words, position }] };
}

/** Blocks of words in the order of the text, each with its kind. */
function blocksOf(node, text) {
  if (node.type === 'yaml') {
    const fields = load(node.value) ?? {};
    return FRONT_MATTER_FIELDS.filter((name) => typeof fields[name] === 'string').map((name) => ({
      kind: 'heading',
      node: paragraphOf(fields[name], node, text),
    }));
  }
  if (node.type === 'paragraph' || node.type === 'heading') {
    return [{ kind: node.type, node }];
  }
  if (node.type === 'tableCell') {
    return [{ kind: 'cell', node: { ...node, type: 'paragraph' } }];
  }
  const attributes = (node.attributes ?? [])
    .filter?.(({ name, value }) => PROSE_ATTRIBUTES.includes(name) && typeof value === 'string')
    .map(({ value }) => ({ kind: 'heading', node: paragraphOf(value, node, text) }));
  return [
    ...(attributes ?? []),
    ...(node.children ?? []).flatMap((child) => blocksOf(child, text)),
  ];
}

/** Marks names as source code, which no rule about words reads. */
function markNames(sentence) {
  const children = sentence.children.map((node) => {
    const value = node.type === 'WordNode' ? toString(node) : '';
    return NAME.test(value) ? { type: 'SourceNode', value, position: node.position } : node;
  });
  return { ...sentence, children };
}

/**
 * The prose of a text as syntax trees of natural language.
 * @param {import('vfile').VFile} file
 * @param {'md' | 'mdx'} format
 * @returns an nlcst tree whose paragraphs have `data.kind`: `paragraph`, `heading` or `cell`
 * @throws for a text that isn't MDX
 */
export function proseOf(file, format) {
  const text = String(file);
  const tree = format === 'mdx' ? parsePage(text) : markdownParser.parse(text);
  const children = blocksOf(tree, text).flatMap(({ kind, node }) =>
    toNlcst(withoutCode(node), file, english)
      .children.filter(({ type }) => type === 'ParagraphNode')
      .map((paragraph) => ({
        ...paragraph,
        data: { kind },
        children: paragraph.children.map((one) =>
          one.type === 'SentenceNode' ? markNames(one) : one,
        ),
      })),
  );
  return { type: 'RootNode', children };
}

/** The sentences of such a tree, or of one of its paragraphs. */
export function sentencesOf(parent) {
  return parent.children.flatMap((node) =>
    node.type === 'ParagraphNode' ? sentencesOf(node) : node.type === 'SentenceNode' ? [node] : [],
  );
}
