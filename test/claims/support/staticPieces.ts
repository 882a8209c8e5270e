/**
 * Finds the code that a file of claims compiles, without running the claims: the arguments of `expectCompiles` and
 * `expectTypeError`, evaluated with the constants, functions and loops around them. An argument that needs more than
 * these, such as an imported name, isn't found: the compiler sees it when its claim asks.
 */
import vm from 'node:vm';
import ts from 'typescript';

const CALLS = new Set(['expectCompiles', 'expectTypeError']);
/** ms for one call; an argument that takes longer isn't found. */
const EVALUATION_TIMEOUT_MS = 200;

/** Adds the names that an expression or a declaration refers to. */
function addReferences(node: ts.Node, names: Set<string>): void {
  if (ts.isTypeNode(node)) {
    return;
  }
  if (ts.isPropertyAccessExpression(node)) {
    addReferences(node.expression, names);
  } else if (ts.isPropertyAssignment(node)) {
    addReferences(node.initializer, names);
  } else if (ts.isIdentifier(node)) {
    names.add(node.text);
  } else {
    ts.forEachChild(node, (child) => addReferences(child, names));
  }
}

/** The names that a statement declares. */
function declaredNames(statement: ts.Statement): readonly string[] {
  if (ts.isFunctionDeclaration(statement)) {
    return statement.name ? [statement.name.text] : [];
  }
  if (!ts.isVariableStatement(statement)) {
    return [];
  }
  const namesOf = (name: ts.BindingName): readonly string[] =>
    ts.isIdentifier(name)
      ? [name.text]
      : name.elements.flatMap((element) =>
          ts.isBindingElement(element) ? namesOf(element.name) : [],
        );
  return statement.declarationList.declarations.flatMap(({ name }) => namesOf(name));
}

/** The statements of a block that declare these names or names they refer to, in their order. */
function declarationsFor(statements: readonly ts.Statement[], names: Set<string>): string {
  const chosen = new Set<ts.Statement>();
  let size = -1;
  while (size !== chosen.size) {
    size = chosen.size;
    for (const statement of statements) {
      if (!chosen.has(statement) && declaredNames(statement).some((name) => names.has(name))) {
        chosen.add(statement);
        addReferences(statement, names);
      }
    }
  }
  return statements
    .filter((statement) => chosen.has(statement))
    .map((statement) => statement.getText().replace(/^export /, ''))
    .join('\n');
}

/** The list that a function is called for each item of: `list` in `list.map((item) => …)`. */
function listOf(node: ts.Node): ts.Expression | undefined {
  const { parent } = node;
  return (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) &&
    ts.isCallExpression(parent) &&
    parent.arguments[0] === node &&
    ts.isPropertyAccessExpression(parent.expression) &&
    ['map', 'forEach', 'flatMap'].includes(parent.expression.name.text)
    ? parent.expression.expression
    : undefined;
}

/** A script that calls `record` with each value that an argument takes. */
function scriptFor(argument: ts.Expression): string {
  const names = new Set<string>();
  addReferences(argument, names);
  let script = `record(${argument.getText()});`;
  for (let node: ts.Node = argument; !ts.isSourceFile(node); node = node.parent) {
    const { parent } = node;
    const list = listOf(node);
    if (ts.isBlock(parent) || ts.isSourceFile(parent)) {
      script = `{ ${declarationsFor(parent.statements, names)}\n${script} }`;
    } else if (ts.isForOfStatement(parent) && node === parent.statement) {
      script = `for (${parent.initializer.getText()} of ${parent.expression.getText()}) ${script}`;
      addReferences(parent.expression, names);
    } else if (list && (ts.isArrowFunction(node) || ts.isFunctionExpression(node))) {
      const parameters = node.parameters.map((parameter) => parameter.getText()).join(', ');
      script = `(${list.getText()}).forEach((${parameters}) => { ${script} });`;
      addReferences(list, names);
    }
  }
  return script;
}

function valuesOf(argument: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(argument)) {
    return [argument.text];
  }
  const values: string[] = [];
  const record = (value: unknown) => {
    if (typeof value === 'string') {
      values.push(value);
    }
  };
  const { outputText } = ts.transpileModule(scriptFor(argument), {
    fileName: 'argument.tsx',
    compilerOptions: { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX },
  });
  try {
    vm.runInNewContext(outputText, { record }, { timeout: EVALUATION_TIMEOUT_MS });
  } catch {
    // The argument needs more than this file declares. The claim asks for it itself.
  }
  return values;
}

/** The code that a file of claims compiles, as far as it can be known without running the claims. */
export function staticPiecesOf(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const pieces: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      CALLS.has(node.expression.text)
    ) {
      const [argument] = node.arguments;
      pieces.push(...(argument ? valuesOf(argument) : []));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...new Set(pieces)];
}
