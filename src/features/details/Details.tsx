/** Plain `<details>`, which works without scripts and which a search in the page, a hash and print can open. */
import type { ReactNode } from 'react';
import type { Props } from '@theme/Details';
import styles from './Details.module.css';

/** The id is inside: browsers open what contains the target of a hash, not the target itself. */
export function Details({ summary, id, children, ...props }: Props): ReactNode {
  return (
    <details {...props} data-folded="" className={styles.details}>
      {summary}
      <div id={id}>{children}</div>
    </details>
  );
}
