import { type ReactNode, memo } from 'react';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';
import { LaterFrame } from '../../../../features/shell/LaterFrame';

function SidebarWrapper(props: Props): ReactNode {
  return (
    <LaterFrame key={useDocsSidebar()?.name}>
      <Sidebar {...props} />
    </LaterFrame>
  );
}

export default memo(SidebarWrapper);
