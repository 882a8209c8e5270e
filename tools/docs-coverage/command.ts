/**
 * The command `docs:coverage`: which names of a product its pages have, which they owe, and, for the data grid, which
 * they name that the packages don't have.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Covered, type PageUses, type Totals, coverNames, totalsOf } from './coverage';
import { EXCEPTIONS_FILE, parseExceptions } from './exceptions';
import { identifierProblems } from './identifiers';
import {
  type Baseline,
  firstBaseline,
  baselineProblems,
  parseBaseline,
  updatedBaseline,
} from './undocumentedBaseline';
import { type KnownNames, type ProductReference, createKnownNames, productNames } from './names';
import type { CoverageOptions } from './options';
import { proseUses } from './proseUses';
import { type ProductPage, readPages, readReference } from './readProduct';
import { pageText, reportText, totalsText } from './report';
import { scriptUses } from './scriptUses';
import { readVocabulary } from './readVocabulary';
import { SUBJECTS, type Subject } from './subjects';

export interface Outcome {
  readonly output: string;
  readonly exitCode: number;
}

/** What is known of a product, and what its pages have of it. */
interface Findings {
  readonly subject: Subject;
  readonly reference: ProductReference;
  readonly pages: readonly ProductPage[];
  readonly names: readonly Covered[];
  readonly totals: Totals;
}

function usesOf({ pathname, tree, scripts }: ProductPage, known: KnownNames): PageUses {
  const demos = scripts.flatMap((script) => scriptUses(script, known.components));
  return { pathname, prose: proseUses(tree, known), demos };
}

function findingsOf(siteDir: string, subject: Subject): Findings {
  const reference = readReference(siteDir, subject);
  const all = productNames(reference);
  const known = createKnownNames(all, subject.components);
  const pages = readPages(siteDir, subject);
  const names = coverNames(
    all,
    pages.map((page) => usesOf(page, known)),
  );
  return { subject, reference, pages, names, totals: totalsOf(names) };
}

function baselineText({ name }: Subject, { share, groups }: Baseline): string {
  const note = `Names of ${name} that none of its pages has, each group with the reason. \`npm run docs:coverage -- --update\` takes out what has a page now.`;
  return `${JSON.stringify({ '//': note, share, groups }, null, 2)}\n`;
}

/** @throws when there is none, or it holds something else */
function readBaseline(siteDir: string, { baseline, name }: Subject): Baseline {
  const file = path.join(siteDir, baseline);
  if (!existsSync(file)) {
    throw new Error(
      `${name} has no list of what its pages owe. Write ${baseline} with npm run docs:coverage -- --update.`,
    );
  }
  return parseBaseline(readFileSync(file, 'utf8'), baseline);
}

function update(siteDir: string, { subject, names, totals }: Findings): void {
  const file = path.join(siteDir, subject.baseline);
  const baseline = existsSync(file)
    ? updatedBaseline(readBaseline(siteDir, subject), names, totals)
    : firstBaseline(names, totals);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, baselineText(subject, baseline));
}

function problemsOf(
  siteDir: string,
  { subject, reference, pages, names, totals }: Findings,
): readonly string[] {
  const paths = new Set(pages.map(({ pathname }) => pathname));
  const owed = baselineProblems(readBaseline(siteDir, subject), names, totals, {
    pages: paths,
    file: subject.baseline,
  });
  if (!subject.checksIdentifiers) {
    return owed;
  }
  const exceptions = parseExceptions(readFileSync(path.join(siteDir, EXCEPTIONS_FILE), 'utf8'));
  return [...owed, ...identifierProblems(pages, readVocabulary(siteDir, reference), exceptions)];
}

function checkText(siteDir: string, findings: Findings): Outcome {
  const problems = problemsOf(siteDir, findings);
  const totals = totalsText(findings.totals);
  return problems.length === 0
    ? {
        output: `${totals}\nThe pages of ${findings.subject.name} have what they have to.`,
        exitCode: 0,
      }
    : { output: `${problems.join('\n')}\n${totals}`, exitCode: 1 };
}

/** What is printed for each product. */
function textOf(siteDir: string, findings: Findings, options: CoverageOptions): Outcome {
  const { subject, names, totals } = findings;
  if (options.update) {
    update(siteDir, findings);
    return { output: totalsText(totals), exitCode: 0 };
  }
  if (options.check) {
    return checkText(siteDir, findings);
  }
  const baseline = readBaseline(siteDir, subject);
  const output =
    options.page === undefined
      ? reportText(names, totals, baseline, subject.root)
      : pageText(options.page, names, baseline);
  return { output, exitCode: 0 };
}

/**
 * @param siteDir root of the project
 * @throws when the reference, a page or a list can't be read
 */
export function docsCoverage(siteDir: string, options: CoverageOptions): Outcome {
  const found = SUBJECTS.filter(
    ({ slug }) => options.product === undefined || slug === options.product,
  ).map((subject) => findingsOf(siteDir, subject));
  if (options.json) {
    const data = found.map(({ subject, names, totals }) => [
      subject.slug,
      { totals, names, ...readBaseline(siteDir, subject) },
    ]);
    return { output: JSON.stringify(Object.fromEntries(data), null, 2), exitCode: 0 };
  }
  const outcomes = found.map((findings) => ({
    title: findings.subject.name,
    ...textOf(siteDir, findings, options),
  }));
  return {
    output: outcomes
      .map(({ title, output }) => (found.length === 1 ? output : `${title}\n\n${output}`))
      .join('\n\n'),
    exitCode: Math.max(...outcomes.map(({ exitCode }) => exitCode)),
  };
}
