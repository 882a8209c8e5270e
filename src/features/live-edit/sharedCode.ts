/**
 * An edited demo as part of an address: `#edit=<demo>.<data>`. The data are the changed files as JSON, deflated, in
 * Base64 for addresses. Whoever opens the address didn't write them, so all of them are checked.
 */
import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  type CodeStyling,
  type CodeVariant,
  type DemoFile,
} from '../../lib/code/demo';
import { isRecord } from '../../lib/text/isRecord';

/** Longer addresses get cut by chats and mail programs. */
export const MAX_ADDRESS_BYTES = 4096;
/** Characters of all files: a few bytes can unfold into very many. */
const MAX_TEXT_LENGTH = 200_000;

export interface SharedCode {
  readonly variant: CodeVariant;
  readonly styling: CodeStyling;
  /** Changed files by name. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Reads what a stream makes of bytes. */
function readerOf(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: CompressionStream | DecompressionStream,
): ReadableStreamDefaultReader<Uint8Array> {
  const writer = writable.getWriter();
  // What goes wrong here, the reader learns of too.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  return readable.getReader();
}

async function deflated(text: string): Promise<readonly number[]> {
  const bytes = new TextEncoder().encode(text);
  const reader = readerOf(bytes, new CompressionStream('deflate-raw'));
  const made: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      return made;
    }
    made.push(...value);
  }
}

/** Stops reading what grows beyond all measure. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = readerOf(bytes, new DecompressionStream('deflate-raw'));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      return text + decoder.decode();
    }
    text += decoder.decode(value, { stream: true });
    if (text.length > MAX_TEXT_LENGTH) {
      await reader.cancel();
      throw new RangeError('The shared code is too long.');
    }
  }
}

function toBase64(bytes: readonly number[]): string {
  const binary = bytes.map((byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/**
 * The hash of an address that opens the edited demo.
 * @returns `undefined` when the whole address would be too long
 */
export async function sharedHash(
  name: string,
  { variant, styling, texts }: SharedCode,
  addressOfPage: string,
): Promise<string | undefined> {
  const data = toBase64(await deflated(JSON.stringify([variant, styling, texts])));
  const hash = `#edit=${name}.${data}`;
  return addressOfPage.length + hash.length > MAX_ADDRESS_BYTES ? undefined : hash;
}

/**
 * Reads the data of a hash.
 * @param stylings that the demo has
 * @returns `undefined` for data that are cut off, changed, or of something else
 */
export async function readSharedHash(
  hash: string,
  stylings: readonly CodeStyling[],
): Promise<SharedCode | undefined> {
  try {
    const value: unknown = JSON.parse(
      await inflated(fromBase64(hash.slice(hash.indexOf('.') + 1))),
    );
    const [saidVariant, saidStyling, texts] = Array.isArray(value) ? (value as unknown[]) : [];
    const variant = CODE_VARIANTS.find((known) => known === saidVariant);
    const styling = CODE_STYLINGS.find((known) => known === saidStyling);
    if (!variant || !styling || !stylings.includes(styling) || !isRecord(texts)) {
      return undefined;
    }
    const entries = Object.entries(texts).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return entries.length > 0 && entries.length === Object.keys(texts).length
      ? { variant, styling, texts: Object.fromEntries(entries) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether all shared files are files of the demo. */
export function fitsDemo({ texts }: SharedCode, originals: readonly DemoFile[]): boolean {
  return Object.keys(texts).every((name) => originals.some((file) => file.name === name));
}

/** The changed files. */
export function changedTexts(
  originals: readonly DemoFile[],
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    originals.flatMap(({ name, raw }) => {
      const text = texts[name];
      return text === undefined || text === raw ? [] : [[name, text]];
    }),
  );
}
