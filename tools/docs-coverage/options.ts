/** What the command `docs:coverage` is asked to do. */

export interface CoverageOptions {
  /** End with 1 when something is wrong, and print only that. */
  readonly check: boolean;
  /** Print data instead of text. */
  readonly json: boolean;
  /** Take what is covered now out of the list, and raise the share. */
  readonly update: boolean;
  /** Only what this page has and owes: `/x/react-data-grid/sorting`. */
  readonly page?: string;
}

const FLAGS = ['--check', '--json', '--update'];

/**
 * Reads the arguments of the command.
 * @throws for one that it doesn't know
 */
export function readOptions(args: readonly string[]): CoverageOptions {
  const at = args.indexOf('--page');
  const page = at === -1 ? undefined : args[at + 1];
  const rest = at === -1 ? args : [...args.slice(0, at), ...args.slice(at + 2)];
  const unknown = rest.find((one) => !FLAGS.includes(one));
  if (unknown !== undefined) {
    throw new Error(`docs:coverage has no ${unknown}. It has ${FLAGS.join(', ')}, --page <path>.`);
  }
  if (at !== -1 && !page?.startsWith('/x/')) {
    throw new Error('Name a page after --page: /x/react-data-grid/sorting.');
  }
  return {
    check: rest.includes('--check'),
    json: rest.includes('--json'),
    update: rest.includes('--update'),
    ...(page === undefined ? {} : { page: page.replace(/\/$/, '') }),
  };
}
