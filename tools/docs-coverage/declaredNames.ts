/** The names that a page's own code declares, which its text may speak of. Pure. */
import type { Root } from 'mdast';
import ts from 'typescript';
import { walk } from '../../src/lib/text/syntaxTree';

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('page.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
}

/** Whether a node gives a name to something of the author's, whatever types say. */
function isDeclaration(
  node: ts.Node,
): node is
  | ts.VariableDeclaration
  | ts.FunctionDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.PropertySignature {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertySignature(node)
  );
}

/** What is declared, without names taken out of objects: fragments aren't checked against types. */
function namesIn(text: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isDeclaration(node) && node.name && ts.isIdentifier(node.name)) {
      names.push(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(text));
  return names;
}

/**
 * @param tree the page, whose blocks of code count
 * @param scripts its demos, and what they import
 */
export function declaredNames(tree: Root, scripts: readonly string[]): ReadonlySet<string> {
  const texts = [...scripts];
  walk(tree, (node) => {
    if (node.type === 'code') {
      texts.push(node.value);
    }
  });
  return new Set(texts.flatMap(namesIn));
}
