/**
 * Opens what is closed while the page is printed. Browsers whose style sheets reach the content of `<details>` need none
 * of it: see src/css/custom.css.
 */
export function openDetailsInPrint(): void {
  let opened: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    opened.forEach((details) => (details.open = true));
  });
  addEventListener('afterprint', () => {
    opened.forEach((details) => (details.open = false));
  });
}
