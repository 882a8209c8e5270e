import { type ReactNode, memo } from 'react';
import Navbar from '@theme-original/Navbar';
import { LaterFrame } from '../../features/shell/LaterFrame';

function NavbarWrapper(): ReactNode {
  return (
    <LaterFrame>
      <Navbar />
    </LaterFrame>
  );
}

export default memo(NavbarWrapper);
