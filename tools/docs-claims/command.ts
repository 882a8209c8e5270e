/** The command `docs:claims`: which statements of the pages have proof, and which need it. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type AssessedPage, assess, claimProblems, fenceProblems, openHashes } from './assess';
import { CLAIMS_FOLDER, pageOfClaimFile } from './claimPaths';
import { type CompiledFence, compileFences } from './compileFences';
import {
  LEDGER_FILE,
  type OpenByPage,
  staleBaselineEntries,
  ledgerText,
  parseLedger,
  shrink,
} from './ledger';
import { modelProblems } from './modelRules';
import type { ClaimsOptions } from './options';
import { readClaimedPages, readClaimsOf } from './readPages';
import { codeTotalText, fencesText, pageText, reportText, totalText } from './report';

export interface Outcome {
  readonly output: string;
  readonly exitCode: number;
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

/** Hashes of the blocks of code that don't compile, by page. */
function openFences(fences: readonly CompiledFence[]): OpenByPage {
  const open: Record<string, string[]> = {};
  for (const { pathname, hash, errors } of fences) {
    if (errors.length > 0) {
      (open[pathname] ??= []).push(hash);
    }
  }
  return open;
}

/**
 * @param siteDir root of the project
 * @throws when a page, a file of claims or the ledger can't be read
 */
export function docsClaims(siteDir: string, options: ClaimsOptions): Outcome {
  const sources = readClaimedPages(siteDir);
  const pages = sources.map((page) => assess(page, readClaimsOf(siteDir, page.pathname)));
  if (options.page !== undefined) {
    const index = pages.findIndex(({ pathname }) => pathname === options.page);
    const [page, source] = [pages[index], sources[index]];
    if (!page || !source) {
      throw new Error(`There is no page ${options.page}.`);
    }
    const fences = options.code ? compileFences(siteDir, [source]) : [];
    const problems = modelProblems(siteDir, [source]);
    return { output: [pageText(page), fencesText(fences), ...problems].join('\n'), exitCode: 0 };
  }
  if (!options.check && !options.update) {
    return { output: reportText(pages), exitCode: 0 };
  }
  const ledgerPath = path.join(siteDir, LEDGER_FILE);
  const ledger = parseLedger(readFileSync(ledgerPath, 'utf8'));
  const fences = compileFences(siteDir, sources);
  const open = Object.fromEntries(pages.map((page) => [page.pathname, openHashes(page)]));
  if (options.update) {
    const rest = {
      open: shrink(ledger.open, open),
      fences: shrink(ledger.fences, openFences(fences)),
    };
    writeFileSync(ledgerPath, ledgerText(rest));
    return { output: totalText(pages), exitCode: 0 };
  }
  const problems = [
    ...strayFiles(siteDir, pages),
    ...pages.flatMap((page) => claimProblems(page, ledger.open[page.pathname])),
    ...fences.flatMap((fence) => fenceProblems(fence, ledger.fences[fence.pathname])),
    ...modelProblems(siteDir, sources),
    ...staleBaselineEntries(ledger.open, open),
    ...staleBaselineEntries(ledger.fences, openFences(fences)),
  ];
  return {
    output: [...problems, totalText(pages), codeTotalText(fences)].join('\n'),
    exitCode: problems.length === 0 ? 0 : 1,
  };
}
