/** Says that what was asked for couldn't be loaded: offline, or after a deployment, which takes the old files away. */
import type { ReactNode } from 'react';
import { SHELL_TEXTS } from '../i18n/dictionary/shell';
import styles from './ProblemNote.module.css';

/** `header`: below the header; `below`: below the control, over what follows; `inline`: in the text. */
export type NotePosition = 'header' | 'below' | 'inline';

export function ProblemNote({ place }: { readonly place: NotePosition }): ReactNode {
  return (
    <p role="alert" className={`${styles.note} ${styles[place]}`}>
      {SHELL_TEXTS.partProblem()}
    </p>
  );
}
