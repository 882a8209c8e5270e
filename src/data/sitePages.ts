/** Pages that the shell and the reference lead to, wherever a reader is. */
import type { Plan } from '../lib/pages/pageTree';

const LICENSING = '/x/introduction/licensing/';

export const SITE_PAGES = {
  introduction: '/x/introduction/',
  installation: '/x/introduction/installation/',
  licensing: LICENSING,
  support: '/x/introduction/support/',
  migration: '/x/migration/',
  roadmap: '/x/introduction/roadmap/',
  versions: '/versions/',
  whatChanged: '/x/introduction/what-changed/',
} as const;

/** Where a paid plan is explained. */
export function planAddress(plan: Plan): string {
  return `${LICENSING}#${plan}-plan`;
}
