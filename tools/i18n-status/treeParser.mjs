// Reads a JSON list of MDX texts from standard input and writes for each its syntax tree, or why it has none. A process
// of its own, since the parsers are ES modules and Docusaurus loads plugins as CommonJS.
import { text } from 'node:stream/consumers';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

function parse(page) {
  try {
    return { tree: parser.parse(page) };
  } catch (error) {
    return { problem: `${error.line ? `line ${error.line}: ` : ''}${error.reason ?? error}` };
  }
}

// Not in one synchronous read: that fails while the pipe is empty, which happens with many pages.
const pages = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(pages.map(parse)));
