import type { ReactNode } from 'react';
import styles from './Gallery.module.css';
import { GALLERY_ATTRIBUTE } from './filterCards';

/** Shows the items of a list as cards; the first link of an item takes a press anywhere on its card. */
export function Gallery({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.gallery} {...{ [GALLERY_ATTRIBUTE]: '' }}>
      {children}
    </div>
  );
}
