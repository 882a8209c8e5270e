/** Says that a page doesn't exist where the links of `NotFound` can't be loaded. */
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { MAIN_CONTENT_ID } from './mainContent';

export function PageMissing(): ReactNode {
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className="container padding-vert--lg">
      <h1>
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </h1>
    </main>
  );
}
