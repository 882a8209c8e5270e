/**
 * The hash of an English text, kept beside its translation: while both agree, the translation is of this very text.
 * Line ends and a byte order mark don't count, since editors and checkouts change them.
 */
import { createHash } from 'node:crypto';

/** Long enough that two versions of one text never meet, short enough for a line of front matter. */
const LENGTH = 12;

/** The text as it is hashed and compared: line feeds only, no byte order mark. */
export function normalised(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** The first hexadecimal digits of the SHA-256 of a text. */
export function contentHash(text: string): string {
  return createHash('sha256').update(normalised(text)).digest('hex').slice(0, LENGTH);
}

/** Whether a value is what `contentHash` gives. */
export function isContentHash(value: unknown): value is string {
  return typeof value === 'string' && new RegExp(`^[0-9a-f]{${LENGTH}}$`).test(value);
}
