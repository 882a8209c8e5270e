import type { ReactNode } from 'react';
import { PageRoute } from '../../features/docs-tabs/PageRoute';
import { PageMenu } from '../../features/page-menu';
import { Breadcrumbs } from '../../features/shell/Breadcrumbs';

export default function DocBreadcrumbs(): ReactNode {
  return (
    <PageMenu>
      <PageRoute>
        <Breadcrumbs />
      </PageRoute>
    </PageMenu>
  );
}
