/** What the JavaScript of a package says that its declarations don't: comments of functions, and defaults. */
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { type DocComment, docCommentIn } from './docComment';

/** The script beside a file of declarations; `undefined` when there is none. */
export type ScriptOf = (declarations: string) => ts.SourceFile | undefined;

/** Reads scripts, each once. */
export function createScripts(): ScriptOf {
  const read = new Map<string, ts.SourceFile | undefined>();
  return (declarations) => {
    const file = declarations.replace(/\.d\.(m?)ts$/, '.$1js');
    if (!read.has(file)) {
      read.set(
        file,
        existsSync(file)
          ? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true)
          : undefined,
      );
    }
    return read.get(file);
  };
}

type ScriptFunction = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

function isFunction(node: ts.Node | undefined): node is ScriptFunction {
  return (
    node !== undefined &&
    (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node))
  );
}

/** The function of a name at the top level of a script, with the node that its comment stands at. */
function functionIn(
  script: ts.SourceFile,
  name: string,
): { readonly node: ScriptFunction; readonly commented: ts.Node } | undefined {
  for (const statement of script.statements) {
    if (isFunction(statement) && statement.name?.text === name) {
      return { node: statement, commented: statement };
    }
    if (ts.isVariableStatement(statement)) {
      for (const one of statement.declarationList.declarations) {
        if (ts.isIdentifier(one.name) && one.name.text === name && isFunction(one.initializer)) {
          return { node: one.initializer, commented: statement };
        }
      }
    }
  }
  return undefined;
}

/** Longer values are no defaults to read. */
const MAX_VALUE_LENGTH = 120;

/** What a constant at the top level of a script stands for. */
function constantIn(script: ts.SourceFile, name: string): ts.Expression | undefined {
  return script.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((one) => ts.isIdentifier(one.name) && one.name.text === name)?.initializer;
}

/** A default as code on one line; none where there is nothing to read in it. */
function valueText(node: ts.Expression | undefined): string | undefined {
  const value =
    node && ts.isIdentifier(node) ? (constantIn(node.getSourceFile(), node.text) ?? node) : node;
  const text = value?.getText().replace(/\s+/g, ' ');
  return text === undefined || text === 'undefined' || text.length > MAX_VALUE_LENGTH
    ? undefined
    : text;
}

/** The defaults that patterns in a script give to properties, by name; none for a name with different defaults. */
export function patternDefaults(root: ts.Node): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string | undefined>>();
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && node.initializer) {
      const property = node.propertyName ?? node.name;
      if (ts.isIdentifier(property) || ts.isStringLiteral(property)) {
        const texts = found.get(property.text) ?? new Set<string | undefined>();
        found.set(property.text, texts.add(valueText(node.initializer)));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return new Map(
    [...found].flatMap(([name, texts]) => {
      const [text] = texts;
      return texts.size === 1 && text !== undefined ? [[name, text] as const] : [];
    }),
  );
}

/** What a script says of a function. */
export interface ScriptText {
  readonly comment: DocComment;
  /** Of parameters, by place. */
  readonly defaults: readonly (string | undefined)[];
  /** Of properties of objects that the function takes apart, or hands on to others of the script. */
  readonly patterns: ReadonlyMap<string, string>;
}

/** What a script says of one of its functions; `undefined` when it has no such function. */
export function scriptText(script: ts.SourceFile, name: string): ScriptText | undefined {
  const found = functionIn(script, name);
  return (
    found && {
      comment: docCommentIn([found.commented]),
      defaults: found.node.parameters.map(({ initializer }) => valueText(initializer)),
      patterns: new Map([...patternDefaults(script), ...patternDefaults(found.node)]),
    }
  );
}
