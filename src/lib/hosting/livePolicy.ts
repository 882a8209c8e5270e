/**
 * The content security policy of the page in which edited demos run. The frame inside it inherits the policy: it runs
 * blobs, which the page hands to it, and nothing that has an address.
 */

/**
 * @param hashes of the page's two inline scripts: `sha256-…`
 * @param place a `<meta>` element can't say who may frame the page
 */
export function livePolicy(hashes: readonly string[], place: 'header' | 'meta'): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ['blob:', ...hashes.map((hash) => `'${hash}'`)],
    // Emotion writes elements.
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ['data:'],
    'connect-src': ["'none'"],
    // The inner document has no address: it is part of the page.
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    ...(place === 'header' && { 'frame-ancestors': ["'self'"] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
