/** Which hashes `--update` and `--accept` record. Pure: what it returns is written elsewhere. */
import { entryName, type Entry } from './status';
import type { Hashes } from './texts';

/** The hash that vouches for a translation from now on. */
export interface Change {
  readonly entry: Entry;
  readonly hash: string;
}

/** Records what is translated and has no hash yet. */
export function changesToUpdate(entries: readonly Entry[]): readonly Change[] {
  return entries.flatMap((entry) =>
    entry.state === 'unrecorded' && entry.hash !== undefined ? [{ entry, hash: entry.hash }] : [],
  );
}

/** Why an entry can't be accepted, or nothing when it can. */
function refusal({ state, problem, hash }: Entry): string | undefined {
  if (state === 'orphaned' || hash === undefined) {
    return 'is gone from English.';
  }
  if (state === 'missing' && problem === undefined) {
    return 'has no translation.';
  }
  if (state === 'unreadable') {
    return 'lies in a file that is broken.';
  }
  const mended = state === 'translated' || state === 'missing' || state === 'unrecorded';
  return mended ? undefined : problem;
}

/**
 * Records what a translator vouches for: a stale entry that still fits, or one that is meant to be as in English.
 * @param names as the report shows them, or with the folder of the language before them
 * @param folder of the language, from the root of the site: `i18n/zh`
 * @throws when a name is unknown or its entry can't be accepted; all of them are named
 */
export function changesToAccept(
  entries: readonly Entry[],
  names: readonly string[],
  folder: string,
): readonly Change[] {
  const byName = new Map(entries.map((entry) => [entryName(entry), entry]));
  const problems: string[] = [];
  const changes = new Map<string, Change>();
  for (const given of names) {
    const posix = given.replace(/^\.\//, '');
    const name = posix.startsWith(`${folder}/`) ? posix.slice(folder.length + 1) : posix;
    const entry = byName.get(name);
    const problem = entry ? refusal(entry) : 'is unknown. Write it as the report shows it.';
    if (problem !== undefined) {
      problems.push(`${given} ${problem}`);
    } else if (entry?.hash !== undefined && entry.state !== 'translated') {
      changes.set(name, { entry, hash: entry.hash });
    }
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return [...changes.values()];
}

/** The hashes with the changes among them, files and keys in alphabetical order; nothing else is touched. */
export function withChanges(hashes: Hashes, changes: readonly Change[]): Hashes {
  const files = new Map(
    Object.entries(hashes).map(([file, values]) => [file, new Map(Object.entries(values))]),
  );
  for (const { entry, hash } of changes) {
    if (entry.key !== undefined) {
      const values = files.get(entry.file) ?? new Map<string, string>();
      files.set(entry.file, values.set(entry.key, hash));
    }
  }
  const sorted = <Value>(map: ReadonlyMap<string, Value>): readonly (readonly [string, Value])[] =>
    [...map].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    sorted(files).map(([file, values]) => [file, Object.fromEntries(sorted(values))]),
  );
}
