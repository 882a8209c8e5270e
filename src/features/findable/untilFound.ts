/**
 * Hides what is folded so that a search in the page, or a link to a text, still finds it: the browser says what it has
 * found, and removes the attribute. React doesn't know the value. Where the browser doesn't either, there is no
 * attribute, and the style sheet hides what is folded as it did. The element itself would still be announced, without
 * anything in it, so that it says that it's hidden.
 */
export function foldUntilFound(element: Element, isFolded: boolean): void {
  if (isFolded && 'onbeforematch' in element) {
    element.setAttribute('hidden', 'until-found');
    element.setAttribute('aria-hidden', 'true');
  } else {
    element.removeAttribute('hidden');
    element.removeAttribute('aria-hidden');
  }
}
