/** Finds the sentence of a page that took the place of a quote. Pure. */
import type { PageText, Statement } from './pageText';
import { plain } from './plainText';
import { type PageClaims, type Quote, goneQuotes, unprovenText } from './proof';

/** From this similarity on, a sentence is clearly what the quote has become. */
export const CLEAR_SIMILARITY = 0.75;
/** By how much the clear one is more similar than the next best statement. */
export const CLEAR_LEAD = 0.15;

/** A quote whose words are gone, with what is most similar on the page. */
export interface Reworded {
  readonly quote: Quote;
  /** Words of the page with its code between backticks; absent when all similar words are quoted elsewhere. */
  readonly match?: {
    readonly words: string;
    readonly line: number;
    /** From 0 to 1. */
    readonly similarity: number;
    readonly isClear: boolean;
  };
}

function wordsOf(text: string): readonly string[] {
  return (
    plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The Sørensen-Dice coefficient of the words of two texts: twice the words in common by all words. */
export function similarity(one: string, other: string): number {
  const words = wordsOf(one);
  const rest = [...wordsOf(other)];
  const total = words.length + rest.length;
  const common = words.filter((word) => {
    const at = rest.indexOf(word);
    return at !== -1 && rest.splice(at, 1).length > 0;
  });
  return total === 0 ? 0 : (2 * common.length) / total;
}

/** The words of a statement with backticks around its code, as claims quote them. */
function withCode({ words, codes }: Statement): string {
  let at = 0;
  return codes.reduce((text, code) => {
    const found = text.indexOf(code, at);
    if (found === -1) {
      return text;
    }
    at = found + code.length + 2;
    return `${text.slice(0, found)}\`${code}\`${text.slice(found + code.length)}`;
  }, words);
}

/** A statement and each run of its clauses: a claim may quote a part. */
function piecesOf(statement: Statement): readonly string[] {
  const clauses = withCode(statement).split(/(?<=[,;:] )(?=(?:[^`]*`[^`]*`)*[^`]*$)/);
  return clauses.flatMap((_clause, from) =>
    clauses.slice(from).map((_end, length) =>
      clauses
        .slice(from, from + length + 1)
        .join('')
        .trim()
        .replace(/[,;:]$/, ''),
    ),
  );
}

/** The piece of a statement that is most similar to a quote. */
function bestPiece(statement: Statement, quote: string) {
  const [best = { words: '', similarity: 0 }] = piecesOf(statement)
    .map((words) => ({ words, similarity: similarity(words, quote) }))
    .toSorted((one, other) => other.similarity - one.similarity);
  return { ...best, line: statement.line };
}

/** Each quote that the page doesn't contain any more, with the most similar words that no other quote covers. */
export function rewordedQuotes(page: PageText, claims: PageClaims): readonly Reworded[] {
  const all = [...claims.quotes, ...claims.dismissals].map(({ words }) => words);
  const open = page.statements.filter(
    (statement) => unprovenText(statement, page.text, all).length > 0,
  );
  const found = goneQuotes(page, claims).map((quote): Reworded => {
    const [best, next] = open
      .map((statement) => bestPiece(statement, quote.words))
      .toSorted((one, other) => other.similarity - one.similarity);
    if (!best || best.similarity === 0) {
      return { quote };
    }
    const lead = best.similarity - (next?.similarity ?? 0);
    const isClear = best.similarity >= CLEAR_SIMILARITY && lead >= CLEAR_LEAD;
    return { quote, match: { ...best, isClear } };
  });
  // One sentence takes the place of one quote.
  const isBest = ({ match }: Reworded) =>
    found.every(
      (other) =>
        other.match?.words !== match?.words ||
        (other.match?.similarity ?? 0) <= (match?.similarity ?? 0),
    );
  return found.map((one) =>
    one.match && !isBest(one) ? { ...one, match: { ...one.match, isClear: false } } : one,
  );
}
