/** Finds the declarations of a script by the names that they give, so that a fragment of code can borrow them. Pure. */
import ts from 'typescript';

/** The name under which a file says which blocks of code are not compiled, and why. */
const NOT_COMPILED = 'notCompiled';

/** Statements by the names that they declare or import. */
export type Declarations = ReadonlyMap<string, string>;

function namesOfBinding(name: ts.BindingName): readonly string[] {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) ? namesOfBinding(element.name) : [],
      );
}

/** Each imported name with an import of its own. */
function importsOf(node: ts.ImportDeclaration, source: ts.SourceFile): readonly [string, string][] {
  const from = node.moduleSpecifier.getText(source);
  const { importClause: clause } = node;
  const bindings = clause?.namedBindings;
  return [
    ...(clause?.name
      ? [[clause.name.text, `import ${clause.name.text} from ${from};`] as const]
      : []),
    ...(bindings && ts.isNamespaceImport(bindings)
      ? [[bindings.name.text, `import * as ${bindings.name.text} from ${from};`] as const]
      : []),
    ...(bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map(
          ({ name, propertyName }) =>
            [
              name.text,
              `import { ${propertyName ? `${propertyName.text} as ` : ''}${name.text} } from ${from};`,
            ] as const,
        )
      : []),
  ].map(([name, text]) => [name, text]);
}

/** A statement without `export` and `default`, which a fragment has no use for. */
function withoutExport(node: ts.Statement, source: ts.SourceFile): string {
  return node.getText(source).replace(/^export\s+(?:default\s+)?/, '');
}

/** The declarations at the top of a script. */
export function declarationsOf(text: string): Declarations {
  const source = ts.createSourceFile(
    'a.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found = new Map<string, string>();
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node)) {
      importsOf(node, source).forEach(([name, one]) => found.set(name, one));
    } else if (ts.isVariableStatement(node)) {
      for (const { name } of node.declarationList.declarations) {
        namesOfBinding(name).forEach((one) => found.set(one, withoutExport(node, source)));
      }
    } else if (
      (ts.isFunctionDeclaration(node) ||
        ts.isClassDeclaration(node) ||
        ts.isInterfaceDeclaration(node) ||
        ts.isTypeAliasDeclaration(node) ||
        ts.isEnumDeclaration(node)) &&
      node.name
    ) {
      found.set(node.name.text, withoutExport(node, source));
    }
  }
  return found;
}

/**
 * Which blocks of code of a page are not compiled: reasons by the block's first line, from
 * `export const notCompiled = { 'first line': 'reason' }`.
 */
export function notCompiledOf(text: string): ReadonlyMap<string, string> {
  const source = ts.createSourceFile(
    'a.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  return new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .filter(({ name }) => ts.isIdentifier(name) && name.text === NOT_COMPILED)
      .flatMap(({ initializer }) =>
        initializer && ts.isObjectLiteralExpression(initializer)
          ? initializer.properties.filter(ts.isPropertyAssignment)
          : [],
      )
      .flatMap(({ name, initializer }) =>
        ts.isStringLiteralLike(name) && ts.isStringLiteralLike(initializer)
          ? [[name.text, initializer.text] as const]
          : [],
      ),
  );
}
