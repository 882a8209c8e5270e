// Reads a JSON list of MDX texts from standard input and writes for each its syntax tree, or why it has none. A process
// of its own, since the parsers are ES modules and Docusaurus loads plugins as CommonJS.
import { readFileSync } from 'node:fs';
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

function parse(text) {
  try {
    return { tree: parser.parse(text) };
  } catch (error) {
    return { problem: `${error.line ? `line ${error.line}: ` : ''}${error.reason ?? error}` };
  }
}

const texts = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(texts.map(parse)));
