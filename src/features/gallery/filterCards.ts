import { fold } from '../../lib/text/fold';

/** Marks the element around the list of cards. */
export const GALLERY_ATTRIBUTE = 'data-gallery';

/** A heading is hidden with its gallery: it would stand above nothing. */
function headingOf(gallery: Element): Element | undefined {
  const before = gallery.previousElementSibling;
  return before?.matches('h2, h3') ? before : undefined;
}

/**
 * Hides the cards without all words of a query, and galleries without a card. React wrote the cards and never changes
 * them, so that nothing undoes this.
 * @param root what has the galleries
 * @param query words in any order; without one, all cards show
 * @returns how many cards show
 */
export function filterCards(root: ParentNode, query: string): number {
  const words = fold(query).split(/\s+/);
  let shown = 0;
  for (const gallery of root.querySelectorAll(`[${GALLERY_ATTRIBUTE}]`)) {
    const cards = [...gallery.querySelectorAll('li')];
    for (const card of cards) {
      const text = fold(card.textContent);
      card.hidden = !words.every((word) => text.includes(word));
    }
    const found = cards.filter((card) => !card.hidden).length;
    shown += found;
    for (const part of [gallery, headingOf(gallery)]) {
      part?.toggleAttribute('hidden', found === 0);
    }
  }
  return shown;
}
