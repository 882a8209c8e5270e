import { type ReactNode, memo } from 'react';
import Footer from '@theme-original/Footer';
import { LaterFrame } from '../../features/shell/LaterFrame';

function FooterWrapper(): ReactNode {
  return (
    <LaterFrame>
      <Footer />
    </LaterFrame>
  );
}

export default memo(FooterWrapper);
