/** Makes a clean excerpt of Pagefind's: HTML whose only element is `mark`. */
import { escapeHtml } from '../../../lib/text/escapeHtml';

interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Undoes what Pagefind escapes. */
function plain(text: string): string {
  return text.replaceAll('\u200B', '').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}

function piecesOf(excerpt: string): readonly Piece[] {
  let isMarked = false;
  const pieces: Piece[] = [];
  for (const part of excerpt.split(/(<\/?mark>)/)) {
    if (part === '<mark>' || part === '</mark>') {
      isMarked = part === '<mark>';
    } else {
      // Where words aren't set apart, a mark may hold the space that follows.
      const [, text = '', space = ''] = /^(.*?)(\s*)$/s.exec(plain(part)) ?? [];
      pieces.push({ text, isMarked }, { text: space, isMarked: false });
    }
  }
  return pieces.filter(({ text }) => text !== '');
}

/** Without as many characters at the start. */
function withoutStart(pieces: readonly Piece[], length: number): readonly Piece[] {
  let rest = length;
  return pieces.flatMap(({ text, isMarked }) => {
    const cut = Math.min(rest, text.length);
    rest -= cut;
    return cut === text.length ? [] : [{ text: text.slice(cut), isMarked }];
  });
}

/** The number of characters that the heading takes at the start of a text; Pagefind ends it with a full stop. */
function headingLength(text: string, heading: string): number {
  const rest = text.startsWith(heading) ? text.slice(heading.length) : undefined;
  const end = rest === undefined ? undefined : /^(?:[.?!。]?\s+|[.?!。]?$)/.exec(rest);
  return end ? heading.length + end[0].length : 0;
}

/**
 * @param excerpt of Pagefind: text in which `<` and `>` are escaped, with `mark`
 * @param heading left out when the excerpt begins with it: it stands above the excerpt
 */
export function cleanExcerpt(excerpt: string, heading = ''): string {
  const all = piecesOf(excerpt);
  const text = all.map((piece) => piece.text).join('');
  const pieces = heading === '' ? all : withoutStart(all, headingLength(text, heading));
  return pieces
    .map(({ text, isMarked }) => (isMarked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('')
    .replaceAll('</mark><mark>', '')
    .trim();
}
