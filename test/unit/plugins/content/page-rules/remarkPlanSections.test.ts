import { remarkPlanSections } from '../../../../../plugins/content/page-rules';
import { textOf } from '../../../../../src/lib/text/syntaxTree';
import { elementsOf, nodesOf, parseMdx } from '../mdx/parseMdx';

const texts = {
  whole: [
    '## Paste {/* was #paste-cells */}',
    '<Plan needs="premium" /> Values are pasted.',
    '### Undo',
    'Keep the rows.',
    '## Copy',
    'Copying is free.',
  ].join('\n\n'),
  inner: [
    '## Columns',
    'Some text.',
    '### Drag',
    '<Plan needs="pro" /> Users drag.',
    '### Hide',
    'Users hide.',
  ].join('\n\n'),
  nested: [
    '## Ranges',
    '<Plan needs="pro" /> Two dates.',
    '### Excel',
    '<Plan needs="premium" /> A file.',
  ].join('\n\n'),
  later: '## Sort\n\nUsers sort. <Plan needs="pro" /> Then again.\n\n<Plan needs="pro" /> More.',
};
const treeOf = parseMdx(texts);

/** The sections of a page after the step: plan, heading, and the texts within. */
function sectionsOf(name: keyof typeof texts) {
  const tree = treeOf(name);
  remarkPlanSections()(tree);
  const imports = nodesOf(tree).filter(({ type }) => type === 'mdxjsEsm').length;
  const found = elementsOf(tree, 'PlanSection').map(({ attributes, children }) => [
    ...attributes.map((attribute) => attribute.value),
    ...children.map((child) => textOf(child).trim()),
  ]);
  return { imports, found };
}

it('holds a section with the sections within, up to the next of its level', () => {
  expect(sectionsOf('whole')).toEqual({
    imports: 1,
    found: [['premium', 'Paste', 'Paste', 'Values are pasted.', 'Undo', 'Keep the rows.']],
  });
});

it('holds a section within a free one', () => {
  expect(sectionsOf('inner')).toEqual({
    imports: 1,
    found: [['pro', 'Drag', 'Drag', 'Users drag.']],
  });
});

it('leaves a section alone that is within another one', () => {
  expect(sectionsOf('nested').found).toEqual([
    ['pro', 'Ranges', 'Ranges', 'Two dates.', 'Excel', 'A file.'],
  ]);
});

it('touches no section that names a plan elsewhere', () => {
  expect(sectionsOf('later')).toEqual({ imports: 0, found: [] });
});
