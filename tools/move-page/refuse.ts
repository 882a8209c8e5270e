/** What the command takes, and what it refuses. Pure: files and texts are handed in. */
import { DOCS_INSTANCES } from '../../src/data/docsInstances';
import { folderOfPath } from '../../src/lib/pages/docsInstance';
import { docsTabOf, isApiReference } from '../../src/lib/pages/paths';
import { versionOfPath } from '../../src/lib/pages/versionedPaths';
import type { Move } from './places';
import { isInTree } from './sourceEdits';

export interface MoveOptions {
  /** Without a slash at the end. */
  readonly from: string;
  readonly to: string;
  readonly dryRun: boolean;
}

const USAGE = 'npm run docs:move -- /x/react-data-grid/old/ /x/react-data-grid/new/ [--dry-run]';

/** @throws when anything but two addresses and `--dry-run` is given */
export function readMoveOptions(args: readonly string[]): MoveOptions {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--dry-run');
  const [from, to, ...others] = args
    .filter((arg) => arg !== '--dry-run')
    .map((arg) => arg.replace(/\/$/, ''));
  if (unknown !== undefined || from === undefined || to === undefined || others.length > 0) {
    const problem = unknown === undefined ? 'takes two addresses' : `has no ${unknown}`;
    throw new Error(`docs:move ${problem}: ${USAGE}`);
  }
  return { from, to, dryRun: args.includes('--dry-run') };
}

/** What is known of the site before a page moves. */
export interface SiteBefore {
  readonly files: readonly string[];
  /** The text of the page tree by its file. */
  readonly treeOf: (file: string) => string;
  /** Old addresses by where they lead, both without a slash at the end. */
  readonly oldAddresses: ReadonlyMap<string, string>;
}

function refuseAddress(address: string): void {
  if (!/^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/.test(address)) {
    throw new Error(
      `"${address}" is no address of a page: it has small letters, digits and hyphens between slashes, such as /x/react-data-grid/sorting/.`,
    );
  }
  if (isApiReference(address)) {
    throw new Error(
      `${address}/ belongs to the API reference: the names of the packages make its addresses.`,
    );
  }
  if (versionOfPath(address) !== undefined) {
    throw new Error(`${address}/ belongs to a cut version, which stays as it was.`);
  }
  const tab = docsTabOf(address);
  if (tab !== undefined) {
    throw new Error(`${address}/ is a tab: its name is ${tab} on every page.`);
  }
}

/**
 * What moves where.
 * @throws when one of the two addresses can't be that of a page, isn't there, or is taken
 */
export function createMove({ from, to }: MoveOptions, site: SiteBefore): Move {
  [from, to].forEach(refuseAddress);
  const { instance, folder } = folderOfPath(from, DOCS_INSTANCES);
  const target = folderOfPath(to, DOCS_INSTANCES);
  if (target.instance !== instance) {
    throw new Error(`${from}/ and ${to}/ belong to two documentations.`);
  }
  const move = { instance, from, to, folder, newFolder: target.folder };
  const tree = site.treeOf(instance.tree);
  const has = (start: string) => site.files.some((file) => file.startsWith(start));
  if (!has(`${instance.folder}/${folder}/index.mdx`) || !isInTree(tree, from)) {
    throw new Error(`${from}/ is no page: ${instance.tree} or ${instance.folder} hasn't got it.`);
  }
  if (!folder.includes('/')) {
    throw new Error(`${from}/ is the front page of a section: all others lie below it.`);
  }
  const [section = ''] = move.newFolder.split('/');
  if (section === move.newFolder || !has(`${instance.folder}/${section}/`)) {
    throw new Error(`${to}/ lies in no section of the documentation.`);
  }
  if (to === from || to.startsWith(`${from}/`)) {
    throw new Error(`${to}/ is the page itself, or lies below it.`);
  }
  if (has(`${instance.folder}/${move.newFolder}/`) || isInTree(tree, to)) {
    throw new Error(`${to}/ is taken: a page or a group of ${instance.tree} has it.`);
  }
  refuseClaimed(move, site);
  return move;
}

/** The address, or one below it, may lead elsewhere already; to the page itself is no hindrance. */
function refuseClaimed({ from, to }: Move, { oldAddresses }: SiteBefore): void {
  for (const [old, target] of oldAddresses) {
    const rest = old.slice(to.length);
    const isHere = old.startsWith(to) && /^(?:\/|$)/.test(rest);
    if (isHere && target !== from && target !== from + rest) {
      throw new Error(`${to}/ is taken: ${old}/ leads to ${target}.`);
    }
  }
}
