import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { VersionsPage } from '../features/versions/VersionsPage';
import { VERSIONS_PAGE_TEXTS } from '../features/i18n/dictionary/versionsPage';

export default function AllVersionsPage(): ReactNode {
  return (
    <Layout title={VERSIONS_PAGE_TEXTS.title()} description={VERSIONS_PAGE_TEXTS.description()}>
      <VersionsPage />
    </Layout>
  );
}
