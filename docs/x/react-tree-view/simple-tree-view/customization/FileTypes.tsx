import * as React from 'react';
import FolderIcon from '@mui/icons-material/Folder';
import ImageIcon from '@mui/icons-material/Image';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import Stack from '@mui/material/Stack';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface FileItemProps extends TreeItemProps {
  icon: React.ComponentType<SvgIconProps>;
}

function FileItem({ icon: Icon, label, ...other }: FileItemProps) {
  return (
    <TreeItem
      {...other}
      label={
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Icon fontSize="small" color="action" />
          <span>{label}</span>
        </Stack>
      }
    />
  );
}

export default function FileTypes() {
  return (
    <SimpleTreeView aria-label="Files of the museum" defaultExpandedItems={['loans']}>
      <FileItem itemId="loans" label="Loans" icon={FolderIcon}>
        <FileItem itemId="contract" label="Contract.pdf" icon={PictureAsPdfIcon} />
        <FileItem itemId="vase" label="Vase.jpg" icon={ImageIcon} />
      </FileItem>
      <FileItem itemId="opening" label="Opening hours.pdf" icon={PictureAsPdfIcon} />
    </SimpleTreeView>
  );
}
