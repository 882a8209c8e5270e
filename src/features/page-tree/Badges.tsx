/** The marks of a page or a group: the plan it needs, whether it is new or planned. */
import type { ReactNode } from 'react';
import { BADGE_TEXTS } from '../i18n/dictionary/badge';
import type { Badges as BadgeSet, Plan } from '../../lib/pageTree';
import styles from './Badges.module.css';

function planLabel(plan: Plan): string {
  return plan === 'pro' ? BADGE_TEXTS.pro() : BADGE_TEXTS.premium();
}

/** One chevron for Pro, two for Premium, so that colour isn't the only difference. */
function PlanIcon({ plan }: { readonly plan: Plan }): ReactNode {
  const label = planLabel(plan);
  return (
    <span
      className={`${styles.plan} ${plan === 'pro' ? styles.pro : styles.premium}`}
      title={label}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" role="img" aria-label={label}>
        <path d={plan === 'pro' ? 'M3 10.5 8 5.5l5 5' : 'M3 8.5 8 3.5l5 5M3 13 8 8l5 5'} />
      </svg>
    </span>
  );
}

/** Renders nothing for a page without marks. */
export function Badges({ plan, newFeature, planned }: BadgeSet): ReactNode {
  if (!plan && !newFeature && !planned) {
    return null;
  }
  return (
    <span className={styles.badges}>
      {plan && <PlanIcon plan={plan} />}
      {newFeature && <span className={`${styles.chip} ${styles.new}`}>{BADGE_TEXTS.new()}</span>}
      {planned && <span className={styles.chip}>{BADGE_TEXTS.planned()}</span>}
    </span>
  );
}
