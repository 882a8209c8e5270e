/** The marks of a page or a group: the plan it needs, whether it is new or planned. */
import type { ReactNode } from 'react';
import { BADGE_TEXTS } from '../i18n/dictionary/badge';
import type { Badges as BadgeSet, Plan } from '../../lib/pages/pageTree';
import styles from './Badges.module.css';

function PlanBadge({ plan }: { readonly plan: Plan }): ReactNode {
  const label = BADGE_TEXTS[plan]();
  return (
    <span className={styles.plan} data-needs={plan} role="img" aria-label={label} title={label} />
  );
}

/** Renders nothing for a page without marks. */
export function Badges({ plan, newFeature, planned }: BadgeSet): ReactNode {
  if (!plan && !newFeature && !planned) {
    return null;
  }
  return (
    <span className={styles.badges}>
      {plan && <PlanBadge plan={plan} />}
      {newFeature && <span className={`${styles.chip} ${styles.new}`}>{BADGE_TEXTS.new()}</span>}
      {planned && <span className={styles.chip}>{BADGE_TEXTS.planned()}</span>}
    </span>
  );
}
