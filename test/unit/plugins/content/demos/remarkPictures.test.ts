import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PAGE_FOLDERS } from '../../../../../src/data/docsInstances';
import { remarkPictures } from '../../../../../plugins/content/demos';
import { attributesOf, elementsOf, nodesOf, page, parseMdx } from '../mdx/parseMdx';

const site = mkdtempSync(path.join(tmpdir(), 'pictures-'));
mkdirSync(path.join(site, 'docs/x/charts/bars'), { recursive: true });
writeFileSync(path.join(site, 'docs/x/charts/bars/Bars.tsx'), 'export default () => null;\n');
afterAll(() => rmSync(site, { recursive: true }));

const treeOf = parseMdx({
  none: 'No picture here.',
  cards:
    '<Gallery>\n\n- <Picture src="./bars/Bars.tsx" /> [Bars](/x/bars/)\n- <Picture src="../charts/bars/Bars.tsx" /> again\n\n</Gallery>',
  missing: '<Picture src="./bars/Gone.tsx" />',
  option: '<Picture src="./bars/Bars.tsx" height={3} />',
  content: '<Picture src="./bars/Bars.tsx">text</Picture>',
  script: '<Picture src="./bars/Bars.js" />',
});

function convert(name: string) {
  const tree = structuredClone(treeOf(name));
  const file = { ...page('', site), path: path.join(site, 'docs/x/charts/index.mdx') };
  remarkPictures({ siteDir: site, folders: PAGE_FOLDERS })(tree, file);
  return {
    pictures: elementsOf(tree, 'Picture').map(attributesOf),
    imports: nodesOf(tree).flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : [])),
  };
}

it('imports the drawing of each demo', () => {
  const { pictures, imports } = convert('cards');
  expect(imports.toSorted()).toEqual([
    'import _picture0 from "./bars/Bars.tsx?demo-picture";',
    'import _picture1 from "../charts/bars/Bars.tsx?demo-picture";',
  ]);
  expect(JSON.stringify(pictures)).toContain('_picture1');
});

it('leaves a page without pictures alone', () => {
  expect(convert('none').imports).toEqual([]);
});

it.each([
  ['missing', 'docs/x/charts/bars/Gone.tsx does not exist'],
  ['option', 'with the path of a demo and nothing else'],
  ['content', 'with the path of a demo and nothing else'],
  ['script', 'with the path of a demo and nothing else'],
])('refuses %s', (name, message) => {
  expect(() => convert(name)).toThrow(message);
});
