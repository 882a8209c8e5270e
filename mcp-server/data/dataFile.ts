/** The file of data: the length of the compressed index, the index, and all texts, both compressed with Brotli. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { DocsIndex } from './docsIndex';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Bytes of the length at the start. */
const HEAD_BYTES = 4;

/** What a file holds. */
export interface DocsData {
  readonly index: DocsIndex;
  /** All texts as UTF-8, one after the other. */
  readonly texts: Buffer;
}

/** @param quality of Brotli, up to 11; the whole of the texts of a page in all variants fits into its window */
async function pack(bytes: Buffer, quality: number): Promise<Buffer> {
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

export async function encodeData({ index, texts }: DocsData, quality: number): Promise<Buffer> {
  const [packedIndex, packedTexts] = await Promise.all([
    pack(Buffer.from(JSON.stringify(index)), quality),
    pack(texts, quality),
  ]);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(packedIndex.length);
  return Buffer.concat([head, packedIndex, packedTexts]);
}

/** @throws when the bytes are no file of data */
export async function decodeData(bytes: Buffer): Promise<DocsData> {
  const end = HEAD_BYTES + bytes.readUInt32LE();
  const [index, texts] = await Promise.all([
    decompress(bytes.subarray(HEAD_BYTES, end)),
    decompress(bytes.subarray(end)),
  ]);
  return { index: JSON.parse(index.toString()) as DocsIndex, texts };
}
