/** How the built site wants to be served. From here come the rules for each kind of server, see guides/deploying.md. */

import { contentPolicy } from '../lib/hosting/contentPolicy';
import { policySources } from './policySources';

/** s */
const DAY = 86_400;
const YEAR = 365 * DAY;

/** Where browsers report what they have blocked; see guides/operating.md. */
const REPORT_URL = process.env.CSP_REPORT_URL || undefined;

const OTHER_HEADERS: Readonly<Record<string, string>> = {
  // Browsers take it over HTTPS alone.
  'Strict-Transport-Security': `max-age=${YEAR}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // The form for an issue opens a tab before it knows its address.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/**
 * Sent with every answer.
 * @param hashes of the inline scripts of all pages: `sha256-…`
 */
export function securityHeaders(hashes: readonly string[]): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentPolicy({
      hashes,
      services: policySources(),
      reportTo: REPORT_URL,
    }),
    // The bundler makes no trusted types: each page has some twenty reports, which without an address go to nobody.
    ...(REPORT_URL && {
      'Content-Security-Policy-Report-Only': `require-trusted-types-for 'script'; report-uri ${REPORT_URL}`,
    }),
    ...OTHER_HEADERS,
  };
}

/** How long browsers may keep a file without asking, by the folder of its language that it lies in. */
export const CACHE_RULES: readonly { readonly folder: string; readonly value: string }[] = [
  // Names with a hash of the content.
  { folder: 'assets', value: `public, max-age=${YEAR}, immutable` },
  { folder: 'fonts', value: `public, max-age=${DAY}` },
  { folder: 'img', value: `public, max-age=${DAY}` },
  { folder: 'static', value: `public, max-age=${DAY}` },
];

/** What holds for all other files: browsers ask each time whether one has changed. */
export const CACHE_DEFAULT = 'no-cache';

/** Types that not every server knows by itself, by the ending of a file. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};
