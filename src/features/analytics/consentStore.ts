/** The one place that reads and writes whether the reader agrees to be measured. It doesn't know what follows from it. */
import {
  type Consent,
  CONSENT_KEY,
  parseConsent,
  refusesTracking,
} from '../../lib/analytics/consent';
import { keepChoice, readChoice, subscribeToChoice } from '../stored-choice';

/** `refused`: by the browser, for the reader; `unasked`: nobody knows yet. */
export type Standing = 'refused' | 'unasked' | Consent;

/** The reader's choice; `undefined` before it is made. Browser only. */
export function getConsent(): Consent | undefined {
  return parseConsent(readChoice(CONSENT_KEY));
}

/** Whether the browser asks for the reader not to be tracked. Browser only. */
export function isTrackingRefused(): boolean {
  return refusesTracking(navigator);
}

/** What may be done with this reader. Browser only. */
export function getStanding(): Standing {
  return isTrackingRefused() ? 'refused' : (getConsent() ?? 'unasked');
}

/** Stores a choice and tells the listeners. */
export function setConsent(consent: Consent): void {
  keepChoice(CONSENT_KEY, consent);
}

/** Calls `listener` after each choice, from this tab or another; returns the way to stop it. */
export function subscribeToConsent(listener: () => void): () => void {
  return subscribeToChoice(CONSENT_KEY, listener);
}
