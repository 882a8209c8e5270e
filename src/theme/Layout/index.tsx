import type { ReactNode } from 'react';
import type { Props } from '@theme/Layout';
import Layout from '@theme-original/Layout';
import { ProductMeta } from '../../features/shell/ProductMeta';

export default function LayoutWrapper(props: Props): ReactNode {
  return (
    <>
      <ProductMeta />
      <Layout {...props} />
    </>
  );
}
