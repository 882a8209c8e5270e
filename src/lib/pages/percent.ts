/**
 * Percent signs in parts of an address. Anybody may have typed them: a text that can't be decoded isn't encoded, and its
 * percent signs stand for themselves.
 */

/** What an encoded text says; one that isn't encoded stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The same text, so that it can be decoded: `#100%` becomes `#100%25`. */
export function decodable(text: string): string {
  return text.includes('%') && decoded(text) === text ? text.replaceAll('%', '%25') : text;
}
