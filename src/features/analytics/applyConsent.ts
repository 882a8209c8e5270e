/** Does what the reader's standing asks for: measures, asks, or lets them be. Loads when there is something to do. */
import { getStanding } from './consentStore';
import { startMeasuring, stopMeasuring } from './measure';

export { countPage } from './measure';

let hideDialog: (() => void) | undefined;

async function ask(): Promise<void> {
  const { showConsentDialog } = await import('./showConsentDialog');
  // The reader may have chosen in the settings, or in another tab.
  if (getStanding() === 'unasked') {
    hideDialog ??= showConsentDialog();
  }
}

/** Brings the page in step with the reader's standing. */
export function applyConsent(): void {
  const standing = getStanding();
  if (standing === 'analytics') {
    startMeasuring();
  } else {
    stopMeasuring();
  }
  if (standing === 'unasked') {
    // Offline: the next page asks.
    ask().catch(() => undefined);
  } else {
    hideDialog?.();
    hideDialog = undefined;
  }
}
