/** Document titles: `<page title> - <product name>`. */
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { PRODUCT_NAMES } from '../../data/products';
import { productIdOf } from '../../lib/paths';

export function ProductTitle({ children }: { readonly children: ReactNode }): ReactNode {
  const productId = productIdOf(useLocation().pathname);
  return (
    <TitleFormatterProvider
      formatter={(params) =>
        productId && params.title
          ? `${params.title} - ${PRODUCT_NAMES[productId]}`
          : params.defaultFormatter(params)
      }
    >
      {children}
    </TitleFormatterProvider>
  );
}
