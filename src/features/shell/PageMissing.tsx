/** Says that a page doesn't exist where the texts and links of `NotFound` can't be loaded. */
import type { ReactNode } from 'react';
import { MAIN_CONTENT_ID } from './mainContent';

export function PageMissing(): ReactNode {
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className="container padding-vert--lg">
      <h1>404</h1>
    </main>
  );
}
