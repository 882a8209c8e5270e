/**
 * Finds messages of the packages, in full and in part, whatever values stand in them and whatever stands before and
 * behind. A message is asked for by words that follow each other, which titles never are.
 */

import { fold } from '../text/fold';

/** A message, and what is found with it. */
export interface MessageTarget {
  readonly text: string;
  /** The number of the page's or the section's entry. */
  readonly entry: number;
}

export interface FoundMessage extends MessageTarget {
  /** Comparable to that of titles. */
  readonly score: number;
}

/** Fewer words are no part of a message. */
const MIN_WORDS = 3;
/** How much of one the other has at least: of the words, and of the pairs of neighbours. */
const LEAST_WORDS = 0.6;
const LEAST_PAIRS = 0.4;

/** A message that has all words side by side comes before a title that has them. */
const FOUND = 130;
const ALL_PAIRS = 70;

/** Words with letters and digits; names of code count as one. */
const WORD = /[\p{L}\p{N}_]+/gu;

function wordsOf(text: string): readonly string[] {
  return (fold(text).match(WORD) ?? []).filter((word) => word !== 'mui' && word !== 'x');
}

function pairsOf(words: readonly string[]): readonly string[] {
  return words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
}

/** How many of the items there are, from 0 to 1. */
function partOf(items: readonly string[], has: (item: string) => boolean): number {
  return items.filter(has).length / items.length;
}

/** Prepares the search in messages. Gives those that a text is or is part of, the best first. */
export function createMessageSearch(
  messages: readonly MessageTarget[],
): (typed: string) => readonly FoundMessage[] {
  const known = messages.map((message) => {
    const words = wordsOf(message.text);
    return { message, words: new Set(words), pairs: new Set(pairsOf(words)) };
  });
  return (typed) => {
    const words = wordsOf(typed);
    if (words.length < MIN_WORDS) {
      return [];
    }
    const pairs = pairsOf(words);
    const [typedWords, typedPairs] = [new Set(words), new Set(pairs)];
    const last = words.at(-1) ?? '';
    return known
      .map(({ message, words: own, pairs: ownPairs }) => {
        // The last word may be half typed.
        const hasWord = (word: string) =>
          own.has(word) || (word === last && [...own].some((each) => each.startsWith(last)));
        const hasPair = (pair: string) =>
          ownPairs.has(pair) ||
          (pair.endsWith(` ${last}`) && [...ownPairs].some((each) => each.startsWith(pair)));
        // What was typed is part of the message, or the message is part of what was typed.
        return {
          message,
          inWords: Math.max(
            partOf(words, hasWord),
            partOf([...own], (word) => typedWords.has(word)),
          ),
          inPairs: Math.max(
            partOf(pairs, hasPair),
            partOf([...ownPairs], (pair) => typedPairs.has(pair)),
          ),
        };
      })
      .filter(({ inWords, inPairs }) => inWords >= LEAST_WORDS && inPairs >= LEAST_PAIRS)
      .map(({ message, inWords, inPairs }) => ({
        ...message,
        score: FOUND * inWords + ALL_PAIRS * inPairs,
      }))
      .sort((one, other) => other.score - one.score);
  };
}
