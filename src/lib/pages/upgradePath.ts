/** Which guides lead from one version to another. */

/** A guide, from one version to the next. */
interface Step {
  readonly from: string;
  readonly to: string;
}

/**
 * The guides between two versions, in their order.
 * @param steps of one product, oldest first
 * @returns none when `to` doesn't come after `from`, or a version isn't among them
 */
export function upgradePath<Kind extends Step>(
  steps: readonly Kind[],
  from: string,
  to: string,
): readonly Kind[] {
  const first = steps.findIndex((step) => step.from === from);
  const last = steps.findIndex((step) => step.to === to);
  return first === -1 ? [] : steps.slice(first, last + 1);
}
