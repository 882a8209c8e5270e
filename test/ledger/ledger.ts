/**
 * What passed and hasn't changed since, so that a run needn't ask again. `passed.json` keeps for each kind of test a
 * fingerprint of all that every item rests on (`around`), and one of what each item rests on alone. An item is due when
 * one of them is another, in a tenth of all runs, and when `TEST_ALL` is set.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const FILE = path.join(__dirname, 'passed.json');
/** What the last run left out, for its summary. */
const NOTES = path.join(ROOT, 'test-results/ledger');

/** Files of claims in jsdom, those in a browser, or pages that a browser visits. */
export type Kind = 'claims' | 'browserClaims' | 'pages';

/** Fingerprints. */
export interface State {
  readonly around: string;
  readonly items: Readonly<Record<string, string>>;
}

/** How a run went. */
export interface Outcome {
  readonly passed: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
}

/** Every item is due on one day of so many. */
const DAYS = 10;
const DAY = 86_400_000;

/** The day on which an item is due whatever the ledger says, from 0 to 9. */
function dayOf(item: string): number {
  return [...item].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % DAYS;
}

/** The items to run, in their order. */
export function dueItems(now: State, then: State | undefined, day: number): readonly string[] {
  const same = (item: string) =>
    then?.around === now.around && then.items[item] === now.items[item];
  return Object.keys(now.items).filter((item) => !same(item) || dayOf(item) === day % DAYS);
}

/** The state to keep after a run. What failed is due again, and so is what changed and didn't run. */
export function stateAfter(now: State, then: State | undefined, outcome: Outcome): State {
  const kept = then?.around === now.around ? then.items : {};
  const items = Object.entries(now.items).filter(([item, fingerprint]) =>
    outcome.passed.has(item) ? true : kept[item] === fingerprint && !outcome.failed.has(item),
  );
  return { around: now.around, items: Object.fromEntries(items.toSorted()) };
}

function readLedger(): Readonly<Partial<Record<Kind, State>>> {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
}

/**
 * The items of a kind that a run has to ask.
 * @param time of the run, ms since 1970; the same in all of its processes
 */
export function due(kind: Kind, now: State, time: number): readonly string[] {
  const day = Math.floor(time / DAY);
  return process.env.TEST_ALL ? Object.keys(now.items) : dueItems(now, readLedger()[kind], day);
}

/** The items of a kind that a run needn't ask; parameters as those of {@link due}. */
export function leftOut(kind: Kind, now: State, time: number): readonly string[] {
  const asked = new Set(due(kind, now, time));
  return Object.keys(now.items).filter((item) => !asked.has(item));
}

/** Keeps how a run of `npm test` went, which has built the site from what lies in the folder, and notes its counts. */
export function record(kind: Kind, now: State, outcome: Outcome): void {
  if (!process.env.LEDGER_WRITE) {
    return;
  }
  const ledger = readLedger();
  const next = { ...ledger, [kind]: stateAfter(now, ledger[kind], outcome) };
  writeFileSync(FILE, `${JSON.stringify(next, null, 2)}\n`);
  mkdirSync(NOTES, { recursive: true });
  const { size: failed } = outcome.failed;
  const ran = outcome.passed.size + failed;
  const notes = { ran, left: Object.keys(now.items).length - ran, failed };
  writeFileSync(path.join(NOTES, `${kind}.json`), JSON.stringify(notes));
}
