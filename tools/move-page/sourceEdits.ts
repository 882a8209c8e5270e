/** Edits of TypeScript that a plain replacement can't make: the page tree, and the paths of a page in older versions. */
import ts from 'typescript';
import { derivedTitle } from '../../src/lib/pages/pageTree';
import type { Move } from './places';

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);
}

function nameOf({ name }: ts.ObjectLiteralElementLike): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

function property(object: ts.ObjectLiteralExpression, name: string) {
  const found = object.properties.find((each) => nameOf(each) === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** The first node that a test accepts. */
function find<Found extends ts.Node>(
  node: ts.Node,
  test: (node: ts.Node) => node is Found,
): Found | undefined {
  return test(node) ? node : ts.forEachChild(node, (child) => find(child, test));
}

function inserted(text: string, at: number, addition: string): string {
  return text.slice(0, at) + addition + text.slice(at);
}

/** The node of a path in the text of a page tree. */
function treeNode(text: string, pathname: string): ts.ObjectLiteralExpression | undefined {
  return find(parse(text), (node): node is ts.ObjectLiteralExpression => {
    const value = ts.isObjectLiteralExpression(node) ? property(node, 'pathname') : undefined;
    return value !== undefined && ts.isStringLiteral(value) && value.text === pathname;
  });
}

/** Whether a page tree names a path, of a page or of a group. */
export function isInTree(text: string, pathname: string): boolean {
  return treeNode(text, pathname) !== undefined;
}

/**
 * The label of a page that comes from its old path, and that its new one wouldn't give; `undefined` for others.
 * @param pathname of the page in this tree: the old one, or the new one when it stands there already
 */
export function lostLabel(tree: string, pathname: string, { from, to }: Move): string | undefined {
  const node = treeNode(tree, pathname);
  const label = derivedTitle(from);
  return node && !property(node, 'title') && derivedTitle(to) !== label ? label : undefined;
}

/** The tree with the label that the page had, where that came from its old path. The new path stands there already. */
export function withOldLabel(tree: string, move: Move): string {
  const label = lostLabel(tree, move.to, move);
  const pathname = treeNode(tree, move.to)?.properties.find((each) => nameOf(each) === 'pathname');
  return label === undefined || !pathname
    ? tree
    : inserted(tree, pathname.end, `, title: ${JSON.stringify(label)}`);
}

/** The object with the paths of pages in older versions. */
function historyTable(text: string): ts.ObjectLiteralExpression | undefined {
  const declaration = find(
    parse(text),
    (node): node is ts.VariableDeclaration =>
      ts.isVariableDeclaration(node) && node.name.getText() === 'VERSION_PAGES',
  );
  return declaration && find(declaration, ts.isObjectLiteralExpression);
}

/**
 * The table of older versions with the old path of a page, whose new one stands there already. A page without a row is new
 * in this major version.
 * @param major the major version that is documented
 * @throws when the text has no such table
 */
export function withOldPath(text: string, { from, to }: Move, major: number): string {
  const table = historyTable(text);
  if (!table) {
    throw new Error('src/data/versionPages.ts has no table VERSION_PAGES.');
  }
  // What counts for hosts is where the last release of a major version has the page.
  const rename = `{ until: ${major - 1}, path: '${from}' }`;
  const row = property(table, to);
  if (!row || !ts.isObjectLiteralExpression(row)) {
    const section = to.slice(0, to.indexOf('/', to.indexOf('/', 1) + 1) + 1);
    const near = table.properties.findLast((each) => nameOf(each)?.startsWith(section));
    const addition = `'${to}': { since: ${major}, renames: [${rename}] }`;
    const at = near ?? table.properties.at(-1);
    return at
      ? inserted(text, at.end, `,\n  ${addition}`)
      : inserted(text, table.getStart() + 1, `\n  ${addition},\n`);
  }
  const renames = property(row, 'renames');
  if (!renames || !ts.isArrayLiteralExpression(renames)) {
    return inserted(text, row.properties.end, `, renames: [${rename}]`);
  }
  // A page that moves back takes its address from what leads to it.
  const others = renames.elements
    .map((element) => element.getText())
    .filter((element) => !element.includes(`'${to}'`));
  return (
    text.slice(0, renames.getStart()) +
    `[${[...others, rename].join(', ')}]` +
    text.slice(renames.end)
  );
}
