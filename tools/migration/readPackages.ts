/** Reads what is compared of the packages in a folder: by TypeScript, and from their manifests. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { packageOfFile } from '../api-reference/packages';
import { type PackageTypes, readPackageTypes } from '../api-reference/program';
import type { ExportedName, Member, PackageModel } from './model';

interface Manifest {
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly engines?: { readonly node?: string };
}

/** Packages whose declarations count; members that come from React or Material UI are no business of a guide. */
const COMPARED = /^(?:@mui\/x-|@mui\/lab$|@material-ui\/(?:data|x)-grid$)/;

/** More texts than these are a list, not a choice. */
const MAX_TEXTS = 12;

/** Folders of a package that nobody imports from. */
const INNER = /^(?:esm|modern|node|legacy|internals.*|build|node_modules)$/;

function defaultOf(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
  const text = ts.displayPartsToString(tag?.text).trim().replaceAll(/\s+/g, ' ');
  return text === '' ? undefined : text;
}

/** The texts of a type that consists of nothing else. */
function textsOf(type: ts.Type): readonly string[] | undefined {
  const parts = type.isUnion() ? type.types : [type];
  const given = parts.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const texts = given.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  return texts.length > 0 && texts.length === given.length && texts.length <= MAX_TEXTS
    ? texts.sort()
    : undefined;
}

function memberOf(symbol: ts.Symbol, { checker, place }: PackageTypes): Member {
  const texts = textsOf(checker.getTypeOfSymbolAtLocation(symbol, place));
  const byDefault = defaultOf(symbol, checker);
  return {
    isRequired: !(symbol.flags & ts.SymbolFlags.Optional),
    ...(byDefault === undefined ? {} : { default: byDefault }),
    ...(texts === undefined ? {} : { texts }),
  };
}

function isCompared(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some((declaration) =>
    COMPARED.test(packageOfFile(declaration.getSourceFile().fileName) ?? ''),
  );
}

function exportedName(symbol: ts.Symbol, types: PackageTypes): ExportedName {
  const isType = symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias);
  const members = isType
    ? types.checker
        .getPropertiesOfType(types.checker.getDeclaredTypeOfSymbol(symbol))
        .filter(isCompared)
    : [];
  return {
    isValue: Boolean(symbol.flags & ts.SymbolFlags.Value),
    members: Object.fromEntries(
      members
        .map((member) => [member.name, memberOf(member, types)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

function entriesOf(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !INNER.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => existsSync(path.join(folder, name, 'index.d.ts')))
    .sort();
}

/**
 * @param root folder whose `node_modules` hold the packages
 * @returns models by the packages' names
 * @throws when one isn't installed
 */
export function readPackages(
  root: string,
  names: readonly string[],
): ReadonlyMap<string, PackageModel> {
  const types = readPackageTypes(root, names, []);
  return new Map(
    names.map((name) => {
      const folder = path.join(root, 'node_modules', name);
      const manifest: Manifest = JSON.parse(
        readFileSync(path.join(folder, 'package.json'), 'utf8'),
      );
      const { version, peerDependencies = {}, engines } = manifest;
      const exports = [...types.exportsOf(name)]
        .filter(([exported]) => exported !== 'default')
        .map(([exported, symbol]) => [exported, exportedName(symbol, types)] as const);
      return [
        name,
        {
          version,
          exports: Object.fromEntries(exports),
          entries: entriesOf(folder),
          peers: { ...peerDependencies, ...(engines?.node ? { node: engines.node } : {}) },
        },
      ];
    }),
  );
}
