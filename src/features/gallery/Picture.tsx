import { useState, type ReactNode } from 'react';
import styles from './Gallery.module.css';

interface PictureProps {
  /** Of a snapshot, which the build has cleaned of ids and handlers; see `plugins/content/demos/snapshots.ts`. */
  readonly html: string;
}

/** The drawing of a demo, for the eyes only: the text beside it says what it is. Nothing in it runs. */
export function Picture({ html }: PictureProps): ReactNode {
  // One object for ever: the build moves the styles of the HTML into the head, so it must not be written anew.
  const [content] = useState({ __html: html });
  return (
    <div className={styles.picture} aria-hidden="true" inert>
      <div className={styles.drawing} suppressHydrationWarning dangerouslySetInnerHTML={content} />
    </div>
  );
}
