/** What the command `docs:history` is asked to do. */

export interface HistoryOptions {
  /** `check` writes nothing and needs no network; `add` reads what came since the last release only. */
  readonly task: 'all' | 'add' | 'check';
  /** Read releases again that an earlier run has read. */
  readonly isFresh: boolean;
}

/**
 * Reads the arguments of the command.
 * @throws for one that it doesn't know
 */
export function readOptions(args: readonly string[]): HistoryOptions {
  const unknown = args.find((one) => !['--add', '--check', '--fresh'].includes(one));
  if (unknown !== undefined) {
    throw new Error(`docs:history has no ${unknown}. It has --add, --check, --fresh.`);
  }
  const [add, check] = [args.includes('--add'), args.includes('--check')];
  if (add && check) {
    throw new Error('docs:history takes --add or --check, not both.');
  }
  return {
    task: add ? 'add' : check ? 'check' : 'all',
    isFresh: args.includes('--fresh'),
  };
}
