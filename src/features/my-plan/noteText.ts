/** The text of a note about what is hidden: "12 rows need Pro". */
import type { Plan } from '../../lib/pages/pageTree';
import { PLAN_NAMES } from '../../lib/text/plan';
import { PLAN_TEXTS } from '../i18n/dictionary/plan';

/** What is hidden: rows of an API page, items of the sidebar, or results of the search. */
export type NoteKind = 'row' | 'item' | 'result';

const TEXTS = {
  row: [PLAN_TEXTS.row, PLAN_TEXTS.rows],
  item: [PLAN_TEXTS.item, PLAN_TEXTS.items],
  result: [PLAN_TEXTS.result, PLAN_TEXTS.results],
} as const;

/** @param plans the plan of each hidden entry */
export function noteText(kind: NoteKind, plans: readonly Plan[]): string {
  const [first] = plans;
  const plan =
    first !== undefined && plans.every((other) => other === first)
      ? PLAN_NAMES[first]
      : PLAN_TEXTS.either();
  const [one, several] = TEXTS[kind];
  return (plans.length === 1 ? one : several)({ count: plans.length, plan });
}
