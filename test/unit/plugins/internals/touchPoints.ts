/** Finds where code touches the inside of a package, by what the code does. Each place is one line of text. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const MODULES = path.join(__dirname, '../../../../node_modules');

/** Folders of a package that no documentation names as an entry point. */
const INSIDE = /^(?:build|cjs|client|dist|es|esm|lib|src|umd)\//;
/** Entry points that packages have for themselves. */
const INTERNAL = /(?:^|\/)(?:internals?|private)(?:\/|$)/;
/** Names that packages export for themselves. */
const PRIVATE_NAME = /^(?:_|SECRET_|UNSAFE_|unstable_|internal)/;
/** Parts of Node's module loader. */
const LOADER =
  /^(?:require\.(?:cache|extensions)|.+\._(?:cache|compile|extensions|load|resolveFilename))$/;
/** Environment variables that Docusaurus has for itself. */
const VARIABLE = /^(?:DOCUSAURUS_\w+|HYDRATE_CLIENT_ENTRY)$/;
const GLOBALS: ReadonlySet<string> = new Set(['window', 'globalThis', 'self', 'global']);
/** Functions that change their first argument. */
const CHANGES =
  /^(?:Object\.(?:assign|definePropert(?:y|ies)|setPrototypeOf)|Reflect\.(?:set|defineProperty|deleteProperty))$/;

/** The package that a module's name leads to, and the path in it. */
function partsOf(module: string): { readonly name: string; readonly inside: string } | undefined {
  const [, name = '', inside = ''] =
    /^((?:@[\w-][\w.-]*\/)?[\w-][\w.-]*)(?:\/(.+))?$/.exec(
      module.replace(/^(?:\.{1,2}\/)*node_modules\//, ''),
    ) ?? [];
  return name !== '' && existsSync(path.join(MODULES, name, 'package.json'))
    ? { name, inside }
    : undefined;
}

/** Keys of `exports` in the package's manifest. */
function entryPoints(name: string): readonly string[] | undefined {
  const { exports }: { readonly exports?: unknown } = JSON.parse(
    readFileSync(path.join(MODULES, name, 'package.json'), 'utf8'),
  );
  return typeof exports === 'object' && exports !== null ? Object.keys(exports) : undefined;
}

function fits(entry: string, inside: string): boolean {
  const [before = '', after] = entry.split('*');
  return after === undefined
    ? entry === `./${inside}`
    : `./${inside}`.startsWith(before) && inside.endsWith(after);
}

/** Whether a module's name leads past the documented entry points of a package. */
function isDeep(module: string): boolean {
  const { name = '', inside = '' } = partsOf(module) ?? {};
  if (inside === '' || inside === 'package.json' || INTERNAL.test(inside)) {
    return INTERNAL.test(inside);
  }
  const entries = entryPoints(name);
  if (!entries || entries.includes(`./${inside}`)) {
    return !entries && INSIDE.test(inside);
  }
  return INSIDE.test(inside) || !entries.some((entry) => fits(entry, inside));
}

/** Names that browsers, workers and Node define, as the declarations of TypeScript and Node have them. */
function standardGlobals(): ReadonlySet<string> {
  const folder = path.dirname(require.resolve('typescript'));
  const files = [
    ...readdirSync(folder)
      .filter((file) => /^lib\.(?:dom|webworker|es.*)\.d\.ts$/.test(file))
      .map((file) => path.join(folder, file)),
    ...['globals.d.ts', 'timers.d.ts'].map((file) => path.join(MODULES, '@types/node', file)),
  ];
  const declaration = /^\s*(?:declare )?(?:var|function|namespace) (\w+)/gm;
  return new Set(
    files.flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(declaration), ([, name = '']) => name),
    ),
  );
}

/** Those of service workers are members of an interface in TypeScript's declarations. */
const OF_SERVICE_WORKERS = ['clients', 'registration', 'skipWaiting'];

/** The site's own names in the frame of edited demos (`REGISTER` holds one), and what browsers had before standards. */
const OF_LIVE_FRAME = ['__live', 'REGISTER', 'webkitRTCPeerConnection'];

const STANDARD: ReadonlySet<string> = new Set([
  ...standardGlobals(),
  ...OF_SERVICE_WORKERS,
  ...OF_LIVE_FRAME,
]);

/** An expression without parentheses and assertions of types. */
function bare(node: ts.Node): ts.Node {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
    ? bare(node.expression)
    : node;
}

/** The name that an expression of properties begins with: `a` in `a.b[0].c`. */
function rootOf(node: ts.Node): string | undefined {
  const inner = bare(node);
  if (ts.isPropertyAccessExpression(inner) || ts.isElementAccessExpression(inner)) {
    return rootOf(inner.expression);
  }
  return ts.isIdentifier(inner) ? inner.text : undefined;
}

/** The module that an expression loads: `require('a')`, `createRequire(b)('a')`, `await import('a')`. */
function loadedModule(node: ts.Node): string | undefined {
  const inner = bare(node);
  if (ts.isAwaitExpression(inner)) {
    return loadedModule(inner.expression);
  }
  if (!ts.isCallExpression(inner)) {
    return undefined;
  }
  const [argument] = inner.arguments;
  const isLoad =
    inner.expression.kind === ts.SyntaxKind.ImportKeyword ||
    /^(?:require|createRequire\(.*\))$/s.test(inner.expression.getText());
  return isLoad && argument && ts.isStringLiteralLike(argument) ? argument.text : undefined;
}

function namesIn(name: ts.BindingName): readonly string[] {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) ? namesIn(element.name) : [],
      );
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Names of a file that are imports of packages, with the package's module. */
function importsOf(source: ts.SourceFile): ReadonlyMap<string, string> {
  const imports = new Map<string, string>();
  const add = (module: string | undefined, names: readonly (string | undefined)[]) => {
    if (module !== undefined && partsOf(module)) {
      names.forEach((name) => name !== undefined && imports.set(name, module));
    }
  };
  walk(source, (node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const { name, namedBindings } = node.importClause ?? {};
      const inner = namedBindings
        ? ts.isNamespaceImport(namedBindings)
          ? [namedBindings.name.text]
          : namedBindings.elements.map((element) => element.name.text)
        : [];
      add(node.moduleSpecifier.text, [name?.text, ...inner]);
    } else if (ts.isVariableDeclaration(node) && node.initializer) {
      add(loadedModule(node.initializer), namesIn(node.name));
    }
  });
  return imports;
}

/** What an expression changes: the left side of an assignment, an argument of `Object.assign`, an operand of `delete`. */
function changedBy(node: ts.Node): ts.Node | undefined {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const isAssignment =
      kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
    return isAssignment ? bare(node.left) : undefined;
  }
  if (ts.isDeleteExpression(node)) {
    return bare(node.expression);
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'Proxy') {
    return node.arguments?.[0];
  }
  return ts.isCallExpression(node) && CHANGES.test(node.expression.getText())
    ? node.arguments[0]
    : undefined;
}

/** Functions of a file that change an argument, with the positions of such arguments. */
function changingFunctions(source: ts.SourceFile): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, readonly number[]>();
  walk(source, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name && node.body) {
      const changed = new Set<string | undefined>();
      walk(node.body, (inner) => {
        const target = changedBy(inner);
        if (target && !ts.isIdentifier(target)) {
          changed.add(rootOf(target));
        }
      });
      const places = node.parameters.flatMap(({ name }, index) =>
        ts.isIdentifier(name) && changed.has(name.text) ? [index] : [],
      );
      found.set(node.name.text, places);
    }
  });
  return found;
}

/** Whether a name is a parameter around the node, not what it is elsewhere. */
function isParameter(node: ts.Node, name: string): boolean {
  for (let around = node.parent; !ts.isSourceFile(around); around = around.parent) {
    if (
      ts.isFunctionLike(around) &&
      around.parameters.some((parameter) => namesIn(parameter.name).includes(name))
    ) {
      return true;
    }
  }
  return false;
}

function isGlobal(node: ts.Node | undefined): node is ts.Identifier {
  const inner = node && bare(node);
  return (
    inner !== undefined &&
    ts.isIdentifier(inner) &&
    GLOBALS.has(inner.text) &&
    !isParameter(inner, inner.text)
  );
}

const textOf = (node: ts.Node | undefined): readonly string[] =>
  node && (ts.isStringLiteralLike(node) || ts.isIdentifier(node)) ? [node.text] : [];

/** Names of the window or the global object that an expression uses. */
function globalsIn(node: ts.Node): readonly string[] {
  if (ts.isPropertyAccessExpression(node) && isGlobal(node.expression)) {
    return [node.name.text];
  }
  if (ts.isElementAccessExpression(node) && isGlobal(node.expression)) {
    const { argumentExpression: key } = node;
    return ts.isStringLiteralLike(key) ? [key.text] : [];
  }
  if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
    return isGlobal(node.initializer)
      ? node.name.elements.flatMap(({ propertyName, name }) => textOf(propertyName ?? name))
      : [];
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) {
    return isGlobal(node.right) ? textOf(bare(node.left)) : [];
  }
  if (ts.isCallExpression(node) && CHANGES.test(node.expression.getText())) {
    const [target, key] = node.arguments;
    if (!isGlobal(target) || !key) {
      return [];
    }
    return ts.isObjectLiteralExpression(key)
      ? key.properties.flatMap(({ name }) => textOf(name))
      : textOf(key);
  }
  return [];
}

/**
 * The touch points of a file:
 *
 * - `import <module>`: a module inside of a package
 * - `import <package>#<name>`: a name that a package has for itself
 * - `change <module>`: something of a package gets another value
 * - `global <name>`: something of a package on `window` or `globalThis`
 * - `loader <part>`: Node's own module loader
 * - `variable <name>`: an environment variable of Docusaurus
 *
 * @param file its name decides how it is parsed
 */
export function touchPointsOf(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const imports = importsOf(source);
  const changing = changingFunctions(source);
  const found = new Set<string>();
  const change = (target: ts.Node | undefined) => {
    const module = target && imports.get(rootOf(target) ?? '');
    if (module !== undefined) {
      found.add(`change ${module}`);
    }
  };
  walk(source, (node) => {
    if (ts.isStringLiteralLike(node) && isDeep(node.text)) {
      found.add(`import ${node.text}`);
    }
    if (ts.isImportSpecifier(node)) {
      const { moduleSpecifier } = node.parent.parent.parent;
      const name = textOf(node.propertyName ?? node.name).join('');
      const module = textOf(moduleSpecifier).join('');
      if (PRIVATE_NAME.test(name) && partsOf(module)) {
        found.add(`import ${module}#${name}`);
      }
    }
    if (ts.isPropertyAccessExpression(node) && LOADER.test(node.getText())) {
      found.add(`loader ${node.getText()}`);
    }
    if (ts.isPropertyAccessExpression(node) || ts.isPropertyAssignment(node)) {
      const name = textOf(node.name).join('');
      if (VARIABLE.test(name)) {
        found.add(`variable ${name}`);
      }
    }
    globalsIn(node)
      .filter((name) => !STANDARD.has(name) && !GLOBALS.has(name))
      .forEach((name) => found.add(`global ${name}`));
    change(changedBy(node));
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      changing.get(node.expression.text)?.forEach((index) => change(node.arguments[index]));
    }
  });
  return [...found].sort();
}
