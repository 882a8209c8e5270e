/** What the command prints: a table of all names with their pages, what each page owes, and the totals. Pure. */
import type { Covered, Totals } from './coverage';
import { hasPage } from './coverage';
import { type Baseline, namesOf } from './undocumentedBaseline';
import { KIND_WORDS, NAME_KINDS } from './names';

/** `sorting` for `/x/react-data-grid/sorting`. */
function shortPath(pathname: string, root: string): string {
  return pathname === root ? '(overview)' : pathname.slice(root.length + 1);
}

/** Pages in prose; those with a demo are marked. */
function pagesText({ prose, demos }: Covered, root: string): string {
  return [...new Set([...prose, ...demos])]
    .sort()
    .map((page) => `${shortPath(page, root)}${demos.includes(page) ? '*' : ''}`)
    .join(', ');
}

function reasonsOf({ groups }: Baseline): ReadonlyMap<string, string> {
  return new Map(
    groups.flatMap((group) =>
      namesOf(group).map(({ kind, name }) => [`${kind} ${name}`, group.reason] as const),
    ),
  );
}

/** The totals, one line for each kind that the product has. */
export function totalsText(totals: Totals): string {
  const kinds = [...NAME_KINDS, 'all' as const].filter((kind) => totals[kind].total > 0);
  const rows = kinds.map((kind) => {
    const { covered, total, share } = totals[kind];
    const label = kind === 'all' ? 'all' : `${KIND_WORDS[kind]}s`;
    return `${label.padEnd(16)}${String(covered).padStart(5)} of ${String(total).padStart(3)}${`${share} %`.padStart(9)}`;
  });
  return rows.join('\n');
}

/**
 * The whole report for people.
 * @param root where the pages begin, without a slash at the end
 */
export function reportText(
  names: readonly Covered[],
  totals: Totals,
  baseline: Baseline,
  root: string,
): string {
  const reasons = reasonsOf(baseline);
  const width = Math.max(...names.map(({ name }) => name.length)) + 2;
  const blocks = NAME_KINDS.filter((kind) => totals[kind].total > 0).map((kind) => {
    const rows = names
      .filter((name) => name.kind === kind)
      .map((name) => {
        const reason = reasons.get(`${kind} ${name.name}`) ?? 'no page, and not listed';
        return `  ${name.name.padEnd(width)}${hasPage(name) ? pagesText(name, root) : `- ${reason}`}`;
      });
    return [`${KIND_WORDS[kind].toUpperCase()}S`, ...rows, ''].join('\n');
  });
  const key = '* used in a demo of the page; the others mention it.';
  return [...blocks, key, '', totalsText(totals)].join('\n');
}

/** What one page has and what it owes, by kind. */
export function pageText(page: string, names: readonly Covered[], baseline: Baseline): string {
  const owed = baseline.groups
    .filter(({ reason }) => reason.endsWith(`: ${page}`))
    .flatMap(namesOf);
  const lines = NAME_KINDS.flatMap((kind) => {
    const has = names
      .filter((name) => name.kind === kind && [...name.prose, ...name.demos].includes(page))
      .map(({ name, demos }) => `${name}${demos.includes(page) ? '*' : ''}`);
    const owes = owed.filter((name) => name.kind === kind).map(({ name }) => name);
    const word = `${KIND_WORDS[kind]}s`;
    return [
      ...(has.length > 0 ? [`has ${word}:`, `  ${has.join(', ')}`] : []),
      ...(owes.length > 0 ? [`owes ${word}:`, `  ${owes.join(', ')}`] : []),
    ];
  });
  return [page, ...(lines.length === 0 ? ['nothing'] : lines)].join('\n');
}
