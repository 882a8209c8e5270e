/**
 * Reads `<Plan needs="pro" />`, which names the plan that a sentence or a list item needs. At the beginning of a section it
 * names that of the whole section. Pure.
 */
import type { Heading, Nodes, Root } from 'mdast';
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

/** A section that needs a plan, with the sections within. */
export interface PlanSection {
  readonly heading: Heading;
  readonly plan: Plan;
  /** Its first node is {@link heading}. */
  readonly nodes: readonly Root['children'][number][];
}

/** The sections whose first paragraph begins with `<Plan>`, but for those within another one. */
export function planSections({ children }: Root): readonly PlanSection[] {
  const sections: PlanSection[] = [];
  let next = 0;
  children.forEach((heading, start) => {
    const first = children[start + 1];
    const mark = first?.type === 'paragraph' ? first.children[0] : undefined;
    const plan = mark && isPlan(mark) ? neededPlan(mark) : undefined;
    if (start < next || heading.type !== 'heading' || plan === undefined) {
      return;
    }
    const end = children.findIndex(
      (node, index) => index > start && node.type === 'heading' && node.depth <= heading.depth,
    );
    next = end === -1 ? children.length : end;
    sections.push({ heading, plan, nodes: children.slice(start, next) });
  });
  return sections;
}
