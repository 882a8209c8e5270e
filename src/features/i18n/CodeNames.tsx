/** A text in which names of code are kept from being translated. */
import type { ReactNode } from 'react';
import { splitNames } from '../../lib/text/codeNames';

export interface CodeNamesProps {
  /** A further name, which needn't look like one. */
  readonly name?: string | undefined;
  readonly children: string;
}

export function CodeNames({ name, children }: CodeNamesProps): ReactNode {
  // Each part is an element, since a browser's translator takes the place of bare text.
  return splitNames(children, name).map(
    (part, index) =>
      part && (
        <span key={index} translate={index % 2 === 1 ? 'no' : undefined}>
          {part}
        </span>
      ),
  );
}
