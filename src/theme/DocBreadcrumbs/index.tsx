import type { ReactNode } from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import { PageRoute } from '../../features/docs-tabs/PageRoute';
import { PageMenu } from '../../features/page-menu';

export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <PageMenu>
      <PageRoute>
        <DocBreadcrumbs />
      </PageRoute>
    </PageMenu>
  );
}
