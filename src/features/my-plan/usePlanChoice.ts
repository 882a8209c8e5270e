/** The choice of the plan for what draws it: the texts, what is chosen, and what a press does. */
import { useSyncExternalStore } from 'react';
import { type BeyondChoice, MY_PLAN_KEYS, type PlanOption } from '../../lib/pages/myPlan';
import { PLAN_NAMES } from '../../lib/text/plan';
import { PLAN_TEXTS } from '../i18n/dictionary/plan';
import { keepChoice } from '../stored-choice';
import { useMyPlan } from './choice';
import { followMyPlan } from './follow';

export interface PlanChoice {
  readonly title: string;
  readonly hint: string;
  readonly options: Readonly<Record<PlanOption, string>>;
  /** `undefined` while that isn't known: on the server, and while a page hydrates. */
  readonly plan: PlanOption | undefined;
  readonly choose: (plan: PlanOption) => void;
  /** The second choice, to hide what needs another plan: of use with a plan that lacks something. */
  readonly hide: {
    readonly label: string;
    readonly isOn: boolean;
    readonly isOfUse: boolean;
    /** When it is of use. */
    readonly hint: string;
    readonly set: (isOn: boolean) => void;
  };
}

const never = () => () => undefined;

/** Whether storage can be read: not on the server, nor while a page hydrates. */
function useKnown(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function keep(key: string, value: PlanOption | BeyondChoice): void {
  keepChoice(key, value);
  followMyPlan();
}

export function usePlanChoice(): PlanChoice {
  const { plan, lacked, hides } = useMyPlan();
  const isKnown = useKnown();
  return {
    title: PLAN_TEXTS.title(),
    hint: PLAN_TEXTS.hint(),
    options: { none: PLAN_TEXTS.none(), community: PLAN_TEXTS.community(), ...PLAN_NAMES },
    plan: plan ?? (isKnown ? 'none' : undefined),
    choose: (chosen) => keep(MY_PLAN_KEYS.plan, chosen),
    hide: {
      label: PLAN_TEXTS.hide(),
      isOn: hides && lacked.length > 0,
      isOfUse: lacked.length > 0,
      hint: PLAN_TEXTS.needsChoice(),
      set: (isOn) => keep(MY_PLAN_KEYS.beyond, isOn ? 'hide' : 'mark'),
    },
  };
}
