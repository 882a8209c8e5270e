/** The words of a statement as rules read them. Pure. */
import type { Statement } from './pageText';

/** Marks of code in a statement's words: `‹0›` for the first piece. */
export function markedWords({ words, codes }: Pick<Statement, 'words' | 'codes'>): string {
  let at = 0;
  let text = words;
  codes.forEach((code, index) => {
    const found = text.indexOf(code.replace(/[`*\\]/g, ''), at);
    if (found !== -1) {
      text = `${text.slice(0, found)}‹${index}›${text.slice(found + code.length)}`;
      at = found + 3;
    }
  });
  return text;
}
