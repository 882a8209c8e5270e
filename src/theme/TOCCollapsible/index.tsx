import type { ReactNode } from 'react';
import type { Props } from '@theme/TOCCollapsible';
import TOCCollapsible from '@theme-original/TOCCollapsible';
import { TableOfContentsLandmark } from '../../features/shell/TableOfContentsLandmark';

export default function TOCCollapsibleWrapper(props: Props): ReactNode {
  return (
    <TableOfContentsLandmark>
      <TOCCollapsible {...props} />
    </TableOfContentsLandmark>
  );
}
