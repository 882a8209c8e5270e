/**
 * The plan that a reader has, how it is stored, and what it lacks. Style sheets follow attributes of `<html>`, which a
 * script in the head sets before the first paint. Pure: storage and the page are the caller's.
 */
import type { Plan } from './pageTree';

/** What a reader can choose, the smallest plan first. */
export const MY_PLANS = ['community', 'pro', 'premium'] as const;
export type MyPlan = (typeof MY_PLANS)[number];

/** The same, and the way back to no plan, as which it is stored too. */
export const PLAN_OPTIONS = ['none', ...MY_PLANS] as const;
export type PlanOption = (typeof PLAN_OPTIONS)[number];

/** Keys in local storage. */
export const MY_PLAN_KEYS = {
  plan: 'docs-plan',
  beyond: 'docs-beyond-plan',
} as const;

/** What happens to entries that need another plan, as it is stored. */
export const BEYOND_CHOICES = ['mark', 'hide'] as const;
export type BeyondChoice = (typeof BEYOND_CHOICES)[number];

/** The attributes of `<html>` that say which plans the reader's own doesn't include. */
export const LACKS_ATTRIBUTES = {
  pro: 'data-lacks-pro',
  premium: 'data-lacks-premium',
} as const satisfies Record<Plan, string>;

/** The attribute of `<html>` that says that what needs another plan is hidden. */
export const HIDES_ATTRIBUTE = 'data-hides-beyond';

/** The attribute of an entry or a part of a page that is never hidden, because the address names it. */
export const NAMED_ATTRIBUTE = 'data-marked';

/** The attribute of a list, or of a part of a page, that shows what it hid. */
export const SHOWS_ALL_ATTRIBUTE = 'data-shows-beyond';

const LACKED: Readonly<Record<MyPlan, readonly Plan[]>> = {
  community: ['pro', 'premium'],
  pro: ['premium'],
  premium: [],
};

/** Reads a stored plan; `none` and unknown values are treated as absent. */
export function parseMyPlan(stored: string | null): MyPlan | undefined {
  return MY_PLANS.find((plan) => plan === stored);
}

/** Reads the stored second choice; unknown values are treated as absent. */
export function parseBeyond(stored: string | null): BeyondChoice {
  return BEYOND_CHOICES.find((choice) => choice === stored) ?? 'mark';
}

/** The paid plans that a plan doesn't include. A reader who chose no plan lacks nothing. */
export function lackedPlans(plan: MyPlan | undefined): readonly Plan[] {
  return plan === undefined ? [] : LACKED[plan];
}
