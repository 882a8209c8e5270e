/**
 * What the server sent of the missing page. An address below that of a documentation instance has another route in the
 * browser than `404.html` had on the server, so React draws the page anew, and would leave it empty until the script of
 * `NotFound` has come.
 */
import type { ReactNode } from 'react';

/** Read before React draws anything. Empty where another page was sent. */
const served =
  typeof document === 'undefined' ? '' : document.querySelector('main[data-missing]')?.outerHTML;

export function ServedMissingPage(): ReactNode {
  return (
    served && <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: served }} />
  );
}
