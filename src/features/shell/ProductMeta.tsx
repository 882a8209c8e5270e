/** Says in the head which product a page belongs to; search and statistics read it. */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { isApiPage, pageOf, productIdOf } from '../../lib/pages/paths';

export function ProductMeta(): ReactNode {
  const { pathname } = useLocation();
  const productId = productIdOf(pathname);
  // The title of such a page is a name of code.
  const title = isApiPage(pageOf(pathname)) ? ({ translate: 'no' } as const) : undefined;
  return (
    <Head titleAttributes={title}>
      {/* The word "null" stands for a page of no product, as readers of this meta expect. */}
      <meta name="mui:productId" content={productId ?? 'null'} />
    </Head>
  );
}
