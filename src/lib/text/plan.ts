/** Reads `<Plan needs="pro" />`, which names the plan that a sentence or a list item needs. Pure. */
import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Plan } from '../pages/pageTree';

export type PlanElement = (MdxJsxFlowElement | MdxJsxTextElement) & { readonly name: 'Plan' };

/** What readers see: names of products, the same in each language. */
export const PLAN_NAMES = { pro: 'Pro', premium: 'Premium' } as const satisfies Record<
  Plan,
  string
>;

export function isPlan(node: Nodes): node is PlanElement {
  return (
    (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') && node.name === 'Plan'
  );
}

/** The plan; `undefined` when the element names none. */
export function neededPlan({ attributes }: PlanElement): Plan | undefined {
  const [first] = attributes;
  const value = first?.type === 'mdxJsxAttribute' && first.name === 'needs' ? first.value : '';
  return attributes.length === 1 && (value === 'pro' || value === 'premium') ? value : undefined;
}
