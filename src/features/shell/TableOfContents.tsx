/** The table of contents beside a page: stays in view, and scrolls by itself when it is longer than the screen. */
import type { ReactNode } from 'react';
import { SHELL_TEXTS } from '../i18n/dictionary/shell';
import type { Props } from '@theme/TOC';
import TOC from '@theme-original/TOC';
import styles from './TableOfContents.module.css';
import { TableOfContentsLandmark } from './TableOfContentsLandmark';

export function TableOfContents(props: Props): ReactNode {
  return (
    <div className={styles.sticky}>
      <TableOfContentsLandmark>
        <p className={styles.heading}>{SHELL_TEXTS.tocHeading()}</p>
        <TOC {...props} className={styles.list} />
      </TableOfContentsLandmark>
    </div>
  );
}
