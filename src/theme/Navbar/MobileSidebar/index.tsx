import type { ReactNode } from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useMobileMenuKeyboard } from '../../../features/shell/useMobileMenuKeyboard';

export default function MobileSidebarWrapper(): ReactNode {
  useMobileMenuKeyboard();
  return <MobileSidebar />;
}
