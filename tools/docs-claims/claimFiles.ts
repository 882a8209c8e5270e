/** Reads what the files of claims quote, without running them. Pure. */
import ts from 'typescript';
import type { PageClaims, Quote } from './proof';

/** @throws for words that aren't written as plain text in the call */
function stringsOf(node: ts.Expression | undefined, source: ts.SourceFile): readonly string[] {
  if (node && ts.isStringLiteralLike(node)) {
    return [node.text];
  }
  if (node && ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((element) => stringsOf(element, source));
  }
  const { line } = source.getLineAndCharacterOfPosition((node ?? source).getStart(source));
  throw new Error(
    `${source.fileName}:${line + 1}: quote the page's words as text in the call, so that they can be found without running it.`,
  );
}

/**
 * The quotes of a file: `proves('words', …)`, `proves(['words', 'other words'], …)`, `exempt('words', 'reason')`.
 * @throws for a call with something else
 */
export function readClaims(file: string, text: string): PageClaims {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const quotes: Quote[] = [];
  const dismissals: PageClaims['dismissals'][number][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const { text: name } = node.expression;
      if (name === 'proves' || name === 'exempt') {
        const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
        const words = stringsOf(node.arguments[0], source);
        if (name === 'proves') {
          quotes.push(...words.map((one) => ({ words: one, file, line })));
        } else {
          const [reason = ''] = stringsOf(node.arguments[1], source);
          if (reason.trim() === '') {
            throw new Error(`${file}:${line}: say why these words need no proof.`);
          }
          dismissals.push(...words.map((one) => ({ words: one, file, line, reason })));
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { quotes, dismissals };
}
