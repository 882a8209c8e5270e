/** Says that the files of a part have gone with their build, and loads the page again, which brings the newer ones. */
import type { ReactNode } from 'react';
import { SHELL_TEXTS } from '../i18n/dictionary/shell';
import styles from './LoadErrorNotice.module.css';

export function StaleBuildNotice(): ReactNode {
  return (
    <>
      <span>{SHELL_TEXTS.updated()}</span>{' '}
      <button type="button" className={styles.button} onClick={() => window.location.reload()}>
        {SHELL_TEXTS.loadAgain()}
      </button>
    </>
  );
}
