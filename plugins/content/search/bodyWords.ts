/** The words of the text of pages, by which a page is found whose titles lack them. Pure. */
import type { Root } from 'mdast';
import { stem } from '../../../src/lib/search/stem';
import { walk } from '../../../src/lib/text/syntaxTree';

/** A word of more pages says too little of each, and only the pages that say it most count. */
const MAX_PAGES_WITH = 60;
const MAX_PAGES = 7;

/** Words and names of code; Chinese readers have keywords. */
const WORD = /[a-z][a-z\d]{2,}/gi;

/** How often a page has each word, in the form that all of its forms share. */
function countsOf(trees: readonly Root[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const tree of trees) {
    walk(tree, (node) => {
      if (node.type === 'text' || node.type === 'inlineCode') {
        for (const [text] of node.value.matchAll(WORD)) {
          const word = stem(text.toLowerCase());
          counts.set(word, (counts.get(word) ?? 0) + 1);
        }
      }
    });
  }
  return counts;
}

/**
 * Each word with the places of the pages that have it, those that have it most often first.
 * @param trees of each page as it is written, in any languages
 */
export function bodyWords(
  trees: readonly (readonly Root[])[],
): Readonly<Record<string, readonly number[]>> {
  const found = new Map<string, { readonly page: number; readonly count: number }[]>();
  trees.forEach((own, page) => {
    for (const [word, count] of countsOf(own)) {
      const pages = found.get(word) ?? [];
      found.set(word, pages);
      pages.push({ page, count });
    }
  });
  return Object.fromEntries(
    [...found]
      .filter(([, pages]) => pages.length <= MAX_PAGES_WITH)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([word, pages]) => [
        word,
        pages
          .toSorted((one, other) => other.count - one.count)
          .slice(0, MAX_PAGES)
          .map(({ page }) => page),
      ]),
  );
}
