/**
 * Turns the bytes of a file that people write into text. Anything but UTF-8 is refused: read as UTF-8 nevertheless, it
 * would show to readers as question marks in black diamonds. Knows no disk.
 */

/** Begins an error's advice. */
const ADVICE = 'Readers would see other characters than were written. Save the file as UTF-8.';

function startsWith(bytes: Uint8Array, ...start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** What is wrong with the bytes, to follow the name of their file; `undefined` when they are UTF-8. */
export function utf8Problem(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) {
    return `is written in UTF-16. ${ADVICE}`;
  }
  // What begins without the mark of UTF-16 has a zero in every second byte.
  const zero = bytes.indexOf(0);
  if (zero !== -1) {
    return `has a zero byte (at byte ${zero + 1}), as UTF-16 and files that are no text have. ${ADVICE}`;
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    decoder.decode(bytes);
    return undefined;
  } catch {
    return `is not UTF-8${placeOfFault(bytes)}. ${ADVICE}`;
  }
}

/** The line of the first bytes that aren't UTF-8. A line feed is one byte in UTF-8 and in no part of a character. */
function placeOfFault(bytes: Uint8Array): string {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const lineFeed = bytes.indexOf(0x0a, start);
    const end = lineFeed === -1 ? bytes.length : lineFeed + 1;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, end));
    } catch {
      return ` (line ${line})`;
    }
    start = end;
  }
  return '';
}

/**
 * The text of a file, without the byte order mark that it may begin with.
 * @param file what an error calls the file
 * @throws when the bytes aren't UTF-8, naming the file and the line
 */
export function utf8Text(bytes: Uint8Array, file: string): string {
  const problem = utf8Problem(bytes);
  if (problem !== undefined) {
    throw new Error(`${file} ${problem}`);
  }
  return new TextDecoder('utf-8').decode(bytes);
}
