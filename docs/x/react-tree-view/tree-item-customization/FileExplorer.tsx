import * as React from 'react';
import Box from '@mui/material/Box';
import FolderIcon from '@mui/icons-material/Folder';
import ImageIcon from '@mui/icons-material/Image';
import TableChartIcon from '@mui/icons-material/TableChart';
import TextSnippetIcon from '@mui/icons-material/TextSnippet';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { type File, files } from './files';

const icons = {
  folder: FolderIcon,
  image: ImageIcon,
  table: TableChartIcon,
  text: TextSnippetIcon,
};

const FileItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function FileItem(props, ref) {
  const file = useTreeItemModel<File>(props.itemId);
  const Icon = icons[file?.kind ?? 'text'];

  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Icon fontSize="small" color={file?.kind === 'folder' ? 'primary' : 'action'} />
          <span>{props.label}</span>
          <Box component="span" sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}>
            {file?.size}
          </Box>
        </Box>
      }
    />
  );
});

const slots = { item: FileItem };

export default function FileExplorer() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      slots={slots}
      defaultExpandedItems={['survey', 'photos']}
      sx={{ width: 360, maxWidth: '100%' }}
    />
  );
}
