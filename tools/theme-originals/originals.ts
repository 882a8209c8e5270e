/**
 * The originals of the theme slots that this site replaces. Docusaurus may change one without this site noticing, so
 * `src/theme/originals.json` keeps a hash of each, as it was when the slot was last compared with it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** A slot that is replaced, with paths from the root of the site and `/`. */
export interface Original {
  readonly slot: string;
  /** This site's file. */
  readonly own: string;
  /** The file of the theme, or the folder with all that the slot is made of. */
  readonly original: string;
  /** Of the original's text. */
  readonly sha256: string;
}

/** By slot, what `src/theme/originals.json` holds. */
export type Recorded = Readonly<Record<string, { readonly sha256: string }>>;

const OWN = 'src/theme';
/** Where slots come from, the first that has one. */
const THEMES = [
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/core/lib/client/theme-fallback',
];

/** Path of what is recorded, from the root of the site. */
export const RECORD = `${OWN}/originals.json`;

/** The slots that a table of Markdown says are replaced: rows "| `slot` | replace | why |". */
export function replacedSlots(table: string): readonly string[] {
  return [...table.matchAll(/^\|\s*`([^`]+)`\s*\|\s*replace\b/gm)].map(([, slot = '']) => slot);
}

/** The text of a file, or of all files below a folder with their names; types aside. */
function textOf(place: string): string {
  if (statSync(place).isFile()) {
    return readFileSync(place, 'utf8');
  }
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.endsWith('.d.ts') && statSync(path.join(place, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  return files.map((file) => `${file}\n${readFileSync(path.join(place, file), 'utf8')}`).join('\n');
}

function firstOf(siteDir: string, places: readonly string[], slot: string): string {
  const found = places.find((place) => existsSync(path.join(siteDir, place)));
  if (found === undefined) {
    throw new Error(`theme: the slot "${slot}" is in none of ${places.join(', ')}.`);
  }
  return found;
}

/**
 * The replaced slots as they are installed.
 * @throws when a slot has no file of its own, or the theme no longer has it
 */
export function readOriginals(siteDir: string): readonly Original[] {
  const table = readFileSync(path.join(siteDir, OWN, 'README.md'), 'utf8');
  return replacedSlots(table).map((slot) => {
    const own = [`${OWN}/${slot}/index.tsx`, `${OWN}/${slot}/index.ts`, `${OWN}/${slot}.ts`];
    const original = firstOf(
      siteDir,
      THEMES.flatMap((theme) => [`${theme}/${slot}.js`, `${theme}/${slot}`]),
      slot,
    );
    const text = textOf(path.join(siteDir, original));
    return {
      slot,
      own: firstOf(siteDir, own, slot),
      original,
      sha256: createHash('sha256').update(text).digest('hex'),
    };
  });
}

/** What to say of each slot whose original isn't the recorded one. */
export function changedOriginals(
  originals: readonly Original[],
  recorded: Recorded,
): readonly string[] {
  const changed = originals
    .filter(({ slot, sha256 }) => recorded[slot]?.sha256 !== sha256)
    .map(
      ({ slot, own, original }) =>
        `The original of the slot "${slot}" isn't the one that was compared: look through ${original} and ${own}, then record it with npm run theme:originals -- ${slot}`,
    );
  const gone = Object.keys(recorded)
    .filter((slot) => !originals.some((original) => original.slot === slot))
    .map((slot) => `The slot "${slot}" is recorded in ${RECORD}, but not replaced.`);
  return [...changed, ...gone];
}

/**
 * What to record after originals were compared.
 * @param slots those that were; without any, all
 * @throws for a slot that isn't replaced
 */
export function recordOriginals(
  originals: readonly Original[],
  recorded: Recorded,
  slots: readonly string[],
): Recorded {
  const unknown = slots.filter((slot) => !originals.some((original) => original.slot === slot));
  if (unknown.length > 0) {
    throw new Error(`theme: no slot that is replaced is named ${unknown.join(', ')}.`);
  }
  return Object.fromEntries(
    originals.flatMap(({ slot, sha256 }) => {
      const isCompared = slots.length === 0 || slots.includes(slot);
      const entry = isCompared ? { sha256 } : recorded[slot];
      return entry ? [[slot, entry]] : [];
    }),
  );
}

/** What is recorded; nothing before the first time. */
export function readRecorded(siteDir: string): Recorded {
  const file = path.join(siteDir, RECORD);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
