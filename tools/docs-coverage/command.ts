/**
 * The command `docs:coverage`: which names of the grid its pages have, which they owe, and which they name that the
 * packages don't have.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type PageUses, coverNames, totalsOf } from './coverage';
import { EXCEPTIONS_FILE, parseExceptions } from './exceptions';
import { identifierProblems } from './identifiers';
import { LEDGER_FILE, type Ledger, ledgerProblems, parseLedger, updatedLedger } from './ledger';
import { type KindsOf, createKindsOf, gridNames } from './names';
import type { CoverageOptions } from './options';
import { proseUses } from './proseUses';
import { type GridPage, readPages, readReference } from './readGrid';
import { pageText, reportText, totalsText } from './report';
import { scriptUses } from './scriptUses';
import { readVocabulary } from './readVocabulary';

export interface Outcome {
  readonly output: string;
  readonly exitCode: number;
}

function usesOf({ pathname, tree, scripts }: GridPage, kindsOf: KindsOf): PageUses {
  return { pathname, prose: proseUses(tree, kindsOf), demos: scripts.flatMap(scriptUses) };
}

function ledgerText({ share, groups }: Ledger): string {
  const note =
    'Names of the data grid that none of its pages has, each group with the reason. `npm run docs:coverage -- --update` takes out what has a page now.';
  return `${JSON.stringify({ '//': note, share, groups }, null, 2)}\n`;
}

function outcomeOfCheck(problems: readonly string[], totals: string): Outcome {
  return problems.length === 0
    ? { output: `${totals}\nThe pages of the data grid have what they have to.`, exitCode: 0 }
    : { output: `${problems.join('\n')}\n${totals}`, exitCode: 1 };
}

/**
 * @param siteDir root of the project
 * @throws when the reference, a page or a list can't be read
 */
export function docsCoverage(siteDir: string, options: CoverageOptions): Outcome {
  const reference = readReference(siteDir);
  const all = gridNames(reference);
  const kindsOf = createKindsOf(all);
  const pages = readPages(siteDir);
  const names = coverNames(
    all,
    pages.map((page) => usesOf(page, kindsOf)),
  );
  const totals = totalsOf(names);
  const ledgerPath = path.join(siteDir, LEDGER_FILE);
  const ledger = parseLedger(readFileSync(ledgerPath, 'utf8'));
  if (options.update) {
    writeFileSync(ledgerPath, ledgerText(updatedLedger(ledger, names, totals)));
    return { output: totalsText(totals), exitCode: 0 };
  }
  if (options.check) {
    const exceptions = parseExceptions(readFileSync(path.join(siteDir, EXCEPTIONS_FILE), 'utf8'));
    const vocabulary = readVocabulary(siteDir, reference);
    const paths = new Set(pages.map(({ pathname }) => pathname));
    const problems = [
      ...ledgerProblems(ledger, names, totals, paths),
      ...identifierProblems(pages, vocabulary, exceptions),
    ];
    return outcomeOfCheck(problems, totalsText(totals));
  }
  if (options.json) {
    return { output: JSON.stringify({ totals, names, ...ledger }, null, 2), exitCode: 0 };
  }
  return {
    output:
      options.page === undefined
        ? reportText(names, totals, ledger)
        : pageText(options.page, names, ledger),
    exitCode: 0,
  };
}
