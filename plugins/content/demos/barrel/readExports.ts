/** Reads which names a module of a package exports, and where they come from. Knows nothing of bundlers. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

/** Finds the file of an address such as `./components`, as written in a module of the folder. */
export type Resolve = (folder: string, address: string) => Promise<string>;

/** The names that a module exports, each with its origin: the module that declares it, as `/esm/Grid.js#Grid`. */
export type Exports = ReadonlyMap<string, string>;

/** Names whose origins are looked up when asked for: modules may export each other's names. */
type Found = ReadonlyMap<string, () => Promise<string>>;

/** Reads a module, and each one once. */
type Read = (file: string) => Promise<Found>;

function isExportOfAll(statement: ts.Statement): boolean {
  return ts.isExportDeclaration(statement) && !statement.exportClause;
}

function declaredNames(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => {
      if (!ts.isIdentifier(name)) {
        throw new Error(`demos/barrel: can't read the names in "${name.getText()}".`);
      }
      return name.text;
    });
  }
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** What `export … from` and `export { … }` export. */
async function listedNames(
  { exportClause, moduleSpecifier }: ts.ExportDeclaration,
  file: string,
  resolve: Resolve,
  read: Read,
): Promise<Found> {
  const target =
    moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
      ? await resolve(path.dirname(file), moduleSpecifier.text)
      : undefined;
  const source = target ?? file;
  if (!exportClause) {
    return read(source);
  }
  if (ts.isNamespaceExport(exportClause)) {
    return new Map([[exportClause.name.text, () => Promise.resolve(`${source}#*`)]]);
  }
  return new Map(
    exportClause.elements.map(({ name, propertyName = name }) => [
      name.text,
      async () => {
        const find = target && (await read(target)).get(propertyName.text);
        return find ? find() : `${source}#${propertyName.text}`;
      },
    ]),
  );
}

async function namesOf(
  statement: ts.Statement,
  file: string,
  resolve: Resolve,
  read: Read,
): Promise<Found> {
  if (ts.isExportDeclaration(statement)) {
    return listedNames(statement, file, resolve, read);
  }
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  const names = isExported ? declaredNames(statement) : [];
  return new Map(names.map((name) => [name, () => Promise.resolve(`${file}#${name}`)]));
}

function createReader(resolve: Resolve): Read {
  const known = new Map<string, Promise<Found>>();
  const readModule = async (file: string): Promise<Found> => {
    const { statements } = ts.createSourceFile(
      file,
      await readFile(file, 'utf8'),
      ts.ScriptTarget.ESNext,
      true,
      ts.ScriptKind.JS,
    );
    // A name that a module lists itself takes the place of one of `export *`.
    const ordered = [
      ...statements.filter(isExportOfAll),
      ...statements.filter((statement) => !isExportOfAll(statement)),
    ];
    const names = await Promise.all(
      ordered.map((statement) => namesOf(statement, file, resolve, read)),
    );
    return new Map(names.flatMap((some) => [...some]).filter(([name]) => name !== 'default'));
  };
  const read: Read = (file) => {
    const reading = known.get(file) ?? readModule(file);
    known.set(file, reading);
    return reading;
  };
  return read;
}

/**
 * The names that ECMAScript modules export, those of `export *` among them, without `default`.
 * @param files their paths
 * @returns the names by file
 * @throws when an address leads to no file, or a declaration takes an object apart
 */
export async function readExports(
  files: readonly string[],
  resolve: Resolve,
): Promise<ReadonlyMap<string, Exports>> {
  const read = createReader(resolve);
  const entries = files.map(async (file) => {
    const found = [...(await read(file))];
    const exports = found.map(async ([name, find]) => [name, await find()] as const);
    return [file, new Map(await Promise.all(exports))] as const;
  });
  return new Map(await Promise.all(entries));
}
