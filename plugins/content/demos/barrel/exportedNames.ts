/** Reads which names a module of a package exports. Knows nothing of bundlers. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

/** Finds the file of an address such as `./components`, as written in a module of the folder. */
export type Resolve = (folder: string, address: string) => Promise<string>;

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

async function namesOf(
  statement: ts.Statement,
  folder: string,
  resolve: Resolve,
): Promise<readonly string[]> {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, moduleSpecifier } = statement;
    if (!exportClause) {
      return moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
        ? exportedNames(await resolve(folder, moduleSpecifier.text), resolve)
        : [];
    }
    return ts.isNamespaceExport(exportClause)
      ? [exportClause.name.text]
      : exportClause.elements.map(({ name }) => name.text);
  }
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return isExported ? declaredNames(statement) : [];
}

/**
 * The names that an ECMAScript module exports, those of `export *` among them, without `default`.
 * @param file its path
 * @throws when an address leads to no file, or a declaration takes an object apart
 */
export async function exportedNames(file: string, resolve: Resolve): Promise<readonly string[]> {
  const { statements } = ts.createSourceFile(
    file,
    await readFile(file, 'utf8'),
    ts.ScriptTarget.ESNext,
    true,
    ts.ScriptKind.JS,
  );
  const names = await Promise.all(
    statements.map((statement) => namesOf(statement, path.dirname(file), resolve)),
  );
  return [...new Set(names.flat())].filter((name) => name !== 'default');
}
