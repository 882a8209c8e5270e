/** Changes quotes in the text of a file of claims. Pure. */
import type { Quote } from './proof';

export interface Change {
  readonly quote: Quote;
  readonly words: string;
}

/** A string of TypeScript as Prettier writes it: with the quotes that need fewer escapes. */
function literal(words: string): string {
  const text = words.replaceAll('\\', '\\\\');
  return text.includes("'") && !text.includes('"')
    ? `"${text}"`
    : `'${text.replaceAll("'", "\\'")}'`;
}

/** @param text of the file that all quotes are in */
export function rewriteQuotes(text: string, changes: readonly Change[]): string {
  return changes
    .toSorted((one, other) => other.quote.start - one.quote.start)
    .reduce(
      (result, { quote: { start, end }, words }) =>
        result.slice(0, start) + literal(words) + result.slice(end),
      text,
    );
}
