import type { ReactNode } from 'react';
import type { Props } from '@theme/DocItem/Layout';
import Layout from '@theme-original/DocItem/Layout';
import { BodyLanguage } from '../../../features/i18n/BodyLanguage';

export default function DocItemLayoutWrapper(props: Props): ReactNode {
  return (
    <BodyLanguage>
      <Layout {...props} />
    </BodyLanguage>
  );
}
