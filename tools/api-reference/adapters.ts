/** Reads which date adapters the pickers have, and what each works with. */
import ts from 'typescript';
import type { DateAdapter } from '../../src/lib/api/apiBlocks';
import { byName } from './packageTypes';

/** What the adapters of a package are read from. */
export interface AdapterSource {
  /** npm package of the pickers. */
  readonly packageName: string;
  /** The last parts of the import paths that begin with `Adapter`. */
  readonly names: readonly string[];
  /** Date libraries and their supported versions, among others. */
  readonly peers: Readonly<Record<string, string>>;
  /** Installed versions by npm package. */
  readonly versions: Readonly<Record<string, string>>;
  /** The declarations of an adapter. */
  readonly declarations: (name: string) => string;
}

/** Exported for adapters to build on; no app uses it. */
const BASE = /Base$/;
/** An adapter for version 2 of a library, whose later versions another one works with. */
const SECOND = /V2$/;

/** All nodes of a file that pass a test. */
function nodesOf<T extends ts.Node>(root: ts.Node, test: (node: ts.Node) => node is T): T[] {
  const found: T[] = [];
  const visit = (node: ts.Node): void => {
    if (test(node)) {
      found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** The parts of a range of versions that an adapter works with. */
function rangeOf(name: string, range: string, names: readonly string[]): string {
  const parts = range.split(' || ');
  if (SECOND.test(name)) {
    return parts.filter((part) => part.startsWith('^2.')).join(' || ');
  }
  return names.includes(`${name}V2`)
    ? parts.filter((part) => !part.startsWith('^2.')).join(' || ')
    : range;
}

/** Whether a range of the form `^2.25.0 || ^3.2.0` has a part for the major version. */
function hasMajor(range: string, version: string): boolean {
  const [major] = version.split('.');
  return range.split(' || ').some((part) => part.startsWith(`^${major}.`));
}

function describe(name: string, source: AdapterSource): DateAdapter {
  const { packageName, peers, versions, names } = source;
  const fail = (what: string) => new Error(`${packageName}/${name} ${what}.`);
  const file = ts.createSourceFile(
    `${name}.d.ts`,
    source.declarations(name),
    ts.ScriptTarget.ES2022,
  );
  const [declared] = nodesOf(file, ts.isClassDeclaration);
  const exported = declared?.name?.text;
  if (!declared || exported === undefined) {
    throw fail('declares no class');
  }
  // Each adapter tells the pickers the type of its dates, under the name of its library.
  const [lookup] = nodesOf(file, ts.isInterfaceDeclaration)
    .filter((item) => item.name.text === 'PickerValidDateLookup')
    .flatMap((item) => item.members.filter(ts.isPropertySignature));
  const library =
    lookup && (ts.isStringLiteral(lookup.name) || ts.isIdentifier(lookup.name))
      ? lookup.name.text
      : undefined;
  const dateType = lookup?.type?.getText(file);
  if (library === undefined || dateType === undefined) {
    throw fail('adds no type of date to PickerValidDateLookup');
  }
  const peer = peers[library];
  if (peer === undefined) {
    throw fail(`works with ${library}, which is no peer dependency`);
  }
  const localeType = declared.heritageClauses
    ?.flatMap(({ types }) => types)
    .find((type) => type.expression.getText(file) === 'MuiPickersAdapter')?.typeArguments?.[0];
  if (!localeType) {
    throw fail('implements no MuiPickersAdapter with a type of locale');
  }
  const range = rangeOf(name, peer, names);
  const version = versions[library];
  return {
    name,
    exported,
    library,
    range,
    ...(version !== undefined && hasMajor(range, version) ? { used: version } : {}),
    dateType,
    locale: localeType.kind === ts.SyntaxKind.StringKeyword ? 'name' : 'object',
  };
}

/**
 * The adapters that apps can use, sorted by name.
 * @throws when the declarations of one aren't understood; the message names the package and the adapter
 */
export function dateAdapters(source: AdapterSource): readonly DateAdapter[] {
  return source.names
    .filter((name) => !BASE.test(name))
    .map((name) => describe(name, source))
    .sort(byName);
}
