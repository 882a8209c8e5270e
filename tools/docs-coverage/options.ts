/** What the command `docs:coverage` is asked to do. */

import { productIdOf } from '../../src/lib/pages/paths';
import { SUBJECTS, type Subject } from './subjects';

export interface CoverageOptions {
  /** End with 1 when something is wrong, and print only that. */
  readonly check: boolean;
  /** Print data instead of text. */
  readonly json: boolean;
  /** Take what is covered now out of the list, and raise the share. */
  readonly update: boolean;
  /** Only what this page has and owes: `/x/react-data-grid/sorting`. */
  readonly page?: string;
  /** Only this product; all when absent and no page is named. */
  readonly product?: Subject['slug'];
}

const FLAGS = ['--check', '--json', '--update'];

/** Takes an option with its value out of the arguments. */
function takeValue(args: readonly string[], name: string) {
  const at = args.indexOf(name);
  return at === -1
    ? { rest: args, value: undefined }
    : { rest: [...args.slice(0, at), ...args.slice(at + 2)], value: args[at + 1] ?? '' };
}

/**
 * Reads the arguments of the command.
 * @throws for one that it doesn't know
 */
export function readOptions(args: readonly string[]): CoverageOptions {
  const { rest: others, value: page } = takeValue(args, '--page');
  const { rest, value: slug } = takeValue(others, '--product');
  const unknown = rest.find((one) => !FLAGS.includes(one));
  if (unknown !== undefined) {
    throw new Error(
      `docs:coverage has no ${unknown}. It has ${FLAGS.join(', ')}, --product <name>, --page <path>.`,
    );
  }
  const wanted = page === undefined ? undefined : productIdOf(page);
  const product = SUBJECTS.find((one) => one.slug === slug || one.id === wanted)?.slug;
  if (slug !== undefined && product === undefined) {
    const slugs = SUBJECTS.map((one) => one.slug);
    throw new Error(`Name a product after --product: ${slugs.join(', ')}.`);
  }
  if (page !== undefined && product === undefined) {
    throw new Error('Name a page of a product after --page: /x/react-data-grid/sorting.');
  }
  return {
    check: rest.includes('--check'),
    json: rest.includes('--json'),
    update: rest.includes('--update'),
    ...(page === undefined ? {} : { page: page.replace(/\/$/, '') }),
    ...(product === undefined ? {} : { product }),
  };
}
