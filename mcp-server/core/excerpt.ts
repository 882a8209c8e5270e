/** Keeps answers within a length, and says how to read on. */

/** Characters of an answer, without its head: some 5,000 tokens. */
export const MAX_CHARACTERS = 20_000;

/** How much of an excerpt may be given up so that it ends with a line. */
const SLACK = 2000;

/** Where an excerpt ends that may be `most` characters long: at the end of a line, where there is one. */
function endOf(text: string, offset: number, most: number): number {
  const end = offset + most;
  if (end >= text.length) {
    return text.length;
  }
  const line = text.lastIndexOf('\n', end - 1) + 1;
  if (line > end - SLACK) {
    return line;
  }
  // Not between the two halves of a character.
  return /[\uDC00-\uDFFF]/.test(text.charAt(end)) ? end - 1 : end;
}

/**
 * The part of a text that an answer can hold.
 * @param more what else the reader may ask for instead of going on: sections
 */
export function excerpt(text: string, offset: number, more = ''): string {
  if (offset >= text.length && offset > 0) {
    return `(The text ends at character ${text.length}, before the offset ${offset}.)`;
  }
  const end = endOf(text, offset, MAX_CHARACTERS);
  if (offset === 0 && end === text.length) {
    return text.trimEnd();
  }
  const rest =
    end === text.length ? 'This is the end.' : `For the rest, ask again with offset: ${end}.`;
  return `${text.slice(offset, end).trimEnd()}\n\n---\nCharacters ${offset} to ${end} of ${text.length}. ${rest}${end === text.length || more === '' ? '' : `\n${more}`}`;
}

/** A text in one line of at most so many characters. */
export function inOneLine(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}
