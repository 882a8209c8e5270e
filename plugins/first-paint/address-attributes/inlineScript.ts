/**
 * The script that takes Docusaurus' own parameters off the page's address. A self-contained function that is written
 * into the page as text: it may use nothing but its argument and the browser, and must not throw.
 */

/**
 * Docusaurus' inline script sets whatever attribute of `<html>` a link names (`?docusaurus-data-theme=light`), and has
 * no option to leave that out. Runs in `<head>`, before Docusaurus looks.
 * @param prefix what the names of such parameters begin with
 */
export function dropParameters(prefix: string): void {
  const url = new URL(window.location.href);
  const names = [...url.searchParams.keys()].filter((name) => name.startsWith(prefix));
  if (names.length > 0) {
    names.forEach((name) => url.searchParams.delete(name));
    try {
      window.history.replaceState(window.history.state, '', url);
    } catch {
      // A page in a closed frame can't change its address.
    }
  }
}
