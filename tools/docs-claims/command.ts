/** The command `docs:claims`: which statements of the pages have proof, and which need it. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OLD_GUIDES } from '../../src/data/migrationGuides';
import { type AssessedPage, assess, claimProblems, fenceProblems } from './assess';
import { CLAIMS_FOLDER, pageOfClaimFile } from './claimPaths';
import { type CompiledFence, compileFences } from './compileFences';
import { modelProblems } from './modelRules';
import type { ClaimsOptions } from './options';
import { withoutExemptions } from './prune';
import { type ClaimedPage, readClaimedPages, readClaimsOf } from './readPages';
import { codeTotalText, fencesText, pageText, reportText, rewordedText, totalText } from './report';
import { rewriteQuotes } from './rewrite';
import { rewordedQuotes } from './similarity';

export interface Outcome {
  readonly output: string;
  readonly exitCode: number;
}

/** Whether a page is a guide between two older versions, whose statements need no claims. */
function isOldGuide(pathname: string): boolean {
  return OLD_GUIDES.has(`${pathname}/`);
}

/** Files of claims that belong to no page. */
function strayFiles(siteDir: string, pages: readonly AssessedPage[]): readonly string[] {
  const folder = path.join(siteDir, CLAIMS_FOLDER);
  const known = new Set(pages.map(({ pathname }) => pathname));
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  return files.flatMap((file) => {
    const claimed = pageOfClaimFile(`${CLAIMS_FOLDER}/${file}`);
    return claimed === undefined || known.has(claimed) || claimed.startsWith('/x/scratch')
      ? []
      : [`${CLAIMS_FOLDER}/${file}: there is no page ${claimed}.`];
  });
}

/** Removes the needless exemptions of all pages. */
function pruneOutcome(siteDir: string, pages: readonly AssessedPage[]): Outcome {
  const needless = pages.flatMap((page) => page.needless);
  for (const file of new Set(needless.map((quote) => quote.file))) {
    const target = path.join(siteDir, file);
    const own = needless.filter((quote) => quote.file === file);
    writeFileSync(target, withoutExemptions(readFileSync(target, 'utf8'), own));
  }
  return {
    output: `Removed ${needless.length} needless exemptions. Format the files: npm run format.`,
    exitCode: 0,
  };
}

/** The reworded quotes of a page, of which the clear ones are changed when asked for. */
function rewordedOutcome(siteDir: string, source: ClaimedPage, write: boolean): Outcome {
  const reworded = rewordedQuotes(source.page, readClaimsOf(siteDir, source.pathname));
  const changes = reworded.flatMap(({ quote, match }) =>
    match?.isClear ? [{ quote, words: match.words }] : [],
  );
  if (write) {
    for (const file of new Set(changes.map(({ quote }) => quote.file))) {
      const target = path.join(siteDir, file);
      const own = changes.filter(({ quote }) => quote.file === file);
      writeFileSync(target, rewriteQuotes(readFileSync(target, 'utf8'), own));
    }
  }
  return { output: rewordedText(reworded, write), exitCode: 0 };
}

/** Only what is wrong, and totals. */
function checkOutcome(
  problems: readonly string[],
  pages: readonly AssessedPage[],
  fences: readonly CompiledFence[],
): Outcome {
  return {
    output: [...problems, totalText(pages), codeTotalText(fences)].join('\n'),
    exitCode: problems.length === 0 ? 0 : 1,
  };
}

/**
 * @param siteDir root of the project
 * @throws when a page or a file of claims can't be read
 */
export function docsClaims(siteDir: string, options: ClaimsOptions): Outcome {
  const wanted = options.page ?? options.reworded;
  if (wanted !== undefined && isOldGuide(wanted)) {
    throw new Error(
      `${wanted} needs no claims: docs:migration compiles its code in both versions.`,
    );
  }
  const sources = readClaimedPages(siteDir, (page) => wanted === undefined || page === wanted);
  if (options.reworded !== undefined) {
    const source = sources.find(({ pathname }) => pathname === options.reworded);
    if (!source) {
      throw new Error(`There is no page ${options.reworded}.`);
    }
    return rewordedOutcome(siteDir, source, options.write);
  }
  const pages = sources
    .filter(({ pathname }) => !isOldGuide(pathname))
    .map((page) => assess(page, readClaimsOf(siteDir, page.pathname)));
  if (options.page !== undefined) {
    const index = pages.findIndex(({ pathname }) => pathname === options.page);
    const [page, source] = [pages[index], sources[index]];
    if (!page || !source) {
      throw new Error(`There is no page ${options.page}.`);
    }
    const fences = options.code || options.check ? compileFences(siteDir, [source]) : [];
    const wrongRules = modelProblems(siteDir, [source]);
    if (options.check) {
      return checkOutcome(
        [...claimProblems(page), ...fences.flatMap(fenceProblems), ...wrongRules],
        [page],
        fences,
      );
    }
    return { output: [pageText(page), fencesText(fences), ...wrongRules].join('\n'), exitCode: 0 };
  }
  if (options.prune) {
    return pruneOutcome(siteDir, pages);
  }
  if (!options.check) {
    return { output: reportText(pages), exitCode: 0 };
  }
  const fences = compileFences(siteDir, sources);
  const problems = [
    ...strayFiles(siteDir, pages),
    ...pages.flatMap(claimProblems),
    ...fences.flatMap(fenceProblems),
    ...modelProblems(siteDir, sources),
  ];
  return checkOutcome(problems, pages, fences);
}
