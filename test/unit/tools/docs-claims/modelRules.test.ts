import { type Model, contradiction, saidIn } from '../../../../tools/docs-claims/modelRules';
import { readPageText } from '../../../../tools/docs-claims/pageText';
import { parseMdx } from '../../plugins/content/mdx/parseMdx';

const MODEL: Model = new Map([
  ['rowHeight', [{ type: 'number', default: '52' }]],
  ['density', [{ type: 'GridDensity', default: '"standard"' }]],
  ['treeData', [{ type: 'boolean', plan: 'pro' as const }]],
  ['rows', [{ type: 'GridRowsProp', plan: 'pro' as const }, { type: 'GridRowsProp' }]],
]);

function problems(text: string): readonly string[] {
  const { statements } = readPageText(parseMdx({ text })('text'));
  return statements.flatMap(saidIn).flatMap((said) => contradiction(said, MODEL) ?? []);
}

test.each([
  '`rowHeight` is a number (default 52).',
  '`rowHeight` is in px (52 px by default).',
  "`density` sets the room (default `'standard'`).",
  "`density` sets the room, `'standard'` by default.",
  '`treeData` needs [Pro](/x/introduction/licensing/#pro-plan).',
  '- `treeData` <Plan needs="pro" />',
  '`unknown` is a number (default 7).',
  '| Prop | Type | Default |\n| - | - | - |\n| `rowHeight` | `number` | `52` |',
])('%s', (text) => {
  expect(problems(text)).toEqual([]);
});

test.each([
  ['`rowHeight` is a number (default 36).', /rowHeight.*36.*default.*52/],
  ["`density` sets the room, `'compact'` by default.", /density.*compact.*standard/],
  ['`rows` needs Pro.', /rows.*pro.*free/],
  ['`treeData` needs Premium.', /treeData.*premium.*pro/],
  ['The `treeData` prop <Plan needs="premium" /> is new.', /treeData.*premium.*pro/],
  ['`rows` requires Pro.', /rows.*pro.*free/],
  ['| Prop | Type |\n| - | - |\n| `rowHeight` | `string` |', /rowHeight.*string.*number/],
])('%s is not so', (text, expected) => {
  expect(problems(text)).toEqual([expect.stringMatching(expected)]);
});
