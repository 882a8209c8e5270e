/** Says that what was asked for couldn't be loaded: offline, or after a deployment, which takes the old files away. */
import { type ReactNode, useEffect } from 'react';
import { SHELL_TEXTS } from '../i18n/dictionary/shell';
import { StaleBuildNotice } from './StaleBuildNotice';
import styles from './LoadErrorNotice.module.css';
import type { Part } from './usePart';

/** `header`: below the header; `below`: below the control, over what follows; `inline`: in the text. */
export type NotePosition = 'header' | 'below' | 'inline';

/** How long the note stays, in ms, when there is nothing to press in it. */
const NOTE_TIME = 10_000;

export interface LoadErrorNoticeProps {
  readonly part: Part;
  readonly place: NotePosition;
}

export function LoadErrorNotice({
  part: { state, clear },
  place,
}: LoadErrorNoticeProps): ReactNode {
  const { kind } = state;
  useEffect(() => {
    if (kind !== 'failed') {
      return undefined;
    }
    const timer = setTimeout(clear, NOTE_TIME);
    return () => clearTimeout(timer);
  }, [kind, clear]);

  if (kind !== 'failed' && kind !== 'outdated') {
    return null;
  }
  return (
    <p role="alert" className={`${styles.note} ${styles[place]}`}>
      {kind === 'failed' ? (
        SHELL_TEXTS.partProblem()
      ) : (
        <>
          <StaleBuildNotice />{' '}
          <button type="button" className={styles.button} onClick={clear}>
            {SHELL_TEXTS.close()}
          </button>
        </>
      )}
    </p>
  );
}
