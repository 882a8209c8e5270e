/** A small site on disk, in two languages and with a cut version. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Writes files into a new folder. */
export function writeSite(files: Readonly<Record<string, string>>) {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  const write = (file: string, content: string | Uint8Array) => {
    const absolute = path.join(siteDir, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, content);
  };
  Object.entries(files).forEach(([file, text]) => write(file, text));
  return { siteDir, write, remove: () => rmSync(siteDir, { recursive: true }) };
}
