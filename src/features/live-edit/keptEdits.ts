/** The edits of a tab, in its session storage: they are there again after a reload, and gone with the tab. */
import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  type CodeStyling,
  type CodeVariant,
  type DemoFile,
} from '../../lib/code/demo';
import { keptKey } from '../../lib/live/keptEdits';
import { isRecord } from '../../lib/text/isRecord';

interface Version {
  readonly variant: CodeVariant;
  readonly styling: CodeStyling;
}

interface Edited {
  readonly version: Version;
  readonly originals: readonly DemoFile[];
  readonly texts: Readonly<Record<string, string>>;
}

/** What storage refused: it lasts as long as the page. */
const unsaved = new Map<string, string>();

function stored(key: string): string | null {
  try {
    return unsaved.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return unsaved.get(key) ?? null;
  }
}

/** @param value removes what is stored if it is `undefined` */
function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) {
      sessionStorage.removeItem(key);
    } else {
      sessionStorage.setItem(key, value);
    }
    unsaved.delete(key);
  } catch {
    // Storage is full or closed to the page.
    if (value === undefined) {
      unsaved.delete(key);
    } else {
      unsaved.set(key, value);
    }
  }
}

/** The changed files of a demo in one version, or `undefined` when there are none. */
export function readEdits(
  file: string,
  version: Version,
): Readonly<Record<string, string>> | undefined {
  const text = stored(keptKey(file, version));
  if (text === null) {
    return undefined;
  }
  try {
    const edits: unknown = JSON.parse(text);
    return isRecord(edits)
      ? Object.fromEntries(
          Object.entries(edits).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          ),
        )
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The versions of a demo with changes.
 * @param near comes first if it has some, then its styling in the other language
 */
export function keptVersions(file: string, near: Version): readonly Version[] {
  const distance = ({ variant, styling }: Version) =>
    (styling === near.styling ? 0 : 2) + (variant === near.variant ? 0 : 1);
  return CODE_STYLINGS.flatMap((styling) => CODE_VARIANTS.map((variant) => ({ styling, variant })))
    .filter((version) => readEdits(file, version) !== undefined)
    .sort((one, other) => distance(one) - distance(other));
}

/**
 * Forgets the changes of a demo in all its versions.
 * @returns brings them back
 */
export function discardEdits(file: string): () => void {
  const kept = keptVersions(file, { variant: 'TS', styling: 'system' }).map((version) => {
    const key = keptKey(file, version);
    return { key, value: stored(key) ?? '' };
  });
  kept.forEach(({ key }) => write(key, undefined));
  return () => kept.forEach(({ key, value }) => write(key, value));
}

/** Keeps the files that differ from the site's; forgets those of a demo that has no such file. */
export function keepEdits(file: string, { version, originals, texts }: Edited): void {
  const key = keptKey(file, version);
  const changed = originals.filter(({ name, raw }) => texts[name] !== raw);
  const value = JSON.stringify(Object.fromEntries(changed.map(({ name }) => [name, texts[name]])));
  write(key, changed.length > 0 ? value : undefined);
}
