// Reads a JSON list of MDX texts from standard input and writes a line of JSON for each: its syntax tree, or why it has
// none. A process of its own, since the parsers are ES modules and Docusaurus loads plugins as CommonJS.
import { text } from 'node:stream/consumers';
import { parsePage, problemOf } from './mdxParser.mjs';

function parse(page) {
  try {
    return { tree: parsePage(page) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

// Not in one synchronous read: that fails while the pipe is empty, which happens with many pages.
const pages = JSON.parse(await text(process.stdin));
process.stdout.write(pages.map((page) => JSON.stringify(parse(page))).join('\n'));
