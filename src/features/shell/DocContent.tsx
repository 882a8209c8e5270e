/** The content of a documentation page, and the target of the skip link. */
import type { ReactNode } from 'react';
import MDXContent from '@theme/MDXContent';
import { MAIN_CONTENT_ID } from './mainContent';
import { PageHeader } from './PageHeader';

export function DocContent({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div id={MAIN_CONTENT_ID} tabIndex={-1} className="theme-doc-markdown markdown">
      <PageHeader />
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
