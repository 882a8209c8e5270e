/** What the command `docs:claims` is asked to do. */

export interface ClaimsOptions {
  /** End with 1 when something is wrong, and print only that. */
  readonly check: boolean;
  /** With a page: compile its blocks of code too. */
  readonly code: boolean;
  /** Only the statements of this page: `/x/react-data-grid/sorting`. */
  readonly page?: string;
}

const FLAGS = ['--check', '--code'];

/**
 * Reads the arguments of the command.
 * @throws for one that it doesn't know
 */
export function readOptions(args: readonly string[]): ClaimsOptions {
  const at = args.indexOf('--page');
  const page = at === -1 ? undefined : args[at + 1];
  const rest = at === -1 ? args : [...args.slice(0, at), ...args.slice(at + 2)];
  const unknown = rest.find((one) => !FLAGS.includes(one));
  if (unknown !== undefined) {
    throw new Error(`docs:claims has no ${unknown}. It has ${FLAGS.join(', ')}, --page <path>.`);
  }
  if (at !== -1 && !page?.startsWith('/x/')) {
    throw new Error('Name a page after --page: /x/react-data-grid/sorting.');
  }
  return {
    check: rest.includes('--check'),
    code: rest.includes('--code'),
    ...(page === undefined ? {} : { page: page.replace(/\/$/, '') }),
  };
}
