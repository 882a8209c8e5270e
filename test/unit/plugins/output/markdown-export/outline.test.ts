import type { Heading, Root } from 'mdast';
import { headingSlugs } from '../../../../../plugins/output/markdown-export/outline';

function heading(value: string): Heading {
  return { type: 'heading', depth: 2, children: [{ type: 'text', value }] };
}

test('the anchor of a heading is made of its words, without the space that a comment leaves', () => {
  const children = [heading('堆叠柱子 '), heading('Stack bars'), heading('Stack bars')];
  const tree: Root = { type: 'root', children };
  expect([...headingSlugs(tree).values()]).toEqual(['堆叠柱子', 'stack-bars', 'stack-bars-1']);
});
