/** What a reader compares, as the address says it. Pure. */
import { X_VERSION } from '../../data/docsInstances';
import type { Change } from './changes';
import {
  FIRST_VERSION,
  HISTORY_PRODUCTS,
  type HistoryProduct,
  type HistoryRow,
  isHistoryProduct,
} from './history';

/** `any`: whatever plan a row needs. */
export const PLAN_CHOICES = ['any', 'community', 'pro', 'premium'] as const;

export type PlanChoice = (typeof PLAN_CHOICES)[number];

export interface Comparison {
  readonly from: string;
  readonly to: string;
  /** All products where it is absent. */
  readonly product?: HistoryProduct;
  readonly plan: PlanChoice;
  /** Of a row, or of the page or the package that has it. Everything where it is absent. */
  readonly name?: string;
}

/** The names that an address may have. */
const NAMES = ['from', 'to', 'product', 'plan', 'name'] as const;

/** Characters; no name of code is longer. */
export const MAX_NAME_LENGTH = 100;

/** What is compared before the reader chooses anything: the documented major version up to the documented release. */
export function defaultComparison(versions: readonly string[]): Comparison {
  const to = versions.includes(X_VERSION) ? X_VERSION : versions.at(-1);
  return { from: FIRST_VERSION, to: to ?? FIRST_VERSION, plan: 'any' };
}

export interface ReadComparison {
  readonly comparison: Comparison;
  /** Whether the address names anything that is compared. */
  readonly isChosen: boolean;
  /** Values that the address has and that can't be chosen, as it has them: `from=9.0.0`. */
  readonly wrong: readonly string[];
}

/**
 * Reads the query of an address. What it says wrong or not at all is as by default.
 * @param query with or without `?`
 */
export function readComparison(query: string, versions: readonly string[]): ReadComparison {
  const params = new URLSearchParams(query);
  const wrong: string[] = [];
  const valueOf = <Value extends string>(
    name: (typeof NAMES)[number],
    allows: (value: string) => value is Value,
  ): Value | undefined => {
    const value = params.get(name);
    if (value === null || value === '') {
      return undefined;
    }
    if (!allows(value)) {
      wrong.push(`${name}=${value.slice(0, 40)}`);
      return undefined;
    }
    return value;
  };
  const isVersion = (value: string): value is string => versions.includes(value);
  const isPlan = (value: string): value is PlanChoice =>
    PLAN_CHOICES.some((plan) => plan === value);
  const isName = (value: string): value is string => value.length <= MAX_NAME_LENGTH;
  const usual = defaultComparison(versions);
  const from = valueOf('from', isVersion) ?? usual.from;
  const to = valueOf('to', isVersion) ?? usual.to;
  const product = valueOf('product', isHistoryProduct);
  const plan = valueOf('plan', isPlan) ?? usual.plan;
  const name = valueOf('name', isName)?.trim();
  return {
    comparison: { from, to, ...(product && { product }), plan, ...(name && { name }) },
    isChosen: NAMES.some((name) => params.has(name)),
    wrong,
  };
}

/** The query of an address, with `?`. */
export function comparisonQuery({ from, to, product, plan, name }: Comparison): string {
  const params = new URLSearchParams({
    from,
    to,
    ...(product && { product }),
    ...(plan !== 'any' && { plan }),
    ...(name && { name }),
  });
  return `?${params.toString()}`;
}

/** The products that are compared. */
export function comparedProducts({ product }: Comparison): readonly HistoryProduct[] {
  return product ? [product] : HISTORY_PRODUCTS;
}

/** Whether a row needs the plan that was chosen. */
export function isOfPlan({ plan }: Change, choice: PlanChoice): boolean {
  return choice === 'any' || (plan ?? 'community') === choice;
}

/** Whether a row has a name, or the page or the package that has it. Upper and lower case are the same. */
function hasName({ name, owners }: Pick<HistoryRow, 'name' | 'owners'>, wanted: string): boolean {
  return [name, ...owners].some((one) => one.toLowerCase() === wanted.toLowerCase());
}

/** Whether a change is about a name: of its row, of a page or package that has the row, or before it was renamed. */
export function isAbout(change: Change, wanted: string): boolean {
  return hasName(change, wanted) || change.before?.toLowerCase() === wanted.toLowerCase();
}

/** Whether a row has or had a name in any release. */
export function hadName(row: HistoryRow, wanted: string): boolean {
  const before = row.states.map(([, state]) => state?.as?.toLowerCase());
  return hasName(row, wanted) || before.includes(wanted.toLowerCase());
}
