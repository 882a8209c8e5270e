/** The command `docs:move`: gives a page another address, with all that names it. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { PAGE_FOLDERS, X_VERSION } from '../../src/data/docsInstances';
import { foldersOfPage } from '../../src/lib/pages/pageFiles';
import { HASHES_FILE } from '../i18n-status/texts';
import { keptFiles, refuseUncommitted } from '../versions/workTree';
import { withNewAddress } from './addresses';
import { oldAddressesOf } from './oldAddresses';
import { type Move, createPlaces } from './places';
import { createMove, readMoveOptions } from './refuse';
import { withRelativePaths } from './relativePaths';
import { lostLabel, withOldLabel, withOldPath } from './sourceEdits';
import { withMovedKeys, withSourceHashes } from './sourceHashes';

const HISTORIES = 'src/data/versionPages.ts';

/** Files that name pages and stay: written by other commands, of cut versions, or of sites that tests make up. */
const LEFT_ALONE = [
  /^docs\/x\/api\//,
  /^src\/data\/apiIndex\.json$/,
  /^tools\/addresses\/published\.json$/,
  /package-lock\.json$/,
  /(?:^|_)versioned_(?:docs|sidebars)\//,
  /^i18n\/[^/]+\/[^/]+\/version-/,
  /^test\/fixtures\/(?!migration\/)/,
  /^test\/(?:services|versions)\//,
];

/** Texts of the project by their files; what isn't text is left out. */
function readTexts(siteDir: string, files: readonly string[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const file of files) {
    const absolute = path.join(siteDir, file);
    const text = existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
    if (!text.includes('\0')) {
      texts.set(file, text);
    }
  }
  return texts;
}

/** Files and folders, as far as files lie in them. */
function createHas(files: readonly string[]): (file: string) => boolean {
  const known = new Set(files);
  for (const file of files) {
    for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
      known.add(`${folder}/`);
    }
  }
  return (file) => known.has(file);
}

/** The texts as the project formats them, by the place of their file before the move. */
function formatted(
  siteDir: string,
  texts: ReadonlyMap<string, string>,
  placeOf: (file: string) => string,
): ReadonlyMap<string, string> {
  const input = Array.from(texts, ([file, text]) => ({
    file: path.join(siteDir, placeOf(file)),
    text,
  }));
  const output = execFileSync(process.execPath, [path.join(__dirname, 'format.mjs'), siteDir], {
    input: JSON.stringify(input),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  const results: readonly string[] = JSON.parse(output);
  return new Map([...texts.keys()].map((file, index) => [file, results[index] ?? '']));
}

/** The texts that change, by the place of their file before the move. */
function changedTexts(
  siteDir: string,
  texts: ReadonlyMap<string, string>,
  files: readonly string[],
  move: Move,
): ReadonlyMap<string, string> {
  const placeOf = createPlaces(move);
  const has = createHas(files);
  const foldersOf = (file: string) => foldersOfPage(file, PAGE_FOLDERS);
  const changed = new Map<string, string>();
  for (const [file, text] of texts) {
    if (LEFT_ALONE.some((pattern) => pattern.test(file))) {
      continue;
    }
    const mended = withRelativePaths(text, file, { has, placeOf, foldersOf });
    const renamed = (part: string) => withNewAddress(part, file, move);
    let result =
      path.basename(file) === HASHES_FILE ? withMovedKeys(text, renamed) : renamed(mended);
    if (file === move.instance.tree) {
      result = withOldLabel(result, move);
    }
    if (file === HISTORIES) {
      result = withOldPath(result, move, Number.parseInt(X_VERSION, 10));
    }
    if (result !== text) {
      changed.set(file, result);
    }
  }
  return withSourceHashes(texts, formatted(siteDir, changed, placeOf));
}

/** Removes folders that the move has emptied. */
function removeEmpty(siteDir: string, file: string): void {
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    const absolute = path.join(siteDir, folder);
    if (!existsSync(absolute)) {
      continue;
    }
    if (readdirSync(absolute).length > 0) {
      return;
    }
    rmdirSync(absolute);
  }
}

/** @param label that the tree has now, and other languages not yet */
function afterMove(
  { to }: Move,
  changed: ReadonlyMap<string, string>,
  label: string | undefined,
): string {
  const demos = [...changed.keys()].some((file) => /^docs\/.*\.tsx$/.test(file));
  return [
    'Then run:',
    '  npm run docs:api',
    ...(demos ? ['  npm run build && npm run docs:snapshots'] : []),
    `  npm run docs:claims -- --page ${to}`,
    '  npm run docs:claims -- --check && npm run docs:coverage -- --check',
    ...(label === undefined
      ? []
      : [
          `  npm run write-translations -- --locale <language>, and translate the label '${label}', which the tree has now`,
        ]),
    '  npm run i18n:status -- --check',
    '  npm run build && npm run test:build',
    'Commit all of it, and before you deploy `npm run docs:addresses -- --update`.',
    '',
  ].join('\n');
}

/**
 * @param siteDir root of the project
 * @param args of the command line
 * @returns what to print
 * @throws with what is wrong; nothing is changed then
 */
export function docsMove(siteDir: string, args: readonly string[]): string {
  const options = readMoveOptions(args);
  const files = keptFiles(siteDir);
  const texts = readTexts(siteDir, files);
  const move = createMove(options, {
    files,
    treeOf: (file) => texts.get(file) ?? '',
    oldAddresses: oldAddressesOf(texts),
  });
  refuseUncommitted(siteDir, ['.']);
  const placeOf = createPlaces(move);
  const moved = files.filter((file) => placeOf(file) !== file);
  const changed = changedTexts(siteDir, texts, files, move);
  if (!options.dryRun) {
    changed.forEach((text, file) => writeFileSync(path.join(siteDir, file), text));
    for (const file of moved) {
      const target = path.join(siteDir, placeOf(file));
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(path.join(siteDir, file), target);
      removeEmpty(siteDir, file);
    }
  }
  const label = lostLabel(texts.get(move.instance.tree) ?? '', move.from, move);
  const would = options.dryRun ? 'would ' : '';
  return [
    ...moved.map((file) => `${would}move ${file} to ${placeOf(file)}`),
    ...[...changed.keys()].map((file) => `${would}change ${placeOf(file)}`),
    `${move.from}/ leads to ${move.to}/ by ${HISTORIES}, which the version switcher reads too.`,
    ...(options.dryRun ? [''] : [afterMove(move, changed, label)]),
  ].join('\n');
}
