/** Reads the file of a page from disk, and refuses one that Docusaurus would stumble over without saying why. */
import { lstat, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import type { DefaultParseFrontMatter } from '@docusaurus/types';
import { utf8Text } from '../../../src/lib/text/utf8';

/** The symbolic link on the way to a file, from the project's root; `undefined` when there is none. */
async function linkOnTheWay(siteDir: string, file: string): Promise<string | undefined> {
  const segments = file.split('/');
  for (const index of segments.keys()) {
    const part = segments.slice(0, index + 1).join('/');
    if ((await lstat(path.join(siteDir, part))).isSymbolicLink()) {
      return part;
    }
  }
  return undefined;
}

/**
 * The text of a page.
 * @param file path from the project's root, with `/`
 * @throws when the page lies behind a symbolic link or isn't UTF-8, with the file
 */
export async function readPageFile(siteDir: string, file: string): Promise<string> {
  const link = await linkOnTheWay(siteDir, file);
  if (link !== undefined) {
    const target = await readlink(path.join(siteDir, link));
    // Docusaurus lists the page by the link and is asked for it by the bundler by the file behind.
    throw new Error(
      `${link} is a symbolic link (to ${target})${link === file ? '' : `, and the page ${file} lies behind it`}. The build can't find such a page again: put the files themselves there.`,
    );
  }
  return utf8Text(await readFile(path.join(siteDir, file)), file);
}

/**
 * Parses a page's front matter with Docusaurus' parser, whose errors say nothing of the file.
 * @param file what an error calls the page
 * @throws when the front matter is no YAML, with the file and the place
 */
export async function parseFrontMatter(
  parse: DefaultParseFrontMatter,
  params: Parameters<DefaultParseFrontMatter>[0],
  file: string,
): ReturnType<DefaultParseFrontMatter> {
  try {
    return await parse(params);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Error(
      `Front matter of ${file}: it can't be read: ${reason}. A text with a colon or a quote needs quotes around it.`,
      { cause: error },
    );
  }
}
