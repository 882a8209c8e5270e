/** Finds files of translations that aren't UTF-8. Docusaurus reads them all the same and shows what comes of it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { utf8Problem } from '../../src/lib/text/utf8';
import { filesBelow } from '../../plugins/content/translations';

/** A file, and what is wrong with it in words that follow its name. */
export interface FileProblem {
  /** Path from the folder that was searched, with `/`. */
  readonly file: string;
  readonly problem: string;
}

/** All pages and JSON files below a folder that aren't UTF-8. */
export async function encodingProblems(folder: string): Promise<readonly FileProblem[]> {
  const files = (await filesBelow(folder)).filter((file) => /\.(?:mdx?|json)$/.test(file));
  const found = await Promise.all(
    files.map(async (file) => {
      const problem = utf8Problem(await readFile(path.join(folder, file)));
      return problem === undefined ? [] : [{ file, problem }];
    }),
  );
  return found.flat();
}

/**
 * @param folder of all languages, from the root of the site
 * @throws when a file isn't UTF-8; all of them are named
 */
export async function checkEncoding(siteDir: string, folder: string): Promise<void> {
  const problems = await encodingProblems(path.resolve(siteDir, folder));
  if (problems.length > 0) {
    throw new Error(
      problems.map(({ file, problem }) => `${path.posix.join(folder, file)} ${problem}`).join('\n'),
    );
  }
}
