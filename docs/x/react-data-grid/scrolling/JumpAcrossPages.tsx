import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { readings, type Reading } from './stations';

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'hour', headerName: 'Hour', width: 80 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
];

export default function JumpAcrossPages() {
  const apiRef = useGridApiRef();
  const [pages, setPages] = React.useState<GridPaginationModel>({ page: 0, pageSize: 25 });
  const [target, setTarget] = React.useState<{ rowIndex: number }>();

  const jump = (id: number) => {
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    // A filter can hide the row.
    if (rowIndex === -1) {
      return;
    }
    setPages((current) => ({ ...current, page: Math.floor(rowIndex / current.pageSize) }));
    setTarget({ rowIndex });
  };

  // Scroll after the page has rendered.
  React.useEffect(() => {
    if (target) {
      apiRef.current?.scrollToIndexes(target);
    }
  }, [apiRef, target]);

  return (
    <Stack spacing={1} sx={{ height: 380, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => jump(1)}>First</Button>
        <Button onClick={() => jump(67)}>Reading 67</Button>
        <Button onClick={() => jump(80)}>Last</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Water levels, in pages"
          apiRef={apiRef}
          rows={readings}
          columns={columns}
          pageSizeOptions={[25]}
          paginationModel={pages}
          onPaginationModelChange={setPages}
        />
      </div>
    </Stack>
  );
}
