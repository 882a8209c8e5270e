import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { LANDING_TEXTS } from '../features/i18n/dictionary/landing';
import { Landing } from '../features/landing';

export default function HomePage(): ReactNode {
  return (
    <Layout description={LANDING_TEXTS.tagline()}>
      <Landing />
    </Layout>
  );
}
