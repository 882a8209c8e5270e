/** When the page has come to rest, so that what nobody waits for takes nothing from it. */

/** ms after the page and what it asked for have loaded; demos in sight have begun by then. */
const IDLE_DELAY_MS = 1500;

/** Calls `begin` once the page is at rest. Returns what cancels that. */
export function whenSettled(begin: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    timer = setTimeout(begin, IDLE_DELAY_MS);
  };
  if (document.readyState === 'complete') {
    rest();
  } else {
    window.addEventListener('load', rest, { once: true });
  }
  return () => {
    window.removeEventListener('load', rest);
    clearTimeout(timer);
  };
}
