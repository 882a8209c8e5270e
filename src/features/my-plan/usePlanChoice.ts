/** The choice of the plan for what draws it: the texts, what is chosen, and what a press does. */
import { type BeyondChoice, MY_PLAN_KEYS, type MyPlan } from '../../lib/pages/myPlan';
import { PLAN_NAMES } from '../../lib/text/plan';
import { PLAN_TEXTS } from '../i18n/dictionary/plan';
import { keepChoice } from '../stored-choice';
import { useMyPlan } from './choice';
import { followMyPlan } from './follow';

export interface PlanChoice {
  readonly title: string;
  readonly hint: string;
  readonly options: Readonly<Record<MyPlan, string>>;
  /** `undefined` before a plan is chosen. */
  readonly plan: MyPlan | undefined;
  readonly choose: (plan: MyPlan) => void;
  /** The second choice, to hide what needs another plan: of use with a plan that lacks something. */
  readonly hide: {
    readonly label: string;
    readonly isOn: boolean;
    readonly isOfUse: boolean;
    readonly set: (isOn: boolean) => void;
  };
}

function keep(key: string, value: MyPlan | BeyondChoice): void {
  keepChoice(key, value);
  followMyPlan();
}

export function usePlanChoice(): PlanChoice {
  const { plan, lacked, hides } = useMyPlan();
  return {
    title: PLAN_TEXTS.title(),
    hint: PLAN_TEXTS.hint(),
    options: { community: PLAN_TEXTS.community(), ...PLAN_NAMES },
    plan,
    choose: (chosen) => keep(MY_PLAN_KEYS.plan, chosen),
    hide: {
      label: PLAN_TEXTS.hide(),
      isOn: hides,
      isOfUse: lacked.length > 0,
      set: (isOn) => keep(MY_PLAN_KEYS.beyond, isOn ? 'hide' : 'mark'),
    },
  };
}
