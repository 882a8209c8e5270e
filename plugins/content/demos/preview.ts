/**
 * Cuts the preview out of a demo: the JSX that it returns, without the wrappers that only lay it out, when
 * that is short enough to read at a glance. Works alike on TypeScript and JavaScript.
 */
import ts from 'typescript';
import { defaultExport, parseScript } from './scriptSyntax';

/** A preview longer than this would be as long a read as the source. */
const MAX_LINES = 16;
/** The provider says nothing about the component that is shown, so wrappers below it are taken off as well. */
const PROVIDER = 'LocalizationProvider';
const WRAPPERS: ReadonlySet<string> = new Set([
  'div',
  'Box',
  'Stack',
  PROVIDER,
  'DemoContainer',
  'DemoItem',
]);

type Jsx = ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment;

function isJsx(node: ts.Node): node is Jsx {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

function withoutParentheses(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;
}

function yieldsJsx(expression: ts.Expression): boolean {
  const node = withoutParentheses(expression);
  if (ts.isConditionalExpression(node)) {
    return yieldsJsx(node.whenTrue) || yieldsJsx(node.whenFalse);
  }
  return isJsx(node) || (ts.isBinaryExpression(node) && yieldsJsx(node.right));
}

/** The values that a function body returns, without those of functions inside it. */
function returnedExpressions(body: ts.ConciseBody): readonly ts.Expression[] {
  if (!ts.isBlock(body)) {
    return [body];
  }
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node)) {
      found.push(...(node.expression ? [node.expression] : []));
    } else if (!ts.isFunctionLike(node) && !ts.isClassLike(node)) {
      ts.forEachChild(node, visit);
    }
  };
  visit(body);
  return found;
}

/** The nodes that remain of `root` when the wrappers are taken off; they are neighbours. */
function withoutWrappers(root: Jsx, source: ts.SourceFile): readonly ts.Node[] {
  if (!ts.isJsxElement(root)) {
    return [root];
  }
  const name = (element: ts.JsxElement) => element.openingElement.tagName.getText(source);
  let nodes: readonly ts.Node[] = [root];
  let current: ts.JsxElement = root;
  let underProvider = false;
  while (WRAPPERS.has(name(current))) {
    const children = current.children.filter(
      (child) => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces),
    );
    if (!children.some(isJsx)) {
      break;
    }
    nodes = children;
    underProvider ||= name(current) === PROVIDER;
    const [only, ...others] = children;
    if (!underProvider || !only || others.length > 0 || !ts.isJsxElement(only)) {
      break;
    }
    current = only;
  }
  return nodes;
}

/** The text from `start` to `end`, moved left by the indentation of its first line. */
function dedentedText(text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const indent = /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? '';
  return text
    .slice(start, end)
    .split('\n')
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()))
    .join('\n');
}

/**
 * The preview of a script, or `undefined` when there is none: the default export is not a function that
 * returns JSX in exactly one place, or what it returns takes more than {@link MAX_LINES} lines.
 */
export function previewOf(text: string, fileName: string): string | undefined {
  const source = parseScript(text, fileName);
  const exported = defaultExport(source);
  if (exported.kind !== 'function' || !exported.node.body) {
    return undefined;
  }
  const [returned, ...others] = returnedExpressions(exported.node.body).filter(yieldsJsx);
  const root = returned && withoutParentheses(returned);
  if (!root || !isJsx(root) || others.length > 0) {
    return undefined;
  }
  const nodes = withoutWrappers(root, source);
  const [first] = nodes;
  const last = nodes.at(-1);
  if (!first || !last) {
    return undefined;
  }
  // Text between elements begins and ends with white space that belongs to no node.
  const raw = source.text.slice(first.getStart(source), last.getEnd());
  const start = first.getStart(source) + (raw.length - raw.trimStart().length);
  const preview = dedentedText(text, start, start + raw.trim().length);
  return preview.split('\n').length > MAX_LINES ? undefined : preview;
}
