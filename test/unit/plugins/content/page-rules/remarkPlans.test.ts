import { remarkPlans } from '../../../../../plugins/content/page-rules';
import { page, parseMdx } from '../mdx/parseMdx';

const wrong = {
  noPlan: ['Cells <Plan />.', 'Write <Plan needs="pro" />'],
  community: ['Cells <Plan needs="community" />.', 'Write <Plan needs="pro" />'],
  other: ['Cells <Plan needs="pro" big />.', 'Write <Plan needs="pro" />'],
  alone: ['<Plan needs="pro" />', 'Place <Plan> in a sentence'],
} as const;
const FINE = '- Cells <Plan needs="pro" />\n\n| a |\n| - |\n| b <Plan needs="premium" /> |\n';

const treeOf = parseMdx({
  FINE,
  ...Object.fromEntries(Object.entries(wrong).map(([name, [text]]) => [name, text])),
});

it('accepts plans in list items and table cells', () => {
  expect(() => remarkPlans()(treeOf('FINE'), page(FINE))).not.toThrow();
});

it.each(Object.entries(wrong))('refuses "%s"', (name, [text, message]) => {
  expect(() => remarkPlans()(treeOf(name), page(text))).toThrow(
    `docs/x/page/index.mdx:1: ${message}`,
  );
});
