/** Finds the parts of a title, and of an excerpt, that are marked as matching. Pure: gives parts, draws nothing. */
import { editDistance } from '../../../lib/search/editDistance';
import { fold } from '../../../lib/text/fold';

export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** A run of Han characters, or of letters and digits of other scripts. */
const WORD = /\p{Script=Han}+|[^\p{Script=Han}\P{L}]+(?:[^\p{Script=Han}\P{L}]|\p{N})*|\p{N}+/gu;
const HAN = /\p{Script=Han}/u;
/** Words in names of code count one by one: `checkboxSelection`. */
const NAME_WORD = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Script=Han}|\p{N}+|\p{L}/gu;

/** From the first to behind the last character. */
type Range = readonly [number, number];

/** The letters and digits of a text, folded, and where each stands in it. */
function normalizeKey(text: string): {
  readonly letters: string;
  readonly places: readonly number[];
} {
  const places: number[] = [];
  let letters = '';
  for (let place = 0; place < text.length; place += 1) {
    const small = fold(text.charAt(place));
    // A letter that becomes two would shift the places of all that follow.
    if (small.length === 1 && /[\p{L}\p{N}]/u.test(small)) {
      letters += small;
      places.push(place);
    }
  }
  return { letters, places };
}

/** Where letters stand in a text, whatever stands between them: `datagrid` in `Data Grid`. */
function occurrences(text: string, wanted: string): readonly Range[] {
  const { letters, places } = normalizeKey(text);
  const ranges: Range[] = [];
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + 1)) {
    const [first, last] = [places[at] ?? 0, places[at + wanted.length - 1] ?? 0];
    // In the middle of a word a short piece means nothing.
    if (wanted.length > 2 || HAN.test(wanted) || !/\p{L}/u.test(text.charAt(first - 1))) {
      ranges.push([first, last + 1]);
    }
  }
  return ranges;
}

/** Words of a text that differ from the wanted one by a letter, or by two when it is long. */
function misspelt(text: string, wanted: string): readonly Range[] {
  const most = wanted.length > 6 ? 2 : 1;
  return [...text.matchAll(NAME_WORD)].flatMap(({ 0: word, index }): Range[] => {
    const begin = fold(word).slice(0, wanted.length + 1);
    const near = [begin, begin.slice(0, wanted.length)].some(
      (some) => editDistance(some, wanted) <= most,
    );
    return wanted.length > 3 && near ? [[index, index + word.length]] : [];
  });
}

/** Pairs of characters of a word that is written without spaces. */
function pairs(word: string): readonly string[] {
  return [...word].slice(1).map((character, index) => (word[index] ?? '') + character);
}

function rangesOf(text: string, word: string): readonly Range[] {
  const whole = occurrences(text, word);
  if (whole.length > 0) {
    return whole;
  }
  return HAN.test(word)
    ? pairs(word).flatMap((pair) => occurrences(text, pair))
    : misspelt(text, word);
}

/** A title in parts: those that match words of the query are marked. */
export function markTitle(title: string, query: string): readonly TextPart[] {
  const small = fold(query);
  const joined = normalizeKey(small).letters;
  // All words together first: `data grid` is one mark, not two.
  const together = joined === '' ? [] : occurrences(title, joined);
  const ranges =
    together.length > 0
      ? together
      : [...small.matchAll(WORD)].flatMap(([word]) => rangesOf(title, word));
  const isMarked = Array.from({ length: title.length }, () => false);
  ranges.forEach(([from, to]) => isMarked.fill(true, from, to));
  return joinParts(
    title.split('').map((text, index) => ({ text, marked: isMarked[index] ?? false })),
  );
}

/** Joins neighbours that are marked alike. */
function joinParts(parts: readonly TextPart[]): readonly TextPart[] {
  const joined: TextPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.marked === part.marked) {
      joined[joined.length - 1] = { text: last.text + part.text, marked: part.marked };
    } else if (part.text !== '') {
      joined.push(part);
    }
  }
  return joined;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

/** An excerpt in parts. What isn't a `mark` stays text, so that nothing else of it can become an element. */
export function excerptParts(html: string): readonly TextPart[] {
  let marked = false;
  const parts: TextPart[] = [];
  for (const piece of html.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') {
      marked = piece === '<mark>';
    } else {
      const text = piece.replaceAll(
        /&(?:lt|gt|quot|amp|#39|#x27);/g,
        (entity) => ENTITIES[entity] ?? '',
      );
      parts.push({ text, marked });
    }
  }
  return joinParts(parts);
}
