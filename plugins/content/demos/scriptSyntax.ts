/** Questions to the syntax tree of a demo's script: what it imports, what it exports by default. */
import ts from 'typescript';

/** Parses a script; TypeScript and JavaScript with JSX are both read. */
export function parseScript(text: string, fileName: string): ts.SourceFile {
  const kind = fileName.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  return ts.createSourceFile(fileName, text, ts.ScriptTarget.ESNext, false, kind);
}

/** Every module that a script names in `import`, `export … from` or `import()`, once each, in order. */
export function moduleSpecifiers(source: ts.SourceFile): readonly string[] {
  const found = new Set<string>();
  const add = (node: ts.Node | undefined) => {
    if (node && ts.isStringLiteralLike(node)) {
      found.add(node.text);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}

type FunctionLike = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

function isFunctionLike(node: ts.Node): node is FunctionLike {
  return (
    ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node)
  );
}

function hasModifier(node: FunctionLike | ts.ClassDeclaration, kind: ts.SyntaxKind): boolean {
  return node.modifiers?.some((modifier) => modifier.kind === kind) ?? false;
}

/** The function that a name stands for at the top of a script. */
function functionNamed(source: ts.SourceFile, name: string): FunctionLike | undefined {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) {
      return statement;
    }
    if (ts.isVariableStatement(statement)) {
      const { initializer } =
        statement.declarationList.declarations.find(
          (declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name,
        ) ?? {};
      if (initializer) {
        return isFunctionLike(initializer) ? initializer : undefined;
      }
    }
  }
  return undefined;
}

/** What a script exports by default. `other` is anything that isn't plainly a function. */
export type DefaultExport =
  | { readonly kind: 'none' }
  | { readonly kind: 'other' }
  | { readonly kind: 'function'; readonly node: FunctionLike };

/** Finds the default export of a script. */
export function defaultExport(source: ts.SourceFile): DefaultExport {
  const { DefaultKeyword } = ts.SyntaxKind;
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && hasModifier(statement, DefaultKeyword)) {
      return { kind: 'function', node: statement };
    }
    if (ts.isClassDeclaration(statement) && hasModifier(statement, DefaultKeyword)) {
      return { kind: 'other' };
    }
    if (ts.isExportAssignment(statement)) {
      const { expression } = statement;
      const node = ts.isIdentifier(expression)
        ? functionNamed(source, expression.text)
        : expression;
      return node && isFunctionLike(node) ? { kind: 'function', node } : { kind: 'other' };
    }
    if (ts.isExportDeclaration(statement) && statement.exportClause) {
      const { exportClause } = statement;
      if (
        ts.isNamedExports(exportClause) &&
        exportClause.elements.some(({ name }) => name.text === 'default')
      ) {
        return { kind: 'other' };
      }
    }
  }
  return { kind: 'none' };
}
