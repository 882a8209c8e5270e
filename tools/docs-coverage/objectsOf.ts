/** Follows an expression to the object literals that it may be, within one script. */
import ts from 'typescript';

/** The object literals that an expression may be, or that a list may hold, or a function may return. */
export interface ObjectsOf {
  (expression: ts.Expression): readonly ts.ObjectLiteralExpression[];
  /** What a function returns. */
  readonly returned: (fn: ts.FunctionLikeDeclaration) => readonly ts.Expression[];
}

function returned({ body }: ts.FunctionLikeDeclaration): readonly ts.Expression[] {
  if (!body) {
    return [];
  }
  if (!ts.isBlock(body)) {
    return [body];
  }
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) {
      found.push(node.expression);
    } else if (!ts.isFunctionLike(node)) {
      ts.forEachChild(node, visit);
    }
  };
  visit(body);
  return found;
}

/** What variables and functions of a script were made from, by name. */
function valuesOf(source: ts.SourceFile): ReadonlyMap<string, readonly ts.Expression[]> {
  const values = new Map<string, readonly ts.Expression[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      values.set(node.name.text, [node.initializer]);
    } else if (ts.isFunctionDeclaration(node) && node.name) {
      values.set(node.name.text, returned(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return values;
}

/** The expressions that an expression may be made from; none when it is something by itself. */
function partsOf(
  node: ts.Expression,
  values: ReadonlyMap<string, readonly ts.Expression[]>,
): readonly ts.Expression[] {
  if (ts.isIdentifier(node)) {
    return values.get(node.text) ?? [];
  }
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isSpreadElement(node)
  ) {
    return [node.expression];
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements;
  }
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.filter(ts.isSpreadAssignment).map(({ expression }) => expression);
  }
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse];
  }
  if (ts.isBinaryExpression(node)) {
    return [node.left, node.right];
  }
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
    return returned(node);
  }
  // `useMemo(() => [...])`, `fields.map((field) => ({ ... }))`, `makeColumns()`
  return ts.isCallExpression(node) ? [node.expression, ...node.arguments.slice(0, 1)] : [];
}

/** Makes the search through a script. */
export function createObjectsOf(source: ts.SourceFile): ObjectsOf {
  const values = valuesOf(source);
  const objectsOf = (expression: ts.Expression): readonly ts.ObjectLiteralExpression[] => {
    const seen = new Set<ts.Expression>();
    const objects: ts.ObjectLiteralExpression[] = [];
    const follow = (node: ts.Expression): void => {
      if (!seen.has(node)) {
        seen.add(node);
        if (ts.isObjectLiteralExpression(node)) {
          objects.push(node);
        }
        partsOf(node, values).forEach(follow);
      }
    };
    follow(expression);
    return objects;
  };
  return Object.assign(objectsOf, { returned });
}
