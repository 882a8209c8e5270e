import Box from '@mui/material/Box';
import { DataGrid, type GridSlotProps } from '@mui/x-data-grid';
import { columns } from './cabins';

function QuietSkeletonCell({ field, width, height, empty, style }: GridSlotProps['skeletonCell']) {
  return (
    <Box
      data-field={field}
      style={{ ...style, width, height }}
      sx={{ display: 'flex', alignItems: 'center', flexShrink: 0, px: 1.25 }}
    >
      {!empty && <Box sx={{ height: 8, width: '60%', borderRadius: 1, bgcolor: 'divider' }} />}
    </Box>
  );
}

const slots = { skeletonCell: QuietSkeletonCell };

export default function QuietSkeleton() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Cabins, still to come"
        rows={[]}
        columns={columns}
        slots={slots}
        loading
        hideFooter
      />
    </div>
  );
}
