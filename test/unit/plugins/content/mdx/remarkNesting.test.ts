import type { Root } from 'mdast';
import { parseTrees } from '../../../../../plugins/content/mdx/parseTrees';
import { remarkNesting } from '../../../../../plugins/content/mdx/remarkNesting';
import { page, parseMdx } from './parseMdx';

const around = (depth: number, start: string, end: string) =>
  `Text\n\n${start.repeat(depth)}a${end.repeat(depth)}\n`;

const lists = (depth: number) =>
  `Text\n\n${Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')}\n`;

const CONTENT = 'Lists, quotes or elements are nested more than 40 levels deep here';
const CODE = 'The code of an expression is nested more than 100 levels deep here';

const wrong: Readonly<Record<string, readonly [text: string, line: number, message: string]>> = {
  lists: [lists(200), 22, CONTENT],
  quotes: [around(400, '> ', ''), 3, CONTENT],
  'quotes and lists': [around(200, '> - ', ''), 3, CONTENT],
  elements: [around(100, '<div>', '</div>'), 3, CONTENT],
  'elements in text': [`b ${around(100, '<b>', '</b>').trim()}`, 3, CONTENT],
  emphasis: [around(100, '*a _b ', ' b_ a*'), 3, CONTENT],
  expressions: [`Text\n\n{${'['.repeat(400)}${']'.repeat(400)}}\n`, 3, CODE],
  'elements in expressions': [`Text\n\n{${'<a>'.repeat(400)}${'</a>'.repeat(400)}}\n`, 3, CODE],
  attributes: [`Text\n\n<div a={${'['.repeat(400)}${']'.repeat(400)}} />\n`, 3, CODE],
  'attributes that are spread': [
    `Text\n\n<div {...${'['.repeat(400)}${']'.repeat(400)}} />\n`,
    3,
    CODE,
  ],
};

/** What the tool that reads pages says of a text. */
const problemOf = (text: string) =>
  parseTrees([text]).map((parsed) => ('problem' in parsed ? parsed.problem : undefined))[0];

/** `depth` quotes around each other, as a tree: a text this deep gets none. */
function quotes(depth: number): Root {
  const position = (line: number) => ({ start: { line, column: 1 }, end: { line, column: 1 } });
  const root: Root = { type: 'root', children: [] };
  let parent: Pick<Root, 'children'> = root;
  for (let line = 1; line <= depth; line += 1) {
    const quote = { type: 'blockquote' as const, children: [], position: position(line) };
    parent.children.push(quote);
    parent = quote;
  }
  return root;
}

it.each(Object.entries(wrong))('refuses %s with the line', (_, [text, line, message]) => {
  expect(problemOf(text)).toContain(`line ${line}: ${message}`);
});

it('accepts what people write', () => {
  const code = JSON.stringify({ a: [{ b: { c: [[1]] } }] });
  const texts = { lists: lists(15), elements: around(15, '<b>', '</b>'), code: `{${code}}\n` };
  const treeOf = parseMdx(texts);
  Object.keys(texts).forEach((name) => {
    expect(() => remarkNesting()(treeOf(name), page(''))).not.toThrow();
  });
});

it('names the page and the line in a build', () => {
  expect(() => remarkNesting()(quotes(40), page(''))).not.toThrow();
  expect(() => remarkNesting()(quotes(5000), page(''))).toThrow(
    `docs/x/page/index.mdx:41: ${CONTENT}, which the bundler can't read. Take them apart.`,
  );
});
