import type { ReactNode } from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import { PageRoute } from '../../features/docs-tabs/PageRoute';

export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <PageRoute>
      <DocBreadcrumbs />
    </PageRoute>
  );
}
