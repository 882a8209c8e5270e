import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchEntries, firstLevel, getChildrenCount } from './archive';

const dataSource = { getChildrenCount, getTreeItems: fetchEntries };

const slotProps = { item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } } };

export default function TownArchive() {
  return (
    <RichTreeViewPro
      aria-label="Town archive"
      items={firstLevel}
      dataSource={dataSource}
      slotProps={slotProps}
      sx={{ width: 320, maxWidth: '100%', minHeight: 256 }}
    />
  );
}
