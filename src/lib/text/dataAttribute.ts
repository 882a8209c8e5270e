/** A value as JSON in an attribute of an element, with its quotes: `data-load='{"a":1}'` takes fewer escapes so. */
export function dataAttribute(name: string, value: unknown): string {
  const text = JSON.stringify(value)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return `data-${name}='${text}'`;
}
