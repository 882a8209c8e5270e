/**
 * Opens the folded parts around an element that a hash names. Browsers do so when they follow the hash themselves, not
 * after a navigation within the site.
 * @param root the parts inside of it
 * @returns whether one was closed
 */
export function openAround(target: Element, root: Element = document.body): boolean {
  let isChanged = false;
  for (
    let details = target.closest('details');
    details && root.contains(details);
    details = details.parentElement?.closest('details') ?? null
  ) {
    isChanged ||= !details.open;
    details.open = true;
  }
  return isChanged;
}
