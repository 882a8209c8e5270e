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

/** A spreadsheet would run a text that begins so as a formula; an apostrophe before it makes it text. */
const FORMULA = /^\s*[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const harmless = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Line by line, the names of the columns first. */
export function* csvLines(entries: Iterable<StoredFeedback>): Generator<string> {
  yield COLUMNS.join(',') + LINE_END;
  for (const entry of entries) {
    yield COLUMNS.map((column) => cell(entry[column])).join(',') + LINE_END;
  }
}
