/** Feedback as CSV by RFC 4180, safe to open in a spreadsheet. */
import type { StoredFeedback } from './store';

const COLUMNS = [
  'id',
  'received_at',
  'page',
  'section',
  'version',
  'language',
  'rating',
  'comment',
] as const satisfies readonly (keyof StoredFeedback)[];

const LINE_END = '\r\n';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A spreadsheet would run a text that begins so as a formula; an apostrophe before it makes it text. A text begins at
 * the start of a cell, and, for a spreadsheet that divides at semicolons or tabs and so doesn't see that the whole is
 * quoted, after each of those and on each line; quotes there are for it those of a cell.
 */
const FORMULA = /(^|[;\t\r\n])(?=(?:(?![;\t\r\n])[\s\p{Cc}\p{Cf}"])*[=+\-@＝＋－＠])/gu;

/** Some spreadsheets drop these at the start, and look at what follows. */
const DROPPED = /^(?=[\t\r])/;

const NEEDS_QUOTES = /[",;\t\r\n]/;

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const harmless =
    typeof value === 'string' ? text.replace(DROPPED, "'").replace(FORMULA, "$1'") : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Line by line, the names of the columns first. */
export async function* csvLines(
  entries: Iterable<StoredFeedback> | AsyncIterable<StoredFeedback>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + COLUMNS.join(',') + LINE_END;
  for await (const entry of entries) {
    yield COLUMNS.map((column) => cell(entry[column])).join(',') + LINE_END;
  }
}
