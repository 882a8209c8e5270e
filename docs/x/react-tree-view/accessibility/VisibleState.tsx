import type { SxProps, Theme } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { plants } from './plants';

const visibleState: SxProps<Theme> = {
  width: 320,
  maxWidth: '100%',
  minHeight: 192,
  '& .MuiTreeItem-root:focus-visible > .MuiTreeItem-content': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
  '@media (forced-colors: active)': {
    '& .MuiTreeItem-content[data-selected]': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
    },
  },
};

export default function VisibleState() {
  return (
    <RichTreeView
      aria-label="Plants with a clear focus"
      items={plants}
      defaultExpandedItems={['herbs']}
      defaultSelectedItems="basil"
      sx={visibleState}
    />
  );
}
