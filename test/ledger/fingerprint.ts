/** Fingerprints of files and of all that they import from the project. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { preProcessFile } from 'typescript';

const ROOT = path.join(__dirname, '../..');
const ENDINGS = ['', '.tsx', '.ts', '.mts', '.mjs', '.json', '/index.ts', '/index.tsx'];

export function fingerprint(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  texts.forEach((text) => hash.update(text).update('\0'));
  return hash.digest('hex').slice(0, 16);
}

/** Line ends are those of the machine. */
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8').replaceAll('\r\n', '\n');
const isFile = (file: string) =>
  existsSync(path.join(ROOT, file)) && statSync(path.join(ROOT, file)).isFile();

const imports = new Map<string, readonly string[]>();

/** The files of the project that a file imports. */
function importsOf(file: string): readonly string[] {
  const known = imports.get(file);
  if (known) {
    return known;
  }
  const found = /\.[cm]?[jt]sx?$/.test(file)
    ? preProcessFile(read(file), true, true)
        .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
        .flatMap(({ fileName }) => {
          const target = path.posix.join(path.posix.dirname(file), fileName);
          return ENDINGS.map((ending) => target + ending)
            .filter(isFile)
            .slice(0, 1);
        })
    : [];
  imports.set(file, found);
  return found;
}

/** Files and what they import, directly or not, by their paths from the root of the project, sorted. */
export function withImports(files: readonly string[]): readonly string[] {
  const all = new Set(files);
  for (const file of all) {
    importsOf(file).forEach((imported) => all.add(imported));
  }
  return [...all].toSorted();
}

/** All files below folders, and single files; sorted. */
export function filesBelow(...places: readonly string[]): readonly string[] {
  return places
    .flatMap((place) =>
      isFile(place)
        ? [place]
        : readdirSync(path.join(ROOT, place), { recursive: true, encoding: 'utf8' })
            .map((name) => path.posix.join(place, name.replaceAll('\\', '/')))
            .filter(isFile),
    )
    .toSorted();
}

/** A fingerprint of names and contents. */
export function fingerprintOf(files: readonly string[]): string {
  return fingerprint(...files.flatMap((file) => [file, read(file)]));
}
