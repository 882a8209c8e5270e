/** Says in the head which product a page belongs to; search and statistics read it. */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { productIdOf } from '../../lib/pages/paths';

export function ProductMeta(): ReactNode {
  const productId = productIdOf(useLocation().pathname);
  return (
    <Head>
      {/* The word "null" stands for a page of no product, as readers of this meta expect. */}
      <meta name="mui:productId" content={productId ?? 'null'} />
    </Head>
  );
}
