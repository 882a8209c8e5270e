/** Reads what the files of claims quote, without running them. Pure. */
import ts from 'typescript';
import type { PageClaims, Quote } from './proof';

/** The functions whose first argument quotes a page: see test/claims/harness.tsx. */
const PROOF = 'proves';
const EXEMPTION = 'exempt';

type Text = Pick<Quote, 'words' | 'start' | 'end'>;

/** @throws for words that aren't written as plain text in the call */
function stringsOf(node: ts.Expression | undefined, source: ts.SourceFile): readonly Text[] {
  if (node && ts.isStringLiteralLike(node)) {
    return [{ words: node.text, start: node.getStart(source), end: node.getEnd() }];
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
export function readClaims(file: string, content: string): PageClaims {
  const source = ts.createSourceFile(
    file,
    content,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const quotes: Quote[] = [];
  const dismissals: PageClaims['dismissals'][number][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const { text: name } = node.expression;
      if (name === PROOF || name === EXEMPTION) {
        const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
        const words = stringsOf(node.arguments[0], source);
        if (name === PROOF) {
          quotes.push(...words.map((one) => ({ ...one, file, line })));
        } else {
          const [reason] = stringsOf(node.arguments[1], source).map(({ words: text }) => text);
          if (!reason?.trim()) {
            throw new Error(`${file}:${line}: say why these words need no proof.`);
          }
          dismissals.push(...words.map((one) => ({ ...one, file, line, reason })));
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { quotes, dismissals };
}
