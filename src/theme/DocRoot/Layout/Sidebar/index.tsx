import { type ReactNode, memo } from 'react';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';
import { DeferredShell } from '../../../../features/shell/DeferredShell';

function SidebarWrapper(props: Props): ReactNode {
  return (
    <DeferredShell key={useDocsSidebar()?.name}>
      <Sidebar {...props} />
    </DeferredShell>
  );
}

export default memo(SidebarWrapper);
