/** The command `docs:readability`: spelling, terms and sentence length of pages, guides and UI strings; Chinese terms. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_FOLDERS } from '../../src/data/docsInstances';
import { locationOfFile } from '../../src/lib/pages/pageFiles';
import { pathnameOfDoc } from '../../src/lib/pages/pageTree';
import {
  BASELINE_FILE,
  baselineText,
  newProblems,
  parseBaseline,
  problemText,
  shrink,
  staleEntries,
} from './baseline';
import { type ProseSource, checkProse } from './checkProse';
import { readChineseProblems } from './chineseSources';
import type { ReadabilityOptions } from './options';
import { readGuides, readMessages, readPages } from './proseSources';
import { type ReadFile, byFile, meanOf, tableText } from './report';
import { maxMeanWords } from './rules.json';

export interface Outcome {
  readonly output: string;
  readonly exitCode: number;
}

function read(sources: readonly ProseSource[]): readonly ReadFile[] {
  const results = checkProse(sources);
  return byFile(
    sources.flatMap(({ file }, index) => {
      const result = results[index];
      return result ? [{ file, ...result }] : [];
    }),
  );
}

function pathnameOf(file: string): string | undefined {
  const place = locationOfFile(file, PAGE_FOLDERS);
  return place?.kind === 'docs'
    ? pathnameOfDoc(place.name.replace(/\.mdx$/, ''), place.instance.route)
    : undefined;
}

/** The problems and figures of one page. */
function pageOutcome(sources: readonly ProseSource[], pathname: string): Outcome {
  const page = sources.find(({ file }) => pathnameOf(file) === pathname);
  if (!page) {
    throw new Error(`There is no page ${pathname}.`);
  }
  const files = read([page]);
  const problems = files.flatMap(({ file, problems: found }) =>
    found.map((problem) => problemText(file, problem)),
  );
  return { output: [...problems, tableText(files)].join('\n'), exitCode: 0 };
}

/** Files whose sentences are too long on average. */
export function meanProblems(files: readonly ReadFile[]): readonly string[] {
  return files
    .filter((file) => meanOf(file) > maxMeanWords)
    .map(
      (file) =>
        `${file.file}: ${meanOf(file).toFixed(1)} words in a sentence on average, at most ${maxMeanWords}.`,
    );
}

/**
 * @param siteDir root of the project
 * @throws when a page or the list can't be read
 */
export function docsReadability(siteDir: string, options: ReadabilityOptions): Outcome {
  const pages = readPages(siteDir);
  if (options.page !== undefined) {
    return pageOutcome(pages, options.page);
  }
  const files = read([...pages, ...readGuides(siteDir), ...readMessages(siteDir)]);
  if (!options.check && !options.update) {
    return { output: tableText(files), exitCode: 0 };
  }
  const baselinePath = path.join(siteDir, BASELINE_FILE);
  const listed = parseBaseline(readFileSync(baselinePath, 'utf8'));
  if (options.update) {
    writeFileSync(baselinePath, baselineText(shrink(listed, files)));
    return { output: `Lowered the numbers in ${BASELINE_FILE}.`, exitCode: 0 };
  }
  const problems = [
    ...files.flatMap((file) => newProblems(file, listed[file.file])),
    ...meanProblems(files),
    ...staleEntries(listed, files),
    ...readChineseProblems(siteDir),
  ];
  const summary = `readability: ${problems.length} problems in ${files.length} files; ${Object.keys(listed).length} pages are listed in ${BASELINE_FILE}`;
  return { output: [...problems, summary].join('\n'), exitCode: problems.length === 0 ? 0 : 1 };
}
