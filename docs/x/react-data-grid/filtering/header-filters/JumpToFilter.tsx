import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, ships } from './ships';

export default function JumpToFilter() {
  const apiRef = useGridApiRef();

  const searchByName = () => {
    apiRef.current?.setColumnHeaderFilterFocus('name');
    apiRef.current?.startHeaderFilterEditMode('name');
  };

  return (
    <Stack spacing={1} sx={{ height: 420, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={searchByName}>Search by name</Button>
        <Button onClick={() => apiRef.current?.setFilterModel({ items: [] })}>Clear filters</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Ships due this week"
          apiRef={apiRef}
          rows={ships}
          columns={columns}
          headerFilters
          hideFooter
        />
      </div>
    </Stack>
  );
}
