import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridRowHeightParams,
  type GridRowId,
} from '@mui/x-data-grid';
import { reviews, type Review } from './reviews';

export default function ReadMore() {
  const [open, setOpen] = React.useState<ReadonlySet<GridRowId>>(new Set());

  const getRowHeight = React.useCallback(
    ({ id }: GridRowHeightParams) => (open.has(id) ? 'auto' : null),
    [open],
  );

  const columns = React.useMemo<GridColDef<Review>[]>(
    () => [
      { field: 'hike', headerName: 'Hike', width: 100 },
      { field: 'text', headerName: 'Review', flex: 1, minWidth: 150 },
      {
        field: 'more',
        headerName: 'Length',
        width: 90,
        sortable: false,
        renderCell: ({ id, row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`${open.has(id) ? 'Less' : 'More'} about ${row.hike}`}
            onClick={() =>
              setOpen((before) => {
                const after = new Set(before);
                return after.delete(id) ? after : after.add(id);
              })
            }
          >
            {open.has(id) ? 'Less' : 'More'}
          </Button>
        ),
      },
    ],
    [open],
  );

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Short reviews"
        rows={reviews}
        columns={columns}
        getRowHeight={getRowHeight}
        sx={{ '& .MuiDataGrid-row--dynamicHeight .MuiDataGrid-cell': { py: 2 } }}
        hideFooter
      />
    </div>
  );
}
