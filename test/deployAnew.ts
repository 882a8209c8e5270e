/** A deployment, as an open page meets it: all scripts and styles have other names, and the old ones are gone. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const HASHED = /\.([\da-f]{8,})\.(?:rtl\.)?\w+$/;
const TEXT = /\.(?:html|js|css|json|webmanifest|txt|xml|md)$/;
const COMPRESSED = /\.(?:br|gz)$/;
const WORD = /[\da-f]{8,}/g;
/** In the text of a service worker. */
const WORKER_VERSION = /("?version"?:\s*")([\da-f]{16})(")/;

/** Another hash of the same length, and another one each time. */
const hashAfter = (hash: string) =>
  createHash('sha256').update(hash).digest('hex').slice(0, hash.length);

/**
 * Makes another build of a build, with the same pages: each hash in a name becomes another one, in all texts too.
 * @param folder of the build
 * @returns the addresses that are gone
 */
export function deployAnew(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hashes = new Map<string, string>();
  const hashed = files.filter((file) => !COMPRESSED.test(file) && HASHED.test(file));
  for (const file of hashed) {
    const [, hash = ''] = HASHED.exec(file) ?? [];
    hashes.set(hash, hashAfter(hash));
  }
  const renamed = (text: string) => text.replace(WORD, (word) => hashes.get(word) ?? word);
  for (const file of files) {
    if (COMPRESSED.test(file)) {
      // Else the old text would be sent.
      rmSync(file);
    } else if (TEXT.test(file)) {
      const text = readFileSync(file, 'utf8');
      const next = renamed(text).replace(
        WORKER_VERSION,
        (_, before: string, version: string, after: string) => before + hashAfter(version) + after,
      );
      if (next !== text) {
        writeFileSync(file, next);
      }
    }
  }
  const gone = new Set<string>();
  for (const file of hashed) {
    renameSync(file, path.join(path.dirname(file), renamed(path.basename(file))));
    gone.add(`/${path.relative(folder, file).replaceAll('\\', '/')}`);
  }
  return gone;
}
