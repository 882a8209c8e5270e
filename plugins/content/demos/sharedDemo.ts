/**
 * A cut version holds copies of all demos, and most are the same for many releases. Pages take such a demo from the
 * newest version that has it, so that it is built once, and loaded once by readers who go from version to version.
 */
import path from 'node:path';
import { CODE_STYLINGS, type CodeStyling } from '../../../src/lib/code/demo';
import type { DocsInstance } from '../../../src/lib/pages/docsInstance';
import {
  type PageFolders,
  type PageLocation,
  originalFile,
  locationOfFile,
  translatedFile,
} from '../../../src/lib/pages/pageFiles';
import { versionNames } from '../versions';
import { collectFiles } from './collectFiles';
import { variantFile } from './demoModules';
import { readDemoFile } from './readFile';

export interface DemoSite {
  /** Root of the project. */
  readonly siteDir: string;
  readonly folders: PageFolders;
}

/** The versions that are newer than a cut one, newest first; `undefined` stands for the current one. */
function newerVersions(
  version: string,
  siteDir: string,
  instance: DocsInstance,
): readonly (string | undefined)[] {
  const cut = versionNames(siteDir, instance);
  return [undefined, ...cut.slice(0, Math.max(cut.indexOf(version), 0))];
}

function fileIn(place: PageLocation, version: string | undefined, folders: PageFolders): string {
  const moved = { ...place, version };
  return place.language === undefined
    ? originalFile(moved, folders)
    : translatedFile(moved, place.language);
}

/** The file of a demo in a styling. */
function stylingFile(demo: string, styling: CodeStyling): string {
  return path.posix.join(
    path.posix.dirname(demo),
    variantFile(path.basename(demo, '.tsx'), styling),
  );
}

/** All files of a demo with their texts, by their way from it. */
async function contentsOf(demo: string, siteDir: string): Promise<string> {
  const entry = path.join(siteDir, demo);
  const files = await collectFiles(entry, siteDir, (file) => readDemoFile(file, siteDir));
  return JSON.stringify(
    files.map((file) => [path.relative(path.dirname(entry), file.path), file.text]),
  );
}

/** Whether two demos are the same in all stylings, with all that they import. */
async function isSame(demo: string, other: string, siteDir: string): Promise<boolean> {
  for (const styling of CODE_STYLINGS) {
    const one = stylingFile(demo, styling);
    const two = stylingFile(other, styling);
    const text = await readDemoFile(path.join(siteDir, one), siteDir);
    if (text !== (await readDemoFile(path.join(siteDir, two), siteDir))) {
      return false;
    }
    // What isn't even the same by itself need not be parsed.
    if (
      text !== undefined &&
      (await contentsOf(one, siteDir)) !== (await contentsOf(two, siteDir))
    ) {
      return false;
    }
  }
  return true;
}

/**
 * The file to build a demo from: its own, or the same one in the newest version that has it.
 * @param demo path from the root of the project, with `/`
 * @throws when the demo, or a file that it imports, is missing, breaks a rule or can't be parsed
 */
export async function sharedDemo(demo: string, { siteDir, folders }: DemoSite): Promise<string> {
  const place = locationOfFile(demo, folders);
  if (place?.kind !== 'docs' || place.version === undefined) {
    return demo;
  }
  for (const version of newerVersions(place.version, siteDir, place.instance)) {
    const other = fileIn(place, version, folders);
    if (await isSame(demo, other, siteDir)) {
      return other;
    }
  }
  return demo;
}
