/** The report on a language: as data for programs, and as text for people. Pure. */
import { entryName, KINDS, type Entry, type Kind, type State } from './status';

/** Entries that are listed; a translator acts on each of these in another way. */
const LISTS = [
  ['broken', 'Broken: mend these'],
  ['orphaned', 'Orphaned: gone from English, remove these'],
  ['stale', 'Stale: English changed, correct these and accept them'],
  ['unrecorded', 'Unrecorded: translated, run with --update'],
  ['missing', 'Missing: not translated yet'],
] as const satisfies readonly (readonly [State, string])[];

type Listed = (typeof LISTS)[number][0];

/** States that let `--check` fail. */
const FAULTS: readonly State[] = ['broken', 'orphaned'];

/** Lists that may be long and need no look at each entry: people see the first ones and a count. */
const CUT: readonly State[] = ['unrecorded', 'missing'];
const SHOWN_OF_CUT = 20;

export interface Coverage {
  readonly translated: number;
  /** How many English texts there are. */
  readonly total: number;
  /** Whole percent, rounded down, so that 100 means all. */
  readonly percent: number;
}

export interface Report {
  readonly locale: string;
  readonly coverage: Readonly<Record<Kind, Coverage>>;
  readonly lists: Readonly<Record<Listed, readonly Entry[]>>;
}

function coverageOf(entries: readonly Entry[], kind: Kind): Coverage {
  const wanted = entries.filter((entry) => entry.kind === kind && entry.hash !== undefined);
  const translated = wanted.filter(({ state }) => state === 'translated').length;
  const total = wanted.length;
  return {
    translated,
    total,
    percent: total === 0 ? 100 : Math.floor((100 * translated) / total),
  };
}

export function makeReport(locale: string, entries: readonly Entry[]): Report {
  const list = (state: State) => entries.filter((entry) => entry.state === state);
  return {
    locale,
    coverage: {
      titles: coverageOf(entries, 'titles'),
      strings: coverageOf(entries, 'strings'),
      pages: coverageOf(entries, 'pages'),
    },
    lists: {
      broken: list('broken'),
      orphaned: list('orphaned'),
      stale: list('stale'),
      unrecorded: list('unrecorded'),
      missing: list('missing'),
    },
  };
}

/** How many entries let `--check` fail. */
export function faultCount({ lists }: Report): number {
  return LISTS.filter(([state]) => FAULTS.includes(state)).reduce(
    (count, [state]) => count + lists[state].length,
    0,
  );
}

/** Rows as lines with columns of equal width; the first column is text, the others are numbers. */
function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  '),
  );
}

function coverageTable({ coverage, lists }: Report): readonly string[] {
  const rows = KINDS.map((kind) => {
    const { translated, total, percent } = coverage[kind];
    const counts = LISTS.map(([state]) => lists[state].filter((entry) => entry.kind === kind));
    return [
      kind,
      `${translated}/${total}`,
      `${percent} %`,
      ...counts.map((entries) => String(entries.length)),
    ];
  });
  return table([['', 'translated', '', ...LISTS.map(([state]) => state)], ...rows]);
}

function listLines([state, heading]: (typeof LISTS)[number], entries: readonly Entry[]) {
  if (entries.length === 0) {
    return [];
  }
  const shown = CUT.includes(state) ? entries.slice(0, SHOWN_OF_CUT) : entries;
  const rest = entries.length - shown.length;
  return [
    '',
    `${heading} (${entries.length})`,
    ...shown.map((entry) =>
      entry.problem === undefined
        ? `  ${entryName(entry)}`
        : `  ${entryName(entry)}: ${entry.problem}`,
    ),
    ...(rest > 0 ? [`  and ${rest} more; --json lists all`] : []),
  ];
}

/** What is broken, as the report lists it. */
export function brokenText({ locale, lists }: Report): string {
  return [`Translations into ${locale}`, ...listLines(LISTS[0], lists.broken).slice(1)].join('\n');
}

/** The report as lines of plain text. */
export function reportText(report: Report): string {
  return [
    `Language ${report.locale}`,
    '',
    ...coverageTable(report).map((line) => `  ${line}`.trimEnd()),
    ...LISTS.flatMap((list) => listLines(list, report.lists[list[0]])),
    '',
  ].join('\n');
}
