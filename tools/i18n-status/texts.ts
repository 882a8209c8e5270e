/** The rules for translations that are texts in JSON files: titles, strings of the shell, labels. Pure. */
import { titleProblem } from '../../src/lib/pages/pageTexts';
import { isRecord } from '../../src/lib/text/isRecord';
import { contentHash, isContentHash, normalised } from '../../plugins/content/translations';
import type { JsonFile } from './jsonFile';
import type { Entry, Kind, State } from './status';

/** The file with the hashes of the English texts, for all other files of a language. */
export const HASHES_FILE = 'source-hashes.json';

/** Hashes by file and key. */
export type Hashes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One file of translations beside the English texts that belong into it. */
export interface TextFile {
  readonly kind: Kind;
  /** Path from the folder of the language. */
  readonly file: string;
  /** English texts by key. */
  readonly english: ReadonlyMap<string, string>;
  readonly translation: JsonFile;
  /** Whether values are plain texts, or messages as Docusaurus writes them. */
  readonly format: 'text' | 'message';
}

type Reading = { readonly text: string } | { readonly problem: string };

const MESSAGE_FIELDS = ['message', 'description'];

function readMessage(value: unknown): Reading {
  if (!isRecord(value) || typeof value.message !== 'string') {
    return { problem: 'must be an object with a text in "message".' };
  }
  const unknown = Object.keys(value).find((field) => !MESSAGE_FIELDS.includes(field));
  if (unknown !== undefined) {
    return { problem: `has a field "${unknown}", which the build refuses. Remove it.` };
  }
  if (value.description !== undefined && typeof value.description !== 'string') {
    return { problem: 'has a "description" that is not a text.' };
  }
  return { text: value.message };
}

function readText(value: unknown): Reading {
  return typeof value === 'string' ? { text: value } : { problem: 'must be a text.' };
}

/** The `{placeholders}` of a text, each once. */
function placeholders(text: string): readonly string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}

function placeholderProblem(english: string, translation: string): string | undefined {
  const wanted = placeholders(english);
  const found = placeholders(translation);
  const lost = wanted.filter((name) => !found.includes(name));
  const extra = found.filter((name) => !wanted.includes(name));
  const parts = [
    ...(lost.length > 0 ? [`lacks ${lost.join(', ')}`] : []),
    ...(extra.length > 0 ? [`has ${extra.join(', ')}, which English doesn't have`] : []),
  ];
  return parts.length > 0 ? `${parts.join(' and ')}.` : undefined;
}

interface Evaluation {
  readonly state: State;
  readonly problem?: string;
}

function evaluate(english: string, translation: string, recorded: string | undefined): Evaluation {
  if (normalised(english) === '' && translation === '') {
    return { state: 'translated' };
  }
  if (translation.trim() === '') {
    return { state: 'broken', problem: 'is empty. Translate it, or remove the entry.' };
  }
  const problem = placeholderProblem(english, translation);
  if (recorded !== undefined && recorded !== contentHash(english)) {
    // English moved on, so it may well have other placeholders: nothing is broken by the translator.
    return { state: 'stale', ...(problem !== undefined && { problem }) };
  }
  if (problem !== undefined) {
    return { state: 'broken', problem };
  }
  if (recorded === undefined) {
    return normalised(translation) === normalised(english)
      ? { state: 'missing', problem: 'still holds the English text.' }
      : { state: 'unrecorded' };
  }
  return { state: 'translated' };
}

/** The entries of one file: first those that English has, in its order, then what else the file holds. */
export function textEntries(source: TextFile, hashes: Hashes): readonly Entry[] {
  const { kind, file, english, translation, format } = source;
  const entry = (key: string, evaluation: Evaluation): Entry => {
    const text = english.get(key);
    return {
      kind,
      file,
      key,
      ...evaluation,
      ...(text !== undefined && { hash: contentHash(text) }),
    };
  };
  if (translation.kind !== 'read') {
    const state = translation.kind === 'missing' ? 'missing' : 'unreadable';
    const entries = [...english.keys()].map((key) => entry(key, { state }));
    return translation.kind === 'missing'
      ? entries
      : [{ kind, file, state: 'broken', problem: translation.problem }, ...entries];
  }
  const { values, duplicates } = translation;
  const recorded = Object.hasOwn(hashes, file) ? (hashes[file] ?? {}) : {};
  const evaluationOf = (key: string): Evaluation => {
    const text = english.get(key);
    if (!values.has(key)) {
      return { state: 'missing' };
    }
    if (duplicates.has(key)) {
      return { state: 'broken', problem: 'stands in the file twice. Remove one of the two.' };
    }
    if (text === undefined) {
      return { state: 'orphaned' };
    }
    const value = values.get(key);
    const reading = format === 'message' ? readMessage(value) : readText(value);
    if ('problem' in reading) {
      return { state: 'broken', ...reading };
    }
    const rule = kind === 'titles' && reading.text !== '' ? titleProblem(reading.text) : undefined;
    return rule !== undefined
      ? { state: 'broken', problem: `breaks a rule: ${rule}` }
      : evaluate(text, reading.text, Object.hasOwn(recorded, key) ? recorded[key] : undefined);
  };
  const keys = new Set([...english.keys(), ...values.keys()]);
  return [...keys].map((key) => entry(key, evaluationOf(key)));
}

export interface CheckedHashes {
  readonly hashes: Hashes;
  /** What is wrong in the file itself. */
  readonly entries: readonly Entry[];
}

/**
 * The stored hashes, as far as they are sound. A hash whose translation was removed is a fault: should the key come
 * back with its English text, the hash would vouch for it.
 */
export function checkHashes(file: JsonFile, sources: readonly TextFile[]): CheckedHashes {
  const broken = (problem: string, key?: string): Entry => ({
    kind: 'strings',
    file: HASHES_FILE,
    ...(key !== undefined && { key }),
    state: 'broken',
    problem,
  });
  if (file.kind !== 'read') {
    return {
      hashes: {},
      entries: file.kind === 'missing' ? [] : [broken(file.problem)],
    };
  }
  const translations = new Map(sources.map((source) => [source.file, source.translation]));
  const entries: Entry[] = [];
  const hashes: Record<string, Record<string, string>> = {};
  for (const [name, values] of file.values) {
    const translation = translations.get(name) ?? { kind: 'missing' };
    if (!isRecord(values)) {
      entries.push(broken('must be an object with hashes by key.', name));
      continue;
    }
    if (file.duplicates.has(name)) {
      entries.push(broken('stands in the file twice. Make one object of the two.', name));
    }
    const sound: [string, string][] = [];
    for (const [key, hash] of Object.entries(values)) {
      const place = `${name}#${key}`;
      if (!isContentHash(hash)) {
        entries.push(broken('is not a hash. Remove it and record it anew.', place));
      } else if (translation.kind === 'missing' || !holds(translation, key)) {
        entries.push(broken('belongs to a translation that is gone. Remove it.', place));
      } else {
        sound.push([key, hash]);
      }
    }
    hashes[name] = Object.fromEntries(sound);
  }
  return { hashes, entries };
}

/** Whether a file has a key, as far as that can be known. */
function holds(file: JsonFile, key: string): boolean {
  return file.kind === 'unreadable' || (file.kind === 'read' && file.values.has(key));
}
