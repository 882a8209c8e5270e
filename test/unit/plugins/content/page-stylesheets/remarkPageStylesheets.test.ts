import type { Root } from 'mdast';
import { remarkPageStylesheets } from '../../../../../plugins/content/page-stylesheets';

const addresses = { icons: 'https://a.test/icons.css', example: '' };

function childrenFor(stylesheets: unknown, given: typeof addresses | undefined = addresses) {
  const tree: Root = { type: 'root', children: [] };
  remarkPageStylesheets({ addresses: given })(tree, { data: { frontMatter: { stylesheets } } });
  return tree.children;
}

test('a page that asks for a stylesheet gets the element, and its import', () => {
  expect(childrenFor(['icons'])).toMatchObject([
    { type: 'mdxjsEsm' },
    { name: 'PageStylesheet', attributes: [{ name: 'href', value: addresses.icons }] },
  ]);
});

test.each([[undefined], [['example']]])('%j adds nothing', (stylesheets) => {
  expect(childrenFor(stylesheets)).toEqual([]);
});

test('without addresses no page gets anything', () => {
  const tree: Root = { type: 'root', children: [] };
  remarkPageStylesheets()(tree, { data: { frontMatter: { stylesheets: ['icons', 'example'] } } });
  expect(tree.children).toEqual([]);
});
