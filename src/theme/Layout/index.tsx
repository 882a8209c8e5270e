import type { ReactNode } from 'react';
import type { Props } from '@theme/Layout';
import Layout from '@theme-original/Layout';
import { Remount } from '../../features/remount';
import { ProductMeta } from '../../features/shell/ProductMeta';

export default function LayoutWrapper({ children, ...props }: Props): ReactNode {
  return (
    <>
      <ProductMeta />
      <Layout {...props}>
        <Remount>{children}</Remount>
      </Layout>
    </>
  );
}
