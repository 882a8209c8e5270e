/** The landmark around a page's table of contents, beside the page or, on a narrow screen, folded above it. */
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Props as TOCProps } from '@theme/TOC';
import TOC from '@theme-original/TOC';
import styles from './TableOfContents.module.css';

export function TableOfContentsLandmark({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <nav aria-label={translate({ id: 'portal.toc.label', message: 'Page table of contents' })}>
      {children}
    </nav>
  );
}

/** Stays in view while the page scrolls, and scrolls by itself when it is longer than the screen. */
export function TableOfContents(props: TOCProps): ReactNode {
  return (
    <div className={styles.sticky}>
      <TableOfContentsLandmark>
        <p className={styles.heading}>
          {translate({ id: 'portal.toc.heading', message: 'Contents' })}
        </p>
        <TOC {...props} className={styles.list} />
      </TableOfContentsLandmark>
    </div>
  );
}
