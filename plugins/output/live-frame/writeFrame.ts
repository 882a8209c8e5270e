/** Writes the page of the frame, and its scripts. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataFiles } from '../../content/live-completion';
import { LIVE_ASSETS, LIVE_PAGE } from '../../../src/lib/live/manifest';
import { livePageHtml, liveScripts } from './livePage';
import type { LiveBundles } from './makeBundles';

/** The hashes of the page's scripts: `sha256-…`. */
export function liveHashes(): readonly string[] {
  return liveScripts().map(
    (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
}

/** @param outDir folder of the language without a path of its own */
export async function writeScripts(
  { manifest, folder }: LiveBundles,
  outDir: string,
): Promise<void> {
  const target = path.join(outDir, LIVE_ASSETS);
  await mkdir(target, { recursive: true });
  await Promise.all(
    manifest.files.map((file) => copyFile(path.join(folder, file), path.join(target, file))),
  );
}

/** Writes what the editor completes with, which is the same in all languages. */
export async function writeCompletions({ index, parts }: DataFiles, outDir: string): Promise<void> {
  const target = path.join(outDir, LIVE_ASSETS);
  await mkdir(target, { recursive: true });
  await Promise.all(
    [index, ...parts].map(({ name, text }) => writeFile(path.join(target, name), text)),
  );
}

export interface PageOptions {
  /** Folder of a language. */
  readonly outDir: string;
  /** Path of the site. */
  readonly base: string;
  readonly language: string;
  readonly title: string;
}

export async function writePage(
  { manifest }: LiveBundles,
  { outDir, base, language, title }: PageOptions,
): Promise<void> {
  await mkdir(path.join(outDir, LIVE_PAGE), { recursive: true });
  await writeFile(
    path.join(outDir, LIVE_PAGE, 'index.html'),
    livePageHtml({
      language,
      title,
      manifest: { ...manifest, files: manifest.files.map((name) => base + LIVE_ASSETS + name) },
      hashes: liveHashes(),
    }),
  );
}
