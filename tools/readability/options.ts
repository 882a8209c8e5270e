/** What the command `docs:readability` is asked to do. */

export interface ReadabilityOptions {
  /** Print only problems, and fail if there are any. */
  readonly check: boolean;
  /** Lower the numbers of the list. */
  readonly update: boolean;
  /** Print the problems of this page only: `/x/react-data-grid/sorting`. */
  readonly page?: string;
}

const FLAGS = ['--check', '--update'];

/**
 * Reads the arguments of the command.
 * @throws for unknown arguments
 */
export function readOptions(args: readonly string[]): ReadabilityOptions {
  const at = args.indexOf('--page');
  const page = at === -1 ? undefined : args[at + 1];
  const rest = at === -1 ? args : args.toSpliced(at, 2);
  const unknown = rest.find((one) => !FLAGS.includes(one));
  if (unknown !== undefined) {
    throw new Error(
      `docs:readability has no ${unknown}. It has ${FLAGS.join(', ')}, --page <path>.`,
    );
  }
  if (at !== -1 && !page?.startsWith('/')) {
    throw new Error('Name a page after --page: /x/react-data-grid/sorting.');
  }
  return {
    check: rest.includes('--check'),
    update: rest.includes('--update'),
    ...(page === undefined ? {} : { page: page.replace(/\/$/, '') }),
  };
}
