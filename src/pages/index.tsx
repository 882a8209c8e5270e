import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { SITE } from '../data/site';
import { Landing } from '../features/landing';

export default function HomePage(): ReactNode {
  return (
    <Layout description={SITE.tagline}>
      <Landing />
    </Layout>
  );
}
