/** The reader's plan, as local storage has it. */
import {
  type BeyondChoice,
  type MyPlan,
  MY_PLAN_KEYS,
  lackedPlans,
  parseBeyond,
  parseMyPlan,
} from '../../lib/pages/myPlan';
import type { Plan } from '../../lib/pages/pageTree';
import { readChoice, useChoice } from '../stored-choice';

export interface MyPlanState {
  /** `undefined` before a plan is chosen. */
  readonly plan: MyPlan | undefined;
  /** The paid plans that it doesn't include. */
  readonly lacked: readonly Plan[];
  /** Whether what needs them is hidden. */
  readonly hides: boolean;
}

function stateOf(storedPlan: string | null, storedBeyond: string | null): MyPlanState {
  const plan = parseMyPlan(storedPlan);
  const hides = parseBeyond(storedBeyond) === ('hide' satisfies BeyondChoice);
  return { plan, lacked: lackedPlans(plan), hides };
}

/** What is chosen now. Browser only. */
export function getMyPlan(): MyPlanState {
  return stateOf(readChoice(MY_PLAN_KEYS.plan), readChoice(MY_PLAN_KEYS.beyond));
}

/** The same for React: nothing is chosen on the server, nor while a page hydrates. */
export function useMyPlan(): MyPlanState {
  return stateOf(useChoice(MY_PLAN_KEYS.plan), useChoice(MY_PLAN_KEYS.beyond));
}
