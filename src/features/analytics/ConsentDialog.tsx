/**
 * Asks whether the reader may be measured. Not modal: the page goes on without an answer, and nothing is measured until
 * there is one.
 */
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { type Consent, CONSENTS } from '../../lib/analytics/consent';
import type { ShellId } from '../../lib/pages/shellIds';
import { CONSENT_TEXTS } from '../i18n/dictionary/consent';
import styles from './ConsentDialog.module.css';

export interface ConsentDialogProps {
  readonly onChoose: (consent: Consent) => void;
}

const TITLE_ID = 'consent-title' satisfies ShellId;
const TEXT_ID = 'consent-text' satisfies ShellId;

export function ConsentDialog({ onChoose }: ConsentDialogProps): ReactNode {
  /** Where the reader came from. */
  const before = useRef<HTMLElement>(null);

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    const isFromOutside = !currentTarget.parentElement?.contains(relatedTarget);
    if (relatedTarget instanceof HTMLElement && isFromOutside) {
      before.current = relatedTarget;
    }
  };
  const choose = (consent: Consent) => {
    onChoose(consent);
    before.current?.focus();
  };

  return (
    <div
      role="dialog"
      aria-modal="false"
      aria-labelledby={TITLE_ID}
      aria-describedby={TEXT_ID}
      className={styles.dialog}
    >
      <h2 id={TITLE_ID} className={styles.title}>
        {CONSENT_TEXTS.title()}
      </h2>
      <p id={TEXT_ID} className={styles.text}>
        {CONSENT_TEXTS.question()}
      </p>
      <div className={styles.buttons}>
        {CONSENTS.map((consent) => (
          <button
            key={consent}
            type="button"
            className={styles.button}
            onFocus={onFocus}
            onClick={() => choose(consent)}
          >
            {CONSENT_TEXTS[consent]()}
          </button>
        ))}
      </div>
    </div>
  );
}
