/** Whether a reader may be measured: what is stored, and what the browser says for them. Pure: both are handed in. */

/** Key in local storage. */
export const CONSENT_KEY = 'docs-cookie-consent';

export const CONSENTS = ['analytics', 'essential'] as const;
export type Consent = (typeof CONSENTS)[number];

/** Reads a stored value; unknown values count as absent. */
export function parseConsent(stored: string | null | undefined): Consent | undefined {
  return CONSENTS.find((consent) => consent === stored);
}

/** What browsers say for readers who asked them to. */
export interface PrivacySignals {
  /** Do Not Track: `1`; older browsers said `yes`. */
  readonly doNotTrack?: string | null;
  /** Global Privacy Control: https://w3c.github.io/gpc/ */
  readonly globalPrivacyControl?: unknown;
}

/** Whether the browser answers for the reader: they aren't measured, and aren't asked. */
export function refusesTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

/**
 * Ways to remove the cookies of the tag script, as texts for `document.cookie`: it writes `_ga` and `_ga_<id>`, on the
 * widest domain that the browser lets it.
 * @param cookies `document.cookie`
 * @param hostname of the page
 */
export function cookieRemovals(cookies: string, hostname: string): readonly string[] {
  const names = cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => /^_ga(_|$)/.test(name));
  const labels = hostname.split('.');
  const domains = labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`);
  return names.flatMap((name) =>
    ['', ...domains].map((domain) => `${name}=;path=/;max-age=0${domain}`),
  );
}
