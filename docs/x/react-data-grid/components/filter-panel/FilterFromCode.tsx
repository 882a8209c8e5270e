import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, walks } from './walks';

export default function FilterFromCode() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ height: 316, width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.showFilterPanel('km')}>How far?</Button>
        <Button onClick={() => apiRef.current?.showFilterPanel('level')}>How hard?</Button>
        <Button onClick={() => apiRef.current?.setFilterModel({ items: [] })}>All walks</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Walks, filtered by buttons"
          apiRef={apiRef}
          rows={walks}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
