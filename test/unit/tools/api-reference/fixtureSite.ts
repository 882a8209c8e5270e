/** Small projects in a temporary folder, with packages of `@mui` that exist in a test only. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type ts from 'typescript';
import type { FoundProperty } from '../../../../tools/api-reference/extractProps';
import { propertiesOf } from '../../../../tools/api-reference/extractProps';
import {
  type PackageTypes,
  type TypeAlias,
  readPackageTypes,
} from '../../../../tools/api-reference/program';

/** Texts by path. */
export type Files = Readonly<Record<string, string>>;

export function writeFiles(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Makes a folder that is gone after the tests of the file. Call it outside of tests. */
export function makeFolder(files: Files): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-reference-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  writeFiles(folder, files);
  return folder;
}

/** @param packages declarations by path below `node_modules/@mui`: `x-charts/index.d.ts` */
export function makeSite(packages: Files): string {
  return makeFolder(
    Object.fromEntries(
      Object.entries(packages).map(([name, text]) => [`node_modules/@mui/${name}`, text]),
    ),
  );
}

export interface FixtureTypes {
  readonly siteDir: string;
  readonly types: PackageTypes;
  /** What a module of `@mui` exports by a name. */
  readonly symbol: (module: string, name: string) => ts.Symbol;
  /** The properties of a type that a module exports, by name. */
  readonly properties: (module: string, type: string) => ReadonlyMap<string, FoundProperty>;
}

/**
 * The types of packages that exist in a test only, beside React's own.
 * @param packages declarations by path below `node_modules/@mui`
 * @param modules to import, without `@mui/`
 */
export function fixtureTypes(
  packages: Files,
  modules: readonly string[],
  aliases: readonly TypeAlias[] = [],
): FixtureTypes {
  const siteDir = makeSite(packages);
  const types = readPackageTypes(
    siteDir,
    modules.map((name) => `@mui/${name}`),
    aliases,
  );
  const symbol = (module: string, name: string) => {
    const found = types.exportsOf(`@mui/${module}`).get(name);
    if (!found) {
      throw new Error(`The test has no ${name} in ${module}.`);
    }
    return found;
  };
  return {
    siteDir,
    types,
    symbol,
    properties: (module, type) => {
      const declared = types.checker.getDeclaredTypeOfSymbol(symbol(module, type));
      return new Map(propertiesOf(declared, types.checker).map((one) => [one.symbol.name, one]));
    },
  };
}
