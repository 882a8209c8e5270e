import { remarkPageParts } from '../../../../../plugins/content/mdx/remarkPageParts';
import { nodesOf, parseMdx } from './parseMdx';

const treeOf = parseMdx({
  none: 'Prose, and <kbd>Tab</kbd>.',
  cards: '<Gallery>\n\n- <Picture /> one\n- <Picture /> two\n\n</Gallery>',
  chooser: '<GuideChooser />',
  plan: '<MyPlan />',
  keys: '<Keyboard component="Button">\n\n| a |\n| - |\n\n</Keyboard>',
});

function importsOf(name: string) {
  const tree = treeOf(name);
  remarkPageParts()(tree);
  return nodesOf(tree).flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
}

it.each([
  ['none', []],
  [
    'cards',
    [
      "import { Gallery } from '@site/src/features/gallery';",
      "import { Picture } from '@site/src/features/gallery';",
    ],
  ],
  ['keys', ["import { Keyboard } from '@site/src/features/a11y-tables';"]],
  ['plan', ["import { MyPlan } from '@site/src/features/my-plan';"]],
  ['chooser', ["import { GuideChooser } from '@site/src/features/upgrade';"]],
])('imports what a page has: %s', (name, imports) => {
  expect(importsOf(name)).toEqual(imports);
});
