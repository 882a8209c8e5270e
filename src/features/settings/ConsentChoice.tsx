/** The choice whether the reader is measured; part of the panel where statistics are configured. */
import { type ReactNode, useSyncExternalStore } from 'react';
import { getConsent, isTrackingRefused, setConsent, subscribeToConsent } from '../analytics';
import type { ChoiceId } from '../../lib/pages/shellIds';
import { CONSENT_TEXTS } from '../i18n/dictionary/consent';
import { Choice } from './Choice';
import styles from './SettingsPanel.module.css';

const HEADING_ID = 'settings-consent' satisfies ChoiceId;

export function ConsentChoice(): ReactNode {
  const consent = useSyncExternalStore(subscribeToConsent, getConsent, () => undefined);
  // The panel opens in the browser only, and the browser doesn't change its mind while it is open.
  return isTrackingRefused() ? (
    <div>
      <h3 id={HEADING_ID} className={styles.heading}>
        {CONSENT_TEXTS.title()}
      </h3>
      <p className={styles.hint}>{CONSENT_TEXTS.refused()}</p>
    </div>
  ) : (
    <Choice
      id={HEADING_ID}
      heading={CONSENT_TEXTS.title()}
      hint={CONSENT_TEXTS.hint()}
      value={consent}
      options={{ analytics: CONSENT_TEXTS.analytics(), essential: CONSENT_TEXTS.essential() }}
      onChoose={setConsent}
    />
  );
}
