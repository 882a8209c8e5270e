/** Tells which statements of a page have proof. Pure. */
import { isBrowserClaims } from './claimPaths';
import type { KnownIssue, PageText, Statement } from './pageText';
import { plain } from './plainText';

/** Words that a claim quotes, or that an author dismissed, and where. */
export interface Quote {
  readonly words: string;
  /** From the root of the project. */
  readonly file: string;
  readonly line: number;
  /** Where the string is in the text of the file, with its quotes. */
  readonly start: number;
  readonly end: number;
}

/** What the file of a page's claims holds, and its browser file. */
export interface PageClaims {
  /** Each claim may quote several pieces. */
  readonly quotes: readonly Quote[];
  readonly dismissals: readonly (Quote & { readonly reason: string })[];
}

/** Words that say nothing by themselves; they may stay between two quotes. */
const JOINTS = new Set([
  ...['and', 'or', 'but', 'so', 'then', 'also', 'too', 'while', 'which', 'that', 'as', 'for', 'if'],
  ...[
    'the',
    'a',
    'an',
    'it',
    'this',
    'these',
    'they',
    'here',
    'below',
    'above',
    'with',
    'of',
    'in',
  ],
]);

/** What `<Plan>` says is compared with the reference, not quoted. */
const PLAN_MARK = /^\((?:Pro|Premium)\)\W?$/;

/** Where a quote stands in a page's words, as many times as it does. */
export function placesOf(
  quote: string,
  text: string,
): readonly { readonly start: number; readonly end: number }[] {
  const words = plain(quote);
  const places: { start: number; end: number }[] = [];
  for (let at = text.indexOf(words); words !== '' && at !== -1; at = text.indexOf(words, at + 1)) {
    places.push({ start: at, end: at + words.length });
  }
  return places;
}

/** What a statement says beside the quotes, without joints; for a row without its name. */
export function unprovenText(
  { start, end, kind, name = '' }: Statement,
  text: string,
  quotes: readonly string[],
): readonly string[] {
  const letters = [...text.slice(start, end)].map((letter) => letter);
  const blank = (from: number, to: number) => {
    if (to > from) {
      letters.fill(' ', Math.max(0, from), Math.max(0, to));
    }
  };
  for (const place of quotes.flatMap((quote) => placesOf(quote, text))) {
    blank(Math.max(place.start, start) - start, Math.min(place.end, end) - start);
  }
  const isQuoted = letters.some((letter, at) => letter !== text[start + at]);
  if (kind === 'row' && isQuoted) {
    blank(0, name.length);
  }
  return letters
    .join('')
    .split(/\s+/)
    .filter((word) => !PLAN_MARK.test(word))
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '' && !JOINTS.has(word.toLowerCase()));
}

/** How a statement stands. */
export type Standing = 'proved' | 'dismissed' | 'open';

/** Keys, focus and computed names need a real browser, and rows about them are never dismissed. */
function claimsInBrowser({ quotes }: PageClaims): PageClaims {
  return { quotes: quotes.filter(({ file }) => isBrowserClaims(file)), dismissals: [] };
}

/** Whether a statement has proof, was dismissed, or is open. */
export function standingOf(statement: Statement, { text }: PageText, claims: PageClaims): Standing {
  const { quotes, dismissals } = statement.a11yTable ? claimsInBrowser(claims) : claims;
  const proofs = quotes.map(({ words }) => words);
  if (unprovenText(statement, text, proofs).length === 0) {
    return 'proved';
  }
  const all = [...proofs, ...dismissals.map(({ words }) => words)];
  return unprovenText(statement, text, all).length === 0 ? 'dismissed' : 'open';
}

/** Known issues that no claim quotes: nothing would tell that the packages have fixed them. */
export function unprovenIssues(
  { text, issues }: PageText,
  { quotes }: PageClaims,
): readonly KnownIssue[] {
  const places = quotes.flatMap(({ words }) => placesOf(words, text));
  return issues.filter(
    (issue) => !places.some(({ start, end }) => start < issue.end && end > issue.start),
  );
}

/**
 * Exemptions without which nothing would be open: the words need no claim, or one quotes them.
 * @param needsClaim whether a statement needs one
 */
export function needlessExemptions(
  { text, statements }: PageText,
  { quotes, dismissals }: PageClaims,
  needsClaim: (statement: Statement) => boolean,
): readonly Quote[] {
  const proofs = quotes.map(({ words }) => words);
  const unproven = statements.filter(
    (statement) => needsClaim(statement) && unprovenText(statement, text, proofs).length > 0,
  );
  return dismissals.filter(({ words }) => {
    const places = placesOf(words, text);
    return (
      places.length > 0 &&
      !places.some((place) =>
        unproven.some(({ start, end }) => place.start < end && place.end > start),
      )
    );
  });
}

/** Quotes that the page doesn't hold. */
export function goneQuotes({ text }: PageText, claims: PageClaims): readonly Quote[] {
  return [...claims.quotes, ...claims.dismissals].filter(
    ({ words }) => placesOf(words, text).length === 0,
  );
}
