/** When a page has come to rest: then what isn't needed to read it may use the line. */

/** ms after the page and what it asked for have loaded; demos in sight have begun by then. */
const REST = 1500;

export function whenQuiet(begin: () => void): void {
  const rest = () => setTimeout(begin, REST);
  if (document.readyState === 'complete') {
    rest();
  } else {
    window.addEventListener('load', rest, { once: true });
  }
}
