/** Finds what packages export in a program of TypeScript, and reads doc comments. */
import ts from 'typescript';
import type { Plan } from '../../src/lib/pages/pageTree';
import { docCommentOf } from './docComment';
import { resolved } from './program';

function declarationFile(program: ts.Program, name: string): ts.SourceFile | undefined {
  const entries = ['index.d.ts', 'index.d.mts', 'esm/index.d.ts', 'esm/index.d.mts'];
  return program
    .getSourceFiles()
    .find(({ fileName }) =>
      entries.some((entry) => fileName.endsWith(`/node_modules/${name}/${entry}`)),
    );
}

/**
 * Everything that a package exports, by name; what is exported again stands as its original.
 * @throws when the program holds no such package
 */
export function packageExports(program: ts.Program, name: string): ReadonlyMap<string, ts.Symbol> {
  const checker = program.getTypeChecker();
  const file = declarationFile(program, name);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) {
    throw new Error(`The program holds no types of the package ${name}. Install and import it.`);
  }
  return new Map(
    checker.getExportsOfModule(module).map((symbol) => [symbol.name, resolved(symbol, checker)]),
  );
}

/**
 * A type that a package exports.
 * @throws when it exports no such type
 */
export function exportedType(program: ts.Program, packageName: string, type: string): ts.Type {
  const declaration = packageExports(program, packageName)
    .get(type)
    ?.declarations?.find(
      (item) => ts.isInterfaceDeclaration(item) || ts.isTypeAliasDeclaration(item),
    );
  if (!declaration) {
    throw new Error(`The package ${packageName} exports no type ${type}.`);
  }
  // The declaration leads to the type with what other packages add to it; the symbol of the export doesn't always.
  return program.getTypeChecker().getTypeAtLocation(declaration);
}

/** The plan that a package belongs to, by its name in a path: `x-data-grid-pro` is `pro`. */
export function planOfFile(fileName: string): Plan | undefined {
  const [, plan] = /\/node_modules\/@mui\/x-[a-z-]+?-(pro|premium)\//.exec(fileName) ?? [];
  return plan === 'pro' || plan === 'premium' ? plan : undefined;
}

/**
 * The declaration of a property.
 * @throws when there is none that can be read
 */
export function declarationOf(symbol: ts.Symbol): ts.Declaration {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (!declaration) {
    throw new Error(`"${symbol.name}" is declared nowhere.`);
  }
  return declaration;
}

/** Code on one line, as short as it can be. */
export function oneLine(code: string): string {
  return code
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** References to types, `[[GridRowParams]]`, become code. */
function toMarkdown(comment: string): string {
  return comment.replaceAll(/\[\[([^[\]]+)\]\]/g, '`$1`');
}

/** The doc comment of a declaration, with empty texts where it has none. */
export function docComment(symbol: ts.Symbol, checker: ts.TypeChecker) {
  const { description, deprecated, ignored, parameters, returns } = docCommentOf(symbol, checker);
  const category = symbol.getJsDocTags(checker).find(({ name }) => name === 'category');
  return {
    description: toMarkdown(description),
    deprecated: deprecated && toMarkdown(deprecated),
    ignored,
    category: category && ts.displayPartsToString(category.text).trim(),
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      type: oneLine(parameter.type ?? ''),
      description: toMarkdown(parameter.description),
    })),
    returns: toMarkdown(returns?.description ?? ''),
  };
}

/** Sorts by name in the order of the code of letters, which is the same on each machine. */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : Number(a.name > b.name);
}
