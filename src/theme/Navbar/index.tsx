import { type ReactNode, memo } from 'react';
import Navbar from '@theme-original/Navbar';
import { DeferredShell } from '../../features/shell/DeferredShell';

function NavbarWrapper(): ReactNode {
  return (
    <DeferredShell>
      <Navbar />
    </DeferredShell>
  );
}

export default memo(NavbarWrapper);
