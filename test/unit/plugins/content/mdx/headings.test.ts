import type { Heading } from 'mdast';
import { createHeadingReader } from '../../../../../plugins/content/mdx/headings';
import { walk } from '../../../../../src/lib/text/syntaxTree';
import { parseMdx } from './parseMdx';

const PAGE = `
# Rows

## Sort \`rows\`

## Own anchor {/* #mine */}

## Renamed {/* was #before */}

## Sort rows
`;

test('headings have the anchors that the site gives them', () => {
  const headings: Heading[] = [];
  walk(parseMdx({ PAGE })('PAGE'), (node) => {
    if (node.type === 'heading') {
      headings.push(node);
    }
  });
  expect(headings.map(createHeadingReader())).toEqual([
    { title: 'Rows', anchor: 'rows' },
    { title: 'Sort rows', anchor: 'sort-rows' },
    { title: 'Own anchor', anchor: 'mine' },
    { title: 'Renamed', anchor: 'renamed' },
    { title: 'Sort rows', anchor: 'sort-rows-1' },
  ]);
});
