/**
 * A name of code. A long one may break before a capital letter that follows a word of some length, which copying
 * doesn't show. Each such place is an element, and long pages have few left. Classes have hyphens to break at.
 */
import { Fragment, type ReactNode } from 'react';

/** From this many characters on, a name may not fit into its column. */
const LONG = 22;

export function CodeName({ children }: { readonly children: string }): ReactNode {
  const parts =
    children.length < LONG || children.startsWith('.')
      ? [children]
      : children.split(/(?<=[a-z\d-]{3})(?=[A-Z])/);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
