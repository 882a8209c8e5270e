/**
 * A name of code. A long one may break before a capital letter, which copying doesn't show. Classes have hyphens to
 * break at, and are too many for elements of their own.
 */
import { Fragment, type ReactNode } from 'react';

/** From this many characters on, a name may not fit into its column. */
const MIN_BROKEN_LENGTH = 24;

/** As few pieces as fit into the column, since a page can have hundreds of names; each begins with a capital letter. */
function piecesOf(name: string): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const word of name.split(/(?<=[a-z\d-])(?=[A-Z])/)) {
    if (piece !== '' && piece.length + word.length >= MIN_BROKEN_LENGTH) {
      pieces.push(piece);
      piece = '';
    }
    piece += word;
  }
  return [...pieces, piece];
}

export function CodeName({ children }: { readonly children: string }): ReactNode {
  const pieces =
    children.length < MIN_BROKEN_LENGTH || children.startsWith('.')
      ? [children]
      : piecesOf(children);
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
