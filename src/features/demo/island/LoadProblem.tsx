/** Tells why a demo's code didn't arrive, and offers another try. */
import type { ReactElement } from 'react';
import { DEMO_TEXTS } from '../../i18n/dictionary/demo';
import { LoadErrorReason } from '../../on-demand/LoadErrorReason';
import styles from './DemoIsland.module.css';

export function LoadProblem({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <div role="alert" className={styles.problem}>
      <LoadErrorReason>
        <p className={styles.problemTitle}>{DEMO_TEXTS.demoFailed()}</p>
        <button type="button" className={styles.problemButton} onClick={onRetry}>
          {DEMO_TEXTS.tryAgain()}
        </button>
      </LoadErrorReason>
    </div>
  );
}
