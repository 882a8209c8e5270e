/**
 * Finds text that React may have to change, or to put something before, where it has no element of its own. A browser's
 * translator replaces each text node: React then changes a node that no reader sees, or throws when it removes it. The
 * text of an element that holds nothing else is safe, since React sets it as a whole.
 */
import path from 'node:path';
import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const NOTHING =
  ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void;

/** Whether an expression of the type renders text and nothing else. An empty string is no text. */
function isTextType(type: ts.Type): boolean {
  const types = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & NOTHING));
  return (
    types.length > 0 &&
    types.every(({ flags }) => flags & TEXT) &&
    !types.every((only) => only.isStringLiteral() && only.value.trim() === '')
  );
}

/** `TEXTS.name()`: a text of the dictionary without values is the same for as long as the page is open. */
function isDictionaryText(node: ts.Expression): boolean {
  return (
    ts.isCallExpression(node) &&
    node.arguments.length === 0 &&
    ts.isPropertyAccessExpression(node.expression) &&
    ts.isIdentifier(node.expression.expression) &&
    /TEXTS$/.test(node.expression.expression.text)
  );
}

const isBlank = (child: ts.JsxChild) =>
  ts.isJsxText(child)
    ? child.text.trim() === ''
    : ts.isJsxExpression(child) &&
      (!child.expression ||
        (ts.isStringLiteral(child.expression) && child.expression.text.trim() === ''));

const openingOf = (node: ts.JsxElement | ts.JsxFragment) =>
  ts.isJsxElement(node) ? node.openingElement : undefined;

/** `<b>`, but not `<Fragment>`. */
const isHost = (tag: ts.JsxTagNameExpression) => ts.isIdentifier(tag) && /^[a-z]/.test(tag.text);

/** Whether it stays as it is, with everything that stands before it in its parent. */
function isConstant(child: ts.JsxChild): boolean {
  if (ts.isJsxExpression(child)) {
    return child.expression !== undefined && isDictionaryText(child.expression);
  }
  return ts.isJsxElement(child)
    ? isHost(child.openingElement.tagName)
    : !ts.isJsxSelfClosingElement(child) || isHost(child.tagName);
}

/** The key of an element, as it is written. */
function keyOf(opening: ts.JsxOpeningElement | undefined): string {
  const key = opening?.attributes.properties.find(
    (attribute) => ts.isJsxAttribute(attribute) && attribute.name.getText() === 'key',
  );
  return key && ts.isJsxAttribute(key) ? (key.initializer?.getText() ?? '') : '';
}

/** What an expression may come to render: the branches of a condition, or what a list is made of. */
function outcomesOf(node: ts.Expression): readonly ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) {
    return outcomesOf(node.expression);
  }
  if (ts.isConditionalExpression(node)) {
    return [...outcomesOf(node.whenTrue), ...outcomesOf(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind !== ts.SyntaxKind.PlusToken) {
    return outcomesOf(node.right);
  }
  return [node];
}

/** The expressions that a function of a list, or a component, returns. */
function returnsOf(node: ts.FunctionLikeDeclaration): readonly ts.Expression[] {
  if (!node.body) {
    return [];
  }
  if (!ts.isBlock(node.body)) {
    return [node.body];
  }
  const found: ts.Expression[] = [];
  const look = (inner: ts.Node) => {
    if (ts.isReturnStatement(inner) && inner.expression) {
      found.push(inner.expression);
    } else if (!ts.isFunctionLike(inner)) {
      inner.forEachChild(look);
    }
  };
  node.body.forEachChild(look);
  return found;
}

const isMapping = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  /^(?:map|flatMap)$/.test(node.expression.name.text);

/** Texts in a list that an expression maps something to. */
function listedTexts(node: ts.Expression, checker: ts.TypeChecker): readonly ts.Node[] {
  return outcomesOf(node).flatMap((outcome) => {
    const [callback] = isMapping(outcome) ? outcome.arguments : [];
    return callback && ts.isFunctionLike(callback)
      ? returnsOf(callback)
          .flatMap(outcomesOf)
          .filter((text) => isTextType(checker.getTypeAtLocation(text)))
      : [];
  });
}

function textsOfElement(
  node: ts.JsxElement | ts.JsxFragment,
  checker: ts.TypeChecker,
): readonly ts.Node[] {
  const children = node.children.filter((child) => !isBlank(child));
  const opening = openingOf(node);
  const host = opening !== undefined && isHost(opening.tagName);
  const isFragment =
    opening === undefined ||
    (ts.isIdentifier(opening.tagName) && opening.tagName.text === 'Fragment');
  const listed = children.flatMap((child) =>
    ts.isJsxExpression(child) && child.expression ? listedTexts(child.expression, checker) : [],
  );
  if ((children.length < 2 && !isFragment) || (host && children.every(isConstant))) {
    return listed;
  }
  const key = keyOf(opening);
  const beside = children.flatMap((child): readonly ts.Node[] => {
    if (!ts.isJsxExpression(child) || !child.expression) {
      return ts.isJsxText(child) ? [child] : [];
    }
    return outcomesOf(child.expression).filter(
      (text) => isTextType(checker.getTypeAtLocation(text)) && !key.includes(text.getText()),
    );
  });
  return [...beside, ...listed];
}

/** Components that are texts: they have no element, wherever they stand. */
function textsOfComponent(node: ts.Node, checker: ts.TypeChecker): readonly ts.Node[] {
  const isComponent =
    ts.isFunctionDeclaration(node) && node.name !== undefined && /^[A-Z]/.test(node.name.text);
  return isComponent
    ? returnsOf(node).flatMap((returned) => [
        ...outcomesOf(returned).filter((text) => isTextType(checker.getTypeAtLocation(text))),
        ...listedTexts(returned, checker),
      ])
    : [];
}

/**
 * @param root folder of the program's configuration
 * @param files paths below `root`
 * @returns `file:line text`
 */
export function changingTexts(root: string, files: readonly string[]): readonly string[] {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const declarations = fileNames.filter((name) => name.endsWith('.d.ts'));
  const program = ts.createProgram(
    [...files.map((file) => path.join(root, file)), ...declarations],
    options,
  );
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(path.join(root, file));
    const found: string[] = [];
    const look = (node: ts.Node) => {
      const texts =
        ts.isJsxElement(node) || ts.isJsxFragment(node)
          ? textsOfElement(node, checker)
          : textsOfComponent(node, checker);
      for (const text of texts) {
        const { line = 0 } = source?.getLineAndCharacterOfPosition(text.getStart()) ?? {};
        found.push(`${file}:${line + 1} ${text.getText().trim()}`);
      }
      node.forEachChild(look);
    };
    source?.forEachChild(look);
    return found;
  });
}
