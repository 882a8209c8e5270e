// The one parser of pages. Docusaurus adds steps of its own to these, none of which changes what ours see.
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { findDeepNesting } from './nesting.mjs';

const mdxParser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);

/**
 * The syntax tree of a page.
 * @throws for a text that isn't MDX, or that is nested too deep to be worked with
 */
export function parsePage(text) {
  const tree = mdxParser.parse(text);
  const found = findDeepNesting(tree);
  if (found) {
    throw Object.assign(new Error(found.message), { line: found.node.position?.start.line });
  }
  return tree;
}

/** What a parser says of a text that it can't read. */
export function problemOf(error) {
  return `${error.line ? `line ${error.line}: ` : ''}${error.reason ?? error.message ?? error}`;
}
