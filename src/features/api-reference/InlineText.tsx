/** A text of the dictionary; what stands between backticks is code. */
import type { ReactNode } from 'react';

export function InlineText({ children }: { readonly children: string }): ReactNode {
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} translate="no">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
