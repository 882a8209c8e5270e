/**
 * Writes each text of the build once more as `.br` and `.gz`, so that a server sends them without compressing anything
 * itself.
 *
 * Brotli's highest level, 11, takes three times as long as 10 for two per cent less, so only what many pages load has
 * it: scripts with a name, and styles. Level 9, in a tenth of the time, gives files that are 7 % bigger: whole packages
 * have it, which only readers load who edit a demo. One text in four is there twice, since languages share scripts: it is
 * compressed once.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker, isMainThread, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/;
/** bytes; an answer that fits into one packet gains nothing. */
const SMALLEST = 1400;
/** The bundler names what few pages need by a number or by eight digits, and gives each script a hash. */
const ONE_PAGE = /^(?:\d+|[\da-f]{8})\.[\da-f]+\.js$/;

/** Whether many pages load a file: those of the bundler that have a name. */
function isShared(file) {
  const { base, ext, dir } = path.parse(file);
  return (
    ext === '.css' || (ext === '.js' && /[\\/]assets[\\/]js$/.test(dir) && !ONE_PAGE.test(base))
  );
}

/** Whether a script holds packages for demos that readers edit. */
function isLive(file) {
  return /[\\/]assets[\\/]live$/.test(path.dirname(file));
}

/** @param files of one text */
function compress(files) {
  const content = readFileSync(files[0]);
  if (content.length < SMALLEST) {
    return;
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: files.some(isShared) ? 11 : files.some(isLive) ? 9 : 10,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const brotli = brotliCompressSync(content, { params });
  const gzip = gzipSync(content, { level: 9 });
  for (const file of files) {
    writeFileSync(`${file}.br`, brotli);
    writeFileSync(`${file}.gz`, gzip);
  }
}

/** Files with the same text, together. */
function groupByText(files) {
  const groups = new Map();
  for (const file of files) {
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    groups.set(hash, [...(groups.get(hash) ?? []), file]);
  }
  return [...groups.values()];
}

/**
 * Compresses the texts below a folder, with all cores.
 * @returns how many texts there are
 * @throws when one can't be read or written
 */
export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  const texts = groupByText(files);
  const cores = availableParallelism();
  await Promise.all(
    Array.from({ length: cores }, (_, core) => {
      // In turns: files beside each other are alike, so that all have as much to do.
      const share = texts.filter((_text, index) => index % cores === core);
      return new Promise((resolve, reject) => {
        new Worker(new URL(import.meta.url), { workerData: share })
          .once('error', reject)
          .once('exit', resolve);
      });
    }),
  );
  return files.length;
}

if (!isMainThread) {
  workerData.forEach(compress);
}
