/**
 * The ratchet: `docs/readability.json` lists the pages that had problems when the list was made, with their number by
 * rule. Numbers may only shrink. Pure.
 */
import { isRecord } from '../../src/lib/text/isRecord';
import type { ProseProblem, ProseRule } from './checkProse';

/** The file, from the root of the project. */
export const BASELINE_FILE = 'docs/readability.json';

export const RULES: readonly ProseRule[] = ['spelling', 'term', 'length'];

/** Numbers of problems of a page. */
export type Counts = Readonly<Partial<Record<ProseRule, number>>>;

/** By file of the page, from the root of the project. */
export type Baseline = Readonly<Record<string, Counts>>;

/** A page or guide with its problems. */
export interface CheckedFile {
  readonly file: string;
  readonly problems: readonly ProseProblem[];
}

const NOTE =
  'Pages with problems of spelling, terms or sentence length, by number. `npm run docs:readability -- --check` shows them, `-- --update` lowers the numbers. Nothing is added here.';

function isCounts(value: unknown): value is Counts {
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([rule, count]) => RULES.some((one) => one === rule) && Number.isInteger(count),
    )
  );
}

/** @throws when the text is something else */
export function parseBaseline(text: string): Baseline {
  const value: unknown = JSON.parse(text);
  if (isRecord(value) && isRecord(value.pages)) {
    const entries = Object.entries(value.pages);
    const pages = entries.flatMap(([file, counts]) => (isCounts(counts) ? [[file, counts]] : []));
    if (pages.length === entries.length) {
      return Object.fromEntries(pages);
    }
  }
  throw new Error(
    `${BASELINE_FILE} must be { "pages": { "docs/x/…": { "spelling": 1, "term": 1, "length": 1 } } }.`,
  );
}

/** The text of the file, with pages in the order of their paths. */
export function baselineText(pages: Baseline): string {
  const sorted = Object.fromEntries(
    Object.entries(pages)
      .filter(([, counts]) => Object.keys(counts).length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  return `${JSON.stringify({ '//': NOTE, pages: sorted }, null, 2)}\n`;
}

function problemsOf(file: CheckedFile | undefined, rule: ProseRule): readonly ProseProblem[] {
  return file?.problems.filter((problem) => problem.rule === rule) ?? [];
}

/** The list with the lower of both numbers; a page that is gone or has no problem leaves it. */
export function shrink(listed: Baseline, files: readonly CheckedFile[]): Baseline {
  return Object.fromEntries(
    Object.entries(listed).map(([name, counts]) => {
      const file = files.find((one) => one.file === name);
      const rest = RULES.map(
        (rule) => [rule, Math.min(counts[rule] ?? 0, problemsOf(file, rule).length)] as const,
      ).filter(([, count]) => count > 0);
      return [name, Object.fromEntries(rest)];
    }),
  );
}

/** `docs/x/…/index.mdx:12: "people": write: users`, and the sentence below */
export function problemText(file: string, { line, reason, sentence }: ProseProblem): string {
  return `${file}:${line}: ${reason}\n    ${sentence}`;
}

/** All problems of a rule when there are more of them than the list allows. */
export function newProblems(file: CheckedFile, listed: Counts = {}): readonly string[] {
  return RULES.flatMap((rule) => {
    const problems = problemsOf(file, rule);
    const allowed = listed[rule] ?? 0;
    const texts = problems.map((problem) => problemText(file.file, problem));
    if (problems.length <= allowed) {
      return [];
    }
    return allowed === 0
      ? texts
      : [
          `${file.file}: ${problems.length} problems of ${rule}, ${BASELINE_FILE} allows ${allowed}:`,
          ...texts,
        ];
  });
}

/** Entries of the list that are higher than the page needs. */
export function staleEntries(listed: Baseline, files: readonly CheckedFile[]): readonly string[] {
  return Object.entries(listed).flatMap(([name, counts]) => {
    const file = files.find((one) => one.file === name);
    const lower = RULES.filter((rule) => problemsOf(file, rule).length < (counts[rule] ?? 0)).map(
      (rule) => `${rule} ${problemsOf(file, rule).length}`,
    );
    return lower.length === 0
      ? []
      : [
          `${name}: the page is better than its entry of ${BASELINE_FILE}: ${lower.join(', ')}. Lower it: npm run docs:readability -- --update.`,
        ];
  });
}
