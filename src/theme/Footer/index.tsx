import { type ReactNode, memo } from 'react';
import Footer from '@theme-original/Footer';
import { DeferredShell } from '../../features/shell/DeferredShell';

function FooterWrapper(): ReactNode {
  return (
    <DeferredShell>
      <Footer />
    </DeferredShell>
  );
}

export default memo(FooterWrapper);
