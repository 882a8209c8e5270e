/** The landmark around a page's table of contents. */
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

export function TableOfContentsLandmark({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <nav aria-label={translate({ id: 'portal.toc.label', message: 'Page table of contents' })}>
      {children}
    </nav>
  );
}
