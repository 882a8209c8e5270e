import type { ReactNode } from 'react';
import Footer from '@theme-original/DocItem/Footer';
import { PageFeedback } from '../../../features/feedback';

export default function DocItemFooterWrapper(): ReactNode {
  return (
    <>
      <PageFeedback />
      <Footer />
    </>
  );
}
