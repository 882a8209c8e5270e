/**
 * Which language and styling a reader sees source in: the rule that picks a value from the address and the cookies,
 * and the text of a cookie. Knows nothing of the browser: hash and cookies are handed in.
 */
import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  type CodeStyling,
  type CodeVariant,
  SOURCE_EXTENSIONS,
} from './demo';
import { decoded } from '../pages/percent';

export interface CodePreferences {
  readonly variant: CodeVariant;
  readonly styling: CodeStyling;
}

/** What the server renders, and what a first visit shows. */
export const DEFAULT_CODE_PREFERENCES = {
  variant: 'TS',
  styling: 'system',
} as const satisfies CodePreferences;

/** The cookie of each preference. */
export const PREFERENCE_COOKIES = {
  variant: 'codeVariant',
  styling: 'codeStyling',
} as const satisfies Record<keyof CodePreferences, string>;

/** The attributes of `<html>` that say before the first paint what the reader prefers; style sheets choose by them. */
export const PREFERENCE_ATTRIBUTES = {
  variant: 'data-code-variant',
  styling: 'data-code-styling',
} as const satisfies Record<keyof CodePreferences, string>;

/** s; a year */
const COOKIE_LIFETIME = 31_536_000;

/** No demo has a name that makes a hash of more characters. */
const MAX_HASH_LENGTH = 300;

/** Tried in this order, the default last: a hash may contain more than one. */
export const STYLING_PREFIXES: readonly CodeStyling[] = [
  ...CODE_STYLINGS.filter((styling) => styling !== DEFAULT_CODE_PREFERENCES.styling),
  DEFAULT_CODE_PREFERENCES.styling,
];
/** The longer names in which this preference may already be stored for the same reader; a new styling needs none. */
export const LONG_STYLING_NAMES = {
  'MUI System': 'system',
  Tailwind: 'tailwind',
  CSS: 'css',
} as const satisfies Record<string, CodeStyling>;

/** A place in a page that asks for the source of a demo. */
export interface DemoHash {
  readonly name: string;
  readonly variant: CodeVariant;
  readonly styling?: CodeStyling;
}

function variantInHash(hash: string): CodeVariant | undefined {
  return CODE_VARIANTS.find((variant) => hash.endsWith(SOURCE_EXTENSIONS[variant]));
}

function stylingInHash(hash: string): CodeStyling | undefined {
  return variantInHash(hash) && STYLING_PREFIXES.find((styling) => hash.includes(`${styling}-`));
}

/**
 * Reads a hash such as `#css-BasicSorting.tsx`; `undefined` when it doesn't end in the extension of a source
 * (`#BasicSorting` names the demo, not its code).
 */
export function parseDemoHash(hash: string): DemoHash | undefined {
  const variant = hash.length > MAX_HASH_LENGTH ? undefined : variantInHash(hash);
  // A pattern that looks for the last word would begin anew at each of its letters.
  const name = hash.slice(0, hash.lastIndexOf('.')).split(/\W/).at(-1);
  if (!variant || !name) {
    return undefined;
  }
  const styling = stylingInHash(hash);
  return { name, variant, ...(styling && { styling }) };
}

/** The language that a stored value stands for; anything unknown counts as absent. */
export function storedVariant(value: string | undefined): CodeVariant | undefined {
  return CODE_VARIANTS.find((variant) => variant === value);
}

/** The styling that a stored value stands for, in its short or long name; anything unknown counts as absent. */
export function storedStyling(value: string | undefined): CodeStyling | undefined {
  const long = Object.entries(LONG_STYLING_NAMES).find(([name]) => name === value)?.[1];
  return long ?? CODE_STYLINGS.find((styling) => styling === value);
}

/** The language to show: what the hash asks for, else what was stored, else TypeScript. */
export function resolveCodeVariant(hash: string, cookie: string | undefined): CodeVariant {
  return variantInHash(hash) ?? storedVariant(cookie) ?? DEFAULT_CODE_PREFERENCES.variant;
}

/** The styling to show: what a hash with an extension names, else what was stored, else system. */
export function resolveCodeStyling(hash: string, cookie: string | undefined): CodeStyling {
  return stylingInHash(hash) ?? storedStyling(cookie) ?? DEFAULT_CODE_PREFERENCES.styling;
}

/**
 * The value of a cookie in a `document.cookie` string. A name that is there twice counts as absent: which of the two
 * is meant can't be known.
 */
export function cookieValue(cookies: string, name: string): string | undefined {
  const parts = `; ${cookies}`.split(`; ${name}=`);
  const value = parts.length === 2 ? parts[1]?.split(';')[0] : undefined;
  return value === undefined ? undefined : decoded(value);
}

/** The text to assign to `document.cookie` so that a preference lasts for a year on the whole site. */
export function preferenceCookie<Key extends keyof CodePreferences>(
  key: Key,
  value: CodePreferences[Key],
): string {
  return `${PREFERENCE_COOKIES[key]}=${value};path=/;max-age=${COOKIE_LIFETIME};SameSite=Lax`;
}
