/** Removes exemptions from the text of a file of claims. Pure. */
import ts from 'typescript';
import { EXEMPTION } from './claimFiles';
import type { Quote } from './proof';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const IMPORT = new RegExp(`(import (?:type )?\\{[^}]*?)\\b${EXEMPTION}\\b,?\\s*([^}]*\\} from)`);

/** What becomes of a call: nothing, when all of its words go. */
function editOf(
  statement: ts.ExpressionStatement,
  source: ts.SourceFile,
  isNeedless: (node: ts.Node) => boolean,
): Edit | undefined {
  const { expression: call } = statement;
  if (
    !ts.isCallExpression(call) ||
    !ts.isIdentifier(call.expression) ||
    call.expression.text !== EXEMPTION
  ) {
    return undefined;
  }
  const [first] = call.arguments;
  const list = first && ts.isArrayLiteralExpression(first) ? first.elements : first ? [first] : [];
  const kept = list.filter((node) => !isNeedless(node));
  if (kept.length === list.length || !first) {
    return undefined;
  }
  const texts = kept.map((node) => node.getText(source));
  return kept.length === 0
    ? { start: statement.getFullStart(), end: statement.getEnd(), text: '' }
    : {
        start: first.getStart(source),
        end: first.getEnd(),
        text: texts.length === 1 ? (texts[0] ?? '') : `[${texts.join(', ')}]`,
      };
}

/** @param needless exemptions that are in the file */
export function withoutExemptions(content: string, needless: readonly Quote[]): string {
  const source = ts.createSourceFile('claims.tsx', content, ts.ScriptTarget.Latest, true);
  const starts = new Set(needless.map(({ start }) => start));
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node)) {
      const edit = editOf(node, source, (text) => starts.has(text.getStart(source)));
      edits.push(...(edit ? [edit] : []));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const pruned = edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      content,
    );
  return pruned.includes(`${EXEMPTION}(`) ? pruned : pruned.replace(IMPORT, '$1$2');
}
