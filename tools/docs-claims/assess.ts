/** How each statement of a page stands. Pure. */
import { type Reason, reasonOf } from './candidates';
import { browserClaimsOf, claimFilesOf, preambleFileOf } from './claimPaths';
import type { CompiledFence } from './compileFences';
import { errorText } from './compiler';
import type { KnownIssue, PageText, Statement } from './pageText';
import {
  type PageClaims,
  type Quote,
  type Standing,
  goneQuotes,
  needlessExemptions,
  standingOf,
  unprovenIssues,
} from './proof';

/** A statement that needs proof. */
export interface Assessed {
  readonly statement: Statement;
  readonly reason: Reason;
  readonly standing: Standing;
}

export interface AssessedPage {
  readonly pathname: string;
  /** From the root of the project. */
  readonly file: string;
  /** The files that hold its claims; none without claims. */
  readonly claimFiles: readonly string[];
  readonly statements: readonly Assessed[];
  /** Quotes that the page doesn't hold any more. */
  readonly gone: readonly Quote[];
  /** Known issues of the packages without a claim. */
  readonly issues: readonly KnownIssue[];
  readonly needless: readonly Quote[];
}

/** @param claims with the files that they stand in */
export function assess(
  { pathname, file, page }: { pathname: string; file: string; page: PageText },
  claims: PageClaims & { readonly files: readonly string[] },
): AssessedPage {
  return {
    pathname,
    file,
    claimFiles: claims.files,
    statements: page.statements.flatMap((statement) => {
      const reason = reasonOf(statement);
      return reason === undefined
        ? []
        : [{ statement, reason, standing: standingOf(statement, page, claims) }];
    }),
    gone: goneQuotes(page, claims),
    issues: unprovenIssues(page, claims),
    needless: needlessExemptions(page, claims, (statement) => reasonOf(statement) !== undefined),
  };
}

/** The statements without proof, and the quotes that the page doesn't contain, one line for each. */
export function claimProblems({
  pathname,
  file,
  claimFiles,
  statements,
  gone,
  issues,
  needless,
}: AssessedPage): readonly string[] {
  const [ownFile = ''] = claimFilesOf(pathname);
  const open = statements.filter(({ standing }) => standing === 'open');
  const lost = gone.map(
    ({ file: from, line, words }) =>
      `${from}:${line}: "${words}": this sentence is gone from the page: prove the new one or remove the claim.`,
  );
  const spare = needless.map(
    ({ file: from, line, words }) =>
      `${from}:${line}: "${words}": this exemption is needless: the words need no claim, or have one. Remove it, or run \`npm run docs:claims -- --prune\`.`,
  );
  const bugs = issues.map(
    ({ line }) =>
      `${file}:${line}: this known issue has no claim. Quote it in a claim of ${ownFile} that fails when the packages fix it.`,
  );
  if (claimFiles.length === 0 && open.length > 0) {
    return [
      ...lost,
      ...spare,
      ...bugs,
      `${pathname}: this page has no claims. Write ${ownFile}: one proves('words of the page', …) for each of its ${open.length} statements that say what happens, as docs/README.md shows. \`npm run docs:claims -- --page ${pathname}\` lists them.`,
    ];
  }
  return [
    ...lost,
    ...spare,
    ...bugs,
    ...open.map(({ statement, reason }) =>
      statement.a11yTable
        ? `${file}:${statement.line}: the row "${statement.name}" of <${statement.a11yTable}> has no claim in a real browser. Quote all of it in ${browserClaimsOf(pathname)}: a claim in jsdom or an exemption is not enough.`
        : `${file}:${statement.line}: "${statement.words}" needs proof (${reason}). Quote it in a claim of ${ownFile}, or exempt it there with a reason.`,
    ),
  ];
}

/** What the compiler says of a block of code, if it doesn't compile. */
export function fenceProblems({ pathname, file, line, errors }: CompiledFence): readonly string[] {
  return errors.length === 0
    ? []
    : [
        `${file}:${line}: this block of code doesn't compile: ${errors.map(errorText).join('; ')}. Mend it, declare in ${preambleFileOf(pathname)} what it takes for granted, or say there why it isn't compiled.`,
      ];
}
