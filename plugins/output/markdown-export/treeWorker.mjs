// Parses pages and writes Markdown for the process that started it: the parsers are ES modules, and Docusaurus loads
// plugins as CommonJS. One process does all of a build's, since starting it takes longer than most of its work.
import { setImmediate } from 'node:timers/promises';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { parsePage, problemOf } from '../../content/mdx/mdxParser.mjs';

const MAIN_ID = 'main-content';
/** Elements that stand side by side with space between them, which the style sheet gives. */
const INLINE = new Set(['a', 'span', 'time']);

const markdown = unified().use(remarkParse).use(remarkGfm);
const html = unified().use(rehypeParse);
const htmlToMarkdown = unified().use(rehypeRemark);
const writer = unified()
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    fences: true,
  })
  // The columns of wide tables aren't aligned: nobody looks at them, and spaces would be most of the file.
  .use(remarkGfm, { tablePipeAlign: false });

function find(node, test) {
  if (test(node)) {
    return node;
  }
  for (const child of node.children ?? []) {
    const found = find(child, test);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Something to look at, which has no form as text. */
const isDemo = ({ properties }) => properties?.dataDemo !== undefined;

/** What the style sheet keeps apart is kept apart by spaces; comments and running demos are gone. */
function tidy(node) {
  if (!node.children) {
    return;
  }
  const children = node.children.filter((child) => child.type !== 'comment' && !isDemo(child));
  children.forEach(tidy);
  node.children = children.flatMap((child, index) => {
    const isBeside = INLINE.has(child.tagName) && INLINE.has(children[index - 1]?.tagName);
    return isBeside ? [{ type: 'text', value: ' ' }, child] : [child];
  });
}

/** The main content of a built page, and its description. */
async function parseHtml(text) {
  const page = html.parse(text);
  const main = find(page, ({ properties }) => properties?.id === MAIN_ID);
  const meta = find(page, ({ properties }) => properties?.name === 'description');
  if (!main) {
    throw new Error(`there is no element with the id "${MAIN_ID}"`);
  }
  tidy(main);
  const tree = await htmlToMarkdown.run({ type: 'root', children: main.children });
  return { tree, description: meta?.properties.content };
}

const PARSERS = {
  mdx: (text) => ({ tree: parsePage(text) }),
  markdown: (text) => ({ tree: markdown.parse(text) }),
  html: parseHtml,
};

async function parsed({ kind, text }) {
  try {
    return await PARSERS[kind](text);
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** One after the other, with a look in between whether the process that asked is still there. */
async function each(items, answer) {
  const answers = [];
  for (const item of items) {
    answers.push(await answer(item));
    await setImmediate();
  }
  return answers;
}

process.on('message', async ({ parse, stringify }) => {
  const answers = parse
    ? await each(parse, parsed)
    : await each(stringify, (tree) => writer.stringify(tree));
  process.send(answers);
});

// A build that fails ends at once, and what it asked for would go on for minutes.
process.once('disconnect', () => process.exit());
