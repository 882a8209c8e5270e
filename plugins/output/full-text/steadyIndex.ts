/**
 * Makes the same index of the same pages: Pagefind writes its filters, and the values of each, in an order that is
 * another one in each run, and so the names of these files, and what names them, would differ. Its files are CBOR
 * behind a signature, compressed.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ENTRY, type IndexFile } from './indexFiles';

const SIGNATURE = 'pagefind_dcd';
const FILTER = /^filter\/.*_(?<hash>[\da-f]+)\.pf_filter$/;
const META = /^pagefind\..*_(?<hash>[\da-f]+)\.pf_meta$/;
/** Place of the list of filters in the meta data. */
const META_FILTERS = 3;

/** CBOR's number for lists; texts, bytes and numbers have others. */
const LIST = 4;
const BYTES = 2;
const TEXT = 3;

/** An item of CBOR: `head` are the bytes that say what it is, `items` those in it. */
interface Item {
  readonly bytes: Buffer;
  readonly head: Buffer;
  readonly items: readonly Item[];
}

/**
 * Reads the item that begins at `start`, without its meaning.
 * @throws when it is of a kind that Pagefind's files don't have
 */
function readItem(data: Buffer, start: number): Item {
  const first = data.readUInt8(start);
  const kind = first >> 5;
  const size = first & 31;
  const extra = size < 24 ? 0 : 2 ** (size - 24);
  if (kind > LIST || size > 27) {
    throw new Error("Pagefind's files hold something new.");
  }
  let end = start + 1 + extra;
  const head = data.subarray(start, end);
  const count = extra === 0 ? size : Number(BigInt(`0x${head.toString('hex', 1)}`));
  const items: Item[] = [];
  if (kind === LIST) {
    for (let index = 0; index < count; index += 1) {
      const item = readItem(data, end);
      items.push(item);
      end += item.bytes.length;
    }
  } else if (kind === BYTES || kind === TEXT) {
    end += count;
  }
  return { bytes: data.subarray(start, end), head, items };
}

/** A list with the entries of the list at `place` in it sorted. */
function withSorted({ head, items }: Item, place: number): Buffer {
  const parts = items.map((item, index) =>
    index === place
      ? [item.head, ...item.items.map(({ bytes }) => bytes).toSorted((a, b) => a.compare(b))]
      : [item.bytes],
  );
  return Buffer.concat([head, ...parts.flat()]);
}

/** What is compressed in a file, without the signature. */
function unpack({ path: name, content }: IndexFile): Buffer {
  const data = gunzipSync(content);
  if (data.toString('latin1', 0, SIGNATURE.length) !== SIGNATURE) {
    throw new Error(`${name} doesn't begin as Pagefind's files do.`);
  }
  return data.subarray(SIGNATURE.length);
}

const pack = (data: Buffer): Buffer =>
  gzipSync(Buffer.concat([Buffer.from(SIGNATURE, 'latin1'), data]), { level: 9 });

/** As long as `old`. */
const hashOf = (data: Buffer, old: string): string =>
  createHash('sha256').update(data).digest('hex').slice(0, old.length);

/** The text with each of the names replaced; both are of the same length. */
function renamed(data: Buffer, names: ReadonlyMap<string, string>): Buffer {
  const text = [...names].reduce(
    (all, [from, to]) => all.replaceAll(from, to),
    data.toString('latin1'),
  );
  return Buffer.from(text, 'latin1');
}

/**
 * The files in an order, and under names, that the pages alone decide.
 * @param files all that Pagefind made
 * @throws when a file isn't as Pagefind 1.5 writes it
 */
export function steadyIndex(files: readonly IndexFile[]): readonly IndexFile[] {
  const names = new Map<string, string>();
  const rewrite = (file: IndexFile, pattern: RegExp, change: (data: Buffer) => Buffer) => {
    const hash = pattern.exec(file.path)?.groups?.hash;
    if (hash === undefined) {
      return file;
    }
    const data = change(unpack(file));
    const old = path
      .basename(file.path)
      .replace(/^pagefind\./, '')
      .replace(/\.\w+$/, '');
    const name = old.slice(0, -hash.length) + hashOf(data, hash);
    names.set(old, name);
    return { path: file.path.replace(old, name), content: pack(data) };
  };
  const withFilters = files.map((file) =>
    rewrite(file, FILTER, (data) => withSorted(readItem(data, 0), 1)),
  );
  const withMeta = withFilters.map((file) =>
    rewrite(file, META, (data) => withSorted(readItem(renamed(data, names), 0), META_FILTERS)),
  );
  return withMeta.map((file) =>
    file.path === ENTRY ? { ...file, content: renamed(Buffer.from(file.content), names) } : file,
  );
}
