/** The command `docs:history`: what each row of the reference was in each release. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { X_VERSION } from '../../src/data/docsInstances';
import { type HistoryProduct, historyFile } from '../../src/lib/history/history';
import { packageFolder } from '../api-reference/packages';
import { compareReleases } from '../../src/lib/history/releases';
import { type ReleasedSnapshot, withReleases, withoutLast } from './combine';
import { readCommitted } from './committed';
import { fingerprintOf } from './fingerprint';
import { COMMAND, type StoredHistory, historyText, readHistory, weightOf } from './historyFiles';
import { HISTORY_PACKAGES, HISTORY_PRODUCTS } from './historyPackages';
import type { HistoryOptions } from './options';
import { type ReadRelease, createReader } from './readRelease';
import { LINE_BEFORE, gapsOf, releasesOf } from './releases';
import { keyOf, snapshotOf } from './snapshot';

export interface Outcome {
  readonly output: string;
  readonly exitCode: number;
}

/** All files together, in bytes after Brotli. */
const MAX_WEIGHT = 50 * 1024;

/** The package whose change log names all releases: the others skip some. */
const LEADER = '@mui/x-data-grid';

/** The releases that a history has to have, as the change log of the installed packages names them. */
function wantedVersions(siteDir: string): readonly string[] {
  const file = path.join(packageFolder(siteDir, LEADER), 'CHANGELOG.md');
  return releasesOf(readFileSync(file, 'utf8'), X_VERSION);
}

function releasedSnapshot(
  product: HistoryProduct,
  version: string,
  release: ReadRelease,
): ReleasedSnapshot {
  const own = HISTORY_PACKAGES.filter((one) => one.product === product).map(({ name }) => name);
  const gaps = Object.entries(gapsOf(version, release.packages));
  return {
    version,
    rows: snapshotOf(product, release),
    gaps: Object.fromEntries(gaps.filter(([name]) => own.includes(name))),
  };
}

/** A release that lacks more than this share of the rows of the one before it was read incompletely. */
const MIN_SHARE = 0.8;

/** The history of a product, and its releases that are to be added: the first one is the last that it has. */
interface Begun {
  readonly product: HistoryProduct;
  readonly history: Omit<StoredHistory, 'fingerprint'> & { readonly fingerprint?: string };
  readonly releases: ReleasedSnapshot[];
}

/** @param wanted all releases that it will have */
function begin(
  siteDir: string,
  product: HistoryProduct,
  isAdding: boolean,
  wanted: readonly string[],
): Begun {
  const known = isAdding ? readHistory(siteDir, product) : undefined;
  const none = { versions: [LINE_BEFORE], gaps: {}, rows: [] };
  return { product, history: known ? documented(known, wanted) : none, releases: [] };
}

/** A history up to the release that was documented last: what follows it is read again. */
function documented(history: StoredHistory, wanted: readonly string[]): StoredHistory {
  const { fingerprint, versions } = history;
  const [last = '', before = ''] = versions.toReversed();
  const isNext = !wanted.includes(last) || compareReleases(last, X_VERSION) > 0;
  return isNext && before ? { ...withoutLast(history), fingerprint } : history;
}

/** @throws when a release was read incompletely, or doesn't go on where the history ends */
function checkReleases({ product, history, releases }: Begun): void {
  const [last] = releases;
  if (
    history.fingerprint !== undefined &&
    fingerprintOf(last?.rows ?? new Map()) !== history.fingerprint
  ) {
    throw new Error(
      `${historyFile(product)} doesn't end with ${last?.version} as it is read now. Run \`${COMMAND}\`, which reads all releases.`,
    );
  }
  releases.forEach(({ version, rows }, index) => {
    const before = releases[index - 1]?.rows.size ?? 0;
    if (rows.size < before * MIN_SHARE) {
      throw new Error(
        `${product} ${version} has ${rows.size} rows, and the release before it ${before}. Read it again with --fresh.`,
      );
    }
  });
}

function write(siteDir: string, isAdding: boolean, isFresh: boolean): Outcome {
  const wanted = wantedVersions(siteDir);
  const begun = HISTORY_PRODUCTS.map((product) => begin(siteDir, product, isAdding, wanted));
  const read = createReader(siteDir, isFresh, (line) => process.stderr.write(`${line}\n`));
  for (const version of wanted) {
    const open = begun.filter(({ history }) => {
      const last = history.versions.at(-1) ?? '';
      return wanted.indexOf(version) >= wanted.indexOf(last);
    });
    if (open.length > 0) {
      const release = read(version);
      open.forEach(({ product, releases }) => {
        releases.push(releasedSnapshot(product, version, release));
      });
    }
  }
  begun.forEach(checkReleases);
  const lines = begun.map(({ product, history, releases }) => {
    const newest = releases.find(({ version }) => version === X_VERSION)?.rows ?? new Map();
    const stored = {
      ...withReleases(history, releases, keyOf),
      fingerprint: fingerprintOf(newest),
    };
    const name = historyFile(product);
    const text = historyText(stored);
    mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    writeFileSync(path.join(siteDir, name), text);
    return `${name}: ${stored.versions.length} releases, ${stored.rows.length} of ${newest.size} rows changed, ${weightOf(text)} bytes after Brotli`;
  });
  return { output: lines.join('\n'), exitCode: 0 };
}

/** What is wrong with the history of a product. */
function problemsOf(
  product: HistoryProduct,
  history: StoredHistory | undefined,
  wanted: readonly string[],
  fingerprint: string,
): readonly string[] {
  const name = historyFile(product);
  if (!history) {
    return [`${name} is missing. Run \`${COMMAND}\`.`];
  }
  const missing = wanted.filter((version) => !history.versions.includes(version));
  const unknown = history.versions.filter((version) => !wanted.includes(version));
  return [
    ...missing.map((version) => `${name} lacks ${version}. Run \`${COMMAND} -- --add\`.`),
    ...unknown.map((version) => `${name} has ${version}, which the change log doesn't name.`),
    ...(missing.length === 0 && history.fingerprint !== fingerprint
      ? [
          `${name} ends with other rows than the reference has. If names were added to src/data/apiNames.ts, run \`${COMMAND}\`.`,
        ]
      : []),
  ];
}

function check(siteDir: string): Outcome {
  const wanted = wantedVersions(siteDir);
  const committed = readCommitted(siteDir);
  const histories = HISTORY_PRODUCTS.map(
    (product) => [product, readHistory(siteDir, product)] as const,
  );
  const weight = histories
    .map(([, history]) => (history ? weightOf(historyText(history)) : 0))
    .reduce((sum, one) => sum + one, 0);
  const problems = [
    ...histories.flatMap(([product, history]) =>
      problemsOf(product, history, wanted, fingerprintOf(snapshotOf(product, committed))),
    ),
    ...(weight > MAX_WEIGHT
      ? [`The histories weigh ${weight} bytes after Brotli, and may weigh ${MAX_WEIGHT}.`]
      : []),
  ];
  return problems.length === 0
    ? { output: `The history ends with the reference: ${weight} bytes.`, exitCode: 0 }
    : { output: problems.join('\n'), exitCode: 1 };
}

/**
 * @param siteDir root of the project
 * @throws when a release can't be installed or read, or when a file of the reference is missing
 */
export function docsHistory(siteDir: string, { task, isFresh }: HistoryOptions): Outcome {
  return task === 'check' ? check(siteDir) : write(siteDir, task === 'add', isFresh);
}
