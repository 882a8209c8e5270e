/**
 * Finds what a script uses of the grid: props and slots where a grid is rendered, fields in column definitions, methods
 * of the API object, events that it listens to. It goes by syntax alone, so that a fragment on a page is read as well;
 * names that the grid doesn't have are for the caller to drop.
 */
import ts from 'typescript';
import { GRID_COMPONENTS, type NameUse } from './names';
import { createObjectsOf } from './objectsOf';
import { type Holder, holderOfProp, holderOfType, holderOfVariable } from './scriptTypes';

/** Functions whose first or second argument is the name of an event. */
const EVENT_FUNCTIONS = ['subscribeEvent', 'publishEvent', 'useGridEvent', 'useGridEventPriority'];

function textOfName(name: ts.PropertyName | ts.BindingName | undefined): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : undefined;
}

/** Keys of an object; those behind a spread are those of an object of its own. */
function keysOf(object: ts.ObjectLiteralExpression): readonly string[] {
  return object.properties.flatMap(({ name }) => textOfName(name) ?? []);
}

function isApiName(name: string): boolean {
  return /^(?:\w*apiRef|api)$/i.test(name);
}

/** Whether an expression is the grid's API object: `apiRef.current`, or `api` as the grid hands it to functions. */
function isApiObject(expression: ts.Expression): boolean {
  if (ts.isNonNullExpression(expression) || ts.isParenthesizedExpression(expression)) {
    return isApiObject(expression.expression);
  }
  if (!ts.isPropertyAccessExpression(expression)) {
    return ts.isIdentifier(expression) && expression.text === 'api';
  }
  const { name, expression: base } = expression;
  if (name.text === 'api') {
    return true;
  }
  const inner = ts.isPropertyAccessExpression(base) ? base.name : base;
  return name.text === 'current' && ts.isIdentifier(inner) && isApiName(inner.text);
}

/** The path from the API object to what an expression reads: `dataSource.editRow`. */
function apiPathOf(node: ts.Expression): string | undefined {
  if (ts.isNonNullExpression(node)) {
    return apiPathOf(node.expression);
  }
  if (!ts.isPropertyAccessExpression(node)) {
    return undefined;
  }
  const above = apiPathOf(node.expression);
  if (above !== undefined) {
    return `${above}.${node.name.text}`;
  }
  return isApiObject(node.expression) ? node.name.text : undefined;
}

/** The name of the function that is called, whatever object it is taken from. */
function calledName({ expression }: ts.CallExpression): string | undefined {
  if (ts.isPropertyAccessExpression(expression)) {
    return expression.name.text;
  }
  return ts.isIdentifier(expression) ? expression.text : undefined;
}

function isGrid(tag: ts.JsxTagNameExpression): boolean {
  return GRID_COMPONENTS.some((name) => ts.isIdentifier(tag) && tag.text === name);
}

/** Makes a script of a fragment: fields of a column without the array around them are no statement. */
function asScript(text: string): string {
  return /^\s*\{\s*(?:\.\.\.|\w+:|\w+,)/.test(text) ? `const columns = [${text}];` : text;
}

/** All uses in a script or a fragment of one, once each. */
export function scriptUses(text: string): readonly NameUse[] {
  const source = ts.createSourceFile(
    'script.tsx',
    asScript(text),
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const objectsOf = createObjectsOf(source);
  const found = new Map<string, NameUse>();
  const add = (kind: NameUse['kind'], name: string | undefined): void => {
    if (name !== undefined) {
      found.set(`${kind} ${name}`, { kind, name });
    }
  };
  const addKeys = (holder: Holder | undefined, expression: ts.Expression | undefined): void => {
    if (holder && expression) {
      objectsOf(expression)
        .flatMap(keysOf)
        .forEach((name) => add(holder, name));
    }
  };
  const readGrid = ({ properties }: ts.JsxAttributes): void => {
    for (const attribute of properties) {
      if (ts.isJsxSpreadAttribute(attribute)) {
        addKeys('props', attribute.expression);
        continue;
      }
      const name = ts.isIdentifier(attribute.name) ? attribute.name.text : undefined;
      add('props', name);
      const { initializer } = attribute;
      if (name !== undefined && initializer && ts.isJsxExpression(initializer)) {
        addKeys(holderOfProp(name), initializer.expression);
      }
    }
  };
  const readType = (type: ts.TypeNode): void => {
    if (ts.isIndexedAccessTypeNode(type) && ts.isLiteralTypeNode(type.indexType)) {
      const { literal } = type.indexType;
      const holder = holderOfType(type.objectType);
      if (holder && ts.isStringLiteral(literal)) {
        add(holder, literal.text);
      }
    }
    if (ts.isTypeReferenceNode(type) && type.typeName.getText(source) === 'GridEventListener') {
      const [event] = type.typeArguments ?? [];
      if (event && ts.isLiteralTypeNode(event) && ts.isStringLiteral(event.literal)) {
        add('events', event.literal.text);
      }
    }
  };
  const readCall = (call: ts.CallExpression): void => {
    const [type] = call.typeArguments ?? [];
    addKeys(type && holderOfType(type), call.arguments[0]);
    const name = calledName(call);
    if (name !== undefined && EVENT_FUNCTIONS.includes(name)) {
      call.arguments
        .slice(0, 2)
        .filter(ts.isStringLiteralLike)
        .forEach((event) => add('events', event.text));
    }
  };
  const readVariable = ({ name, type, initializer }: ts.VariableDeclaration): void => {
    const plain = ts.isIdentifier(name) ? holderOfVariable(name.text) : undefined;
    addKeys(type ? holderOfType(type) : plain, initializer);
    if (ts.isObjectBindingPattern(name) && initializer && isApiObject(initializer)) {
      name.elements.forEach((one) => add('methods', textOfName(one.propertyName ?? one.name)));
    }
  };
  const visit = (node: ts.Node): void => {
    if (
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      isGrid(node.tagName)
    ) {
      readGrid(node.attributes);
    } else if (ts.isVariableDeclaration(node)) {
      readVariable(node);
    } else if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) {
      addKeys(holderOfType(node.type), node.expression);
    } else if (ts.isArrowFunction(node) && node.type) {
      addKeys(holderOfType(node.type), node);
    } else if (ts.isFunctionDeclaration(node) && node.type) {
      objectsOf.returned(node).forEach((one) => addKeys(node.type && holderOfType(node.type), one));
    } else if (ts.isCallExpression(node)) {
      readCall(node);
    } else if (ts.isPropertyAccessExpression(node)) {
      add('methods', apiPathOf(node));
    } else if (ts.isTypeNode(node)) {
      readType(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found.values()];
}
