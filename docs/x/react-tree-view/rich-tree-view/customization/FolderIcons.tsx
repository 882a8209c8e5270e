import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { sketchbook } from './sketchbook';

export default function FolderIcons() {
  return (
    <RichTreeView
      aria-label="Sketches"
      items={sketchbook}
      defaultExpandedItems={['coast']}
      slots={{ expandIcon: FolderIcon, collapseIcon: FolderOpenIcon, endIcon: ImageOutlinedIcon }}
      slotProps={{ endIcon: { color: 'primary' } }}
    />
  );
}
