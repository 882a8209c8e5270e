import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import TextSnippetIcon from '@mui/icons-material/TextSnippet';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { files } from './files';

// Icons of Material UI don't have the type of a slot: wrap them.
function ClosedFolder() {
  return <FolderIcon />;
}

function OpenFolder() {
  return <FolderOpenIcon />;
}

function Leaf() {
  return <TextSnippetIcon />;
}

const slots = { expandIcon: ClosedFolder, collapseIcon: OpenFolder, endIcon: Leaf };

export default function FolderArrows() {
  return (
    <RichTreeView
      aria-label="Files with folder icons"
      items={files}
      slots={slots}
      defaultExpandedItems={['survey']}
      sx={{ width: 320, maxWidth: '100%', minHeight: 192 }}
    />
  );
}
