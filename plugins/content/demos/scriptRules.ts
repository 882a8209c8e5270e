/**
 * What a script of a demo may not hold. The bundler follows more than imports: whatever file of the machine it is led
 * to becomes part of the site, and a reader's copy of the demo lacks it. So a demo takes in files by `import` alone.
 * Knows the script's syntax tree and no disk.
 */
import { isBuiltin } from 'node:module';
import ts from 'typescript';

/** A place in a file of a demo that breaks a rule. */
export interface BrokenRule {
  /** Counted from 1. */
  readonly line: number;
  /** What stands there, in short. */
  readonly code: string;
  /** Why it is refused and what to write instead; follows the code and a comma. */
  readonly advice: string;
}

const IMPORT_INSTEAD = 'Import the file at the top of the script, from beside the demo.';
const ADVICE = {
  meta: `with which any file of the machine could become part of the site. ${IMPORT_INSTEAD}`,
  require: `which takes in files past the rules for imports. ${IMPORT_INSTEAD}`,
  bundler: `which is the bundler's own and unknown to a reader's. ${IMPORT_INSTEAD}`,
  computed: "which names its module only when it runs. Write the module's name out in quotes.",
} as const;

/** Whether an identifier only names something, as a key or a declaration does, and reads no variable. */
function isName(node: ts.Identifier, parent: ts.Node): boolean {
  return (
    'name' in parent &&
    parent.name === node &&
    !ts.isPropertyAccessExpression(parent) &&
    !ts.isShorthandPropertyAssignment(parent)
  );
}

function adviceOn(node: ts.Node, parent: ts.Node): string | undefined {
  if (ts.isMetaProperty(node)) {
    return node.keywordToken === ts.SyntaxKind.ImportKeyword ? ADVICE.meta : undefined;
  }
  if (ts.isIdentifier(node) && !isName(node, parent)) {
    if (node.text === 'require') {
      return ADVICE.require;
    }
    return /^__(?:non_)?webpack_/.test(node.text) ? ADVICE.bundler : undefined;
  }
  if (ts.isElementAccessExpression(node)) {
    const { argumentExpression: key } = node;
    return ts.isStringLiteralLike(key) && key.text === 'require' ? ADVICE.require : undefined;
  }
  if (ts.isExternalModuleReference(node)) {
    return ADVICE.require;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [module] = node.arguments;
    return module && ts.isStringLiteral(module) ? undefined : ADVICE.computed;
  }
  return undefined;
}

/** Characters of the code that an error shows. */
const MAX_CODE_LENGTH = 60;

function shortened(code: string): string {
  const [line = ''] = code.split('\n');
  return line === code && code.length <= MAX_CODE_LENGTH
    ? code
    : `${line.slice(0, MAX_CODE_LENGTH)}…`;
}

/** The first place of a script that takes in a file in another way than by an import with a name in quotes. */
export function scriptProblem(source: ts.SourceFile): BrokenRule | undefined {
  const find = (node: ts.Node, parent: ts.Node): BrokenRule | undefined => {
    const advice = adviceOn(node, parent);
    if (advice !== undefined) {
      const start = node.getStart(source);
      return {
        line: source.getLineAndCharacterOfPosition(start).line + 1,
        // A call or an access says more than the word alone.
        code: shortened((ts.isIdentifier(node) ? parent : node).getText(source)),
        advice,
      };
    }
    return ts.forEachChild(node, (child) => find(child, node));
  };
  return ts.forEachChild(source, (node) => find(node, source));
}

/** Imports that only this site can resolve: a reader could not install them. */
const SITE_IMPORT =
  /^(?:\/|[a-zA-Z]:\\|file:|@site\/|@theme(?:-\w+)?\/|@docusaurus\/|@generated\/)/;
/** A package, and the way to a module in it, without steps upwards. */
const PACKAGE_IMPORT = /^(?:@[\w~-][\w.~-]*\/)?[\w~-][\w.~-]*(?:\/(?!\.{1,2}(?:\/|$))[\w.~@+-]+)*$/;

/** What playgrounds share. Readers copy the code that a playground shows, not the code that it is made of. */
const PLAYGROUND_MODULE = /^@site\/src\/(?:features\/playground|lib\/playground\/\w+)$/;

/**
 * What is wrong with the name of an imported module; where a relative one leads isn't looked at.
 * @param isPlayground whether the demo is a playground
 */
export function specifierProblem(specifier: string, isPlayground = false): string | undefined {
  if (isPlayground && PLAYGROUND_MODULE.test(specifier)) {
    return undefined;
  }
  if (SITE_IMPORT.test(specifier)) {
    return 'which a reader could not. Import from a package or a file beside it.';
  }
  if (/[!?#]/.test(specifier)) {
    return "which holds words for the bundler (!, ? or #) that a reader's doesn't know. Name the file alone.";
  }
  if (isBuiltin(specifier)) {
    return "which is a module of Node.js, and readers' browsers have none. Import from a package or a file beside it.";
  }
  return specifier.startsWith('.') || PACKAGE_IMPORT.test(specifier)
    ? undefined
    : 'which is neither a package nor a file. Import from a package or a file beside it.';
}
