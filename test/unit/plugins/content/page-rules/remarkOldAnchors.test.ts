import { remarkOldAnchors } from '../../../../../plugins/content/page-rules';
import { textOf } from '../../../../../src/lib/text/syntaxTree';
import { attributesOf, elementsOf, nodesOf, page, parseMdx } from '../mdx/parseMdx';

const treeOf = parseMdx({
  none: '## Sort rows\n\ntext {/* was #text */}',
  one: '## Sort rows {/* was #sorting */}',
  beside: '## Sort rows {/* #sort */} {/* was #sorting #sort-a-grid */}',
  note: '## Sort rows {/* a note */}',
  empty: '## Sort rows {/* was */}',
  wrong: '## Sort rows {/* was sorting */}',
});

function convert(name: string) {
  const tree = structuredClone(treeOf(name));
  remarkOldAnchors()(tree, page(''));
  const headings = nodesOf(tree).filter((node) => node.type === 'heading');
  return {
    tree,
    text: headings.map((heading) => textOf(heading)),
    anchors: elementsOf(tree, 'span').map((element) => attributesOf(element).id),
  };
}

it.each([
  ['none', []],
  ['one', ['sorting']],
  ['beside', ['sorting', 'sort-a-grid']],
  ['note', []],
])('keeps the anchors of %s', (name, anchors) => {
  const { tree, ...result } = convert(name);
  expect(result.anchors).toEqual(anchors);
  expect(result.text.join().trim()).toBe('Sort rows');
  expect(tree.children.slice(0, anchors.length).every(({ type }) => type !== 'heading')).toBe(true);
});

it('leaves the id that a heading has to the step for ids', () => {
  expect(JSON.stringify(convert('beside').tree)).toContain('/* #sort */');
});

it.each(['empty', 'wrong'])('refuses a comment that is %s', (name) => {
  expect(() => convert(name)).toThrow('Write the old anchors of a heading as');
});
