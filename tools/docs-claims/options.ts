/** What the command `docs:claims` is asked to do. */

export interface ClaimsOptions {
  /** End with 1 when something is wrong, and print only that; with a page: of this page. */
  readonly check: boolean;
  /** With a page: compile its blocks of code too, as `check` does. */
  readonly code: boolean;
  /** Only the statements of this page: `/x/react-data-grid/sorting`. */
  readonly page?: string;
  /** Only the quotes of this page's claims whose words are gone from it. */
  readonly reworded?: string;
  /** With `reworded`: change the quotes whose new words are clear. */
  readonly write: boolean;
  /** Remove needless exemptions from all files of claims. */
  readonly prune: boolean;
}

const FLAGS = ['--check', '--code', '--prune', '--write'];
const PAGE_FLAGS = ['--page', '--reworded'] as const;

/**
 * Reads the arguments of the command.
 * @throws for one that it doesn't know
 */
export function readOptions(args: readonly string[]): ClaimsOptions {
  const at = args.findIndex((one) => PAGE_FLAGS.some((flag) => flag === one));
  const page = at === -1 ? undefined : args[at + 1];
  const rest = at === -1 ? args : args.toSpliced(at, 2);
  const unknown = rest.find((one) => !FLAGS.includes(one));
  if (unknown !== undefined) {
    throw new Error(
      `docs:claims has no ${unknown}. It has ${FLAGS.join(', ')}, and ${PAGE_FLAGS.join(' or ')} with a path.`,
    );
  }
  if (at !== -1 && !page?.startsWith('/')) {
    throw new Error(`Name a page after ${args[at]}: /x/react-data-grid/sorting.`);
  }
  const key = args[at] === '--page' ? 'page' : 'reworded';
  if (rest.includes('--write') && (page === undefined || key === 'page')) {
    throw new Error('--write changes quotes with --reworded /x/… only.');
  }
  return {
    check: rest.includes('--check'),
    code: rest.includes('--code'),
    write: rest.includes('--write'),
    prune: rest.includes('--prune'),
    ...(page === undefined ? {} : { [key]: page.replace(/\/$/, '') }),
  };
}
