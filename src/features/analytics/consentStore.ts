/**
 * The one place that reads and writes whether the reader agrees to be measured. Tells every listener of this tab, and
 * hears other tabs. It doesn't know what follows from it.
 */
import { type Consent, CONSENT_KEY, parseConsent, refusesTracking } from '../../lib/consent';

type Listener = () => void;

/** `refused`: by the browser, for the reader; `unasked`: nobody knows yet. */
export type Standing = 'refused' | 'unasked' | Consent;

const listeners = new Set<Listener>();

/** A choice that storage refused; it holds until this page is left or another tab chooses. */
let unsaved: Consent | undefined;

/** The reader's choice; `undefined` before it is made. Browser only. */
export function getConsent(): Consent | undefined {
  if (unsaved !== undefined) {
    return unsaved;
  }
  try {
    return parseConsent(localStorage.getItem(CONSENT_KEY));
  } catch {
    return undefined;
  }
}

/** Whether the browser asks for the reader not to be tracked. Browser only. */
export function isTrackingRefused(): boolean {
  return refusesTracking(navigator);
}

/** What may be done with this reader. Browser only. */
export function getStanding(): Standing {
  return isTrackingRefused() ? 'refused' : (getConsent() ?? 'unasked');
}

function notify(): void {
  listeners.forEach((listener) => listener());
}

/** Stores a choice and tells the listeners. */
export function setConsent(consent: Consent): void {
  try {
    localStorage.setItem(CONSENT_KEY, consent);
    unsaved = undefined;
  } catch {
    unsaved = consent;
  }
  notify();
}

/** Another tab wrote the key, or cleared the storage (`key` is null then). */
function onStorage({ key }: StorageEvent): void {
  if (key === CONSENT_KEY || key === null) {
    unsaved = undefined;
    notify();
  }
}

/** A page that comes back from the back-forward cache has missed what other tabs did. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) {
    notify();
  }
}

/** Calls `listener` after each choice, from this tab or another; returns the way to stop it. */
export function subscribeToConsent(listener: Listener): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
  }
  // A wrapper of its own: the same function may be subscribed twice.
  const own = () => listener();
  listeners.add(own);
  return () => {
    listeners.delete(own);
    if (listeners.size === 0) {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    }
  };
}
