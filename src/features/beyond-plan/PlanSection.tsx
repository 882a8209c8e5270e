/** A section of a page that needs a plan: see plugins/content/page-rules/remarkPlanSections.ts, which writes it. */
import type { ReactNode } from 'react';
import type { Plan } from '../../lib/pages/pageTree';
import { BeyondNote } from './BeyondNote';

export interface PlanSectionProps {
  readonly needs: Plan;
  /** Its heading. */
  readonly title: string;
  readonly children: ReactNode;
}

export function PlanSection({ needs, title, children }: PlanSectionProps): ReactNode {
  return (
    <section data-part-needs={needs}>
      <BeyondNote plan={needs} title={title} />
      {children}
    </section>
  );
}
