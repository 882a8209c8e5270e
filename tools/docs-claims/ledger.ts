/**
 * The ratchet: `docs/claims.json` holds, for each page, the statements that had no proof when the list was made. It may
 * only shrink; a statement that is neither proved nor listed is new. Pure.
 */
import { isRecord } from '../../src/lib/text/isRecord';

/** The file, from the root of the project. */
export const LEDGER_FILE = 'docs/claims.json';

/** Short hashes by path of the page. */
export type OpenByPage = Readonly<Record<string, readonly string[]>>;

export interface Ledger {
  /** Statements without proof. */
  readonly open: OpenByPage;
  /** Blocks of code that aren't compiled. */
  readonly fences: OpenByPage;
}

const NOTE =
  'What had no proof yet: statements of pages, and blocks of code that are not compiled, by the hash of their words. `npm run docs:claims -- --page <path>` shows the words, `-- --update` takes out what has proof now. Nothing is added here.';

function isOpenByPage(value: unknown): value is OpenByPage {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (list) => Array.isArray(list) && list.every((one) => typeof one === 'string'),
    )
  );
}

/** @throws when the text holds something else */
export function parseLedger(text: string): Ledger {
  const value: unknown = JSON.parse(text);
  if (isRecord(value) && isOpenByPage(value.open) && isOpenByPage(value.fences)) {
    return { open: value.open, fences: value.fences };
  }
  throw new Error(
    `${LEDGER_FILE} must hold { "open": { "/x/…": [hashes] }, "fences": { "/x/…": [hashes] } }.`,
  );
}

/** The file's text; pages and hashes in the order of their letters, so that two authors' changes can be merged. */
export function ledgerText({ open, fences }: Ledger): string {
  const sorted = (pages: OpenByPage) =>
    Object.fromEntries(
      Object.entries(pages)
        .filter(([, hashes]) => hashes.length > 0)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([page, hashes]) => [page, [...new Set(hashes)].sort()]),
    );
  return `${JSON.stringify({ '//': NOTE, open: sorted(open), fences: sorted(fences) }, null, 2)}\n`;
}

/** The list without what isn't open any more. */
export function shrink(listed: OpenByPage, open: OpenByPage): OpenByPage {
  return Object.fromEntries(
    Object.entries(listed).map(([page, hashes]) => [
      page,
      hashes.filter((hash) => open[page]?.includes(hash)),
    ]),
  );
}

/** Entries of the list that aren't open any more, one line for each page. */
export function staleBaselineEntries(listed: OpenByPage, open: OpenByPage): readonly string[] {
  return Object.entries(listed).flatMap(([page, hashes]) => {
    const idle = hashes.filter((hash) => !open[page]?.includes(hash));
    return idle.length === 0
      ? []
      : [
          `${page}: ${idle.length} of ${LEDGER_FILE} (${idle.join(', ')}) have proof or are gone. Take them out: npm run docs:claims -- --update.`,
        ];
  });
}
