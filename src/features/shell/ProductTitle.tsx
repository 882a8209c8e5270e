/** Document titles: `<page title> - <product name>`. */
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { productIdOf } from '../../lib/pages/paths';
import { productName } from '../i18n/productName';

export function ProductTitle({ children }: { readonly children: ReactNode }): ReactNode {
  const productId = productIdOf(useLocation().pathname);
  return (
    <TitleFormatterProvider
      formatter={(params) =>
        productId && params.title
          ? `${params.title} - ${productName(productId)}`
          : params.defaultFormatter(params)
      }
    >
      {children}
    </TitleFormatterProvider>
  );
}
