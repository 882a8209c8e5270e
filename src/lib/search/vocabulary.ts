/** Numbers the terms of all entries, so that what a query finds out about each is kept in a list. */
import { stem } from './stem';

export interface Vocabulary {
  /** The number of a term, from 0 on; the same each time. */
  readonly numberOf: (term: string) => number;
  /** The number of a term that has one. */
  readonly find: (term: string) => number | undefined;
  readonly termAt: (number: number) => string;
  /** The term at a number as `stem` gives it. */
  readonly stemAt: (number: number) => string;
}

export function createVocabulary(): Vocabulary {
  const numbers = new Map<string, number>();
  const terms: string[] = [];
  const stems: string[] = [];
  return {
    numberOf: (term) => {
      const known = numbers.get(term);
      if (known !== undefined) {
        return known;
      }
      numbers.set(term, terms.length);
      stems.push(stem(term));
      return terms.push(term) - 1;
    },
    find: (term) => numbers.get(term),
    termAt: (number) => terms[number] ?? '',
    stemAt: (number) => stems[number] ?? '',
  };
}
