/** The name of a plan, with its mark of the sidebar and a link to what it costs. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { planAddress } from '../../data/sitePages';
import type { Plan as PlanName } from '../../lib/pages/pageTree';
import { PLAN_NAMES } from '../../lib/text/plan';
import { BADGE_TEXTS } from '../i18n/dictionary/badge';
import { Badges } from '../page-tree';
import styles from './Plan.module.css';

/** Read out as "Pro plan": the name alone says little in the middle of a sentence. */
export function Plan({ needs }: { readonly needs: PlanName }): ReactNode {
  return (
    <Link to={planAddress(needs)} className={styles.plan} aria-label={BADGE_TEXTS[needs]()}>
      <span>{PLAN_NAMES[needs]}</span>
      <Badges plan={needs} />
    </Link>
  );
}
