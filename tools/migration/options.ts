/** What the command `docs:migration` is asked to do. */
import { MIGRATION_GUIDES, guideName } from './guides';

export interface MigrationOptions {
  /** Write nothing; end with 1 when a guide leaves something out, or its code is wrong. */
  readonly check: boolean;
  /** Only this one: `migration-data-grid-v7`. */
  readonly guide?: string;
}

/**
 * Reads the arguments of the command.
 * @throws for one that it doesn't know
 */
export function readOptions(args: readonly string[]): MigrationOptions {
  const at = args.indexOf('--guide');
  const guide = at === -1 ? undefined : (args[at + 1] ?? '');
  const rest = at === -1 ? args : [...args.slice(0, at), ...args.slice(at + 2)];
  const unknown = rest.find((one) => one !== '--check');
  if (unknown !== undefined) {
    throw new Error(`docs:migration has no ${unknown}. It has --check, --guide <name>.`);
  }
  const names = MIGRATION_GUIDES.map(guideName);
  if (guide !== undefined && !names.includes(guide)) {
    throw new Error(`Name a guide after --guide: ${names.join(', ')}.`);
  }
  return { check: rest.includes('--check'), ...(guide === undefined ? {} : { guide }) };
}
