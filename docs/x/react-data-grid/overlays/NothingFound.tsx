import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import { cabins, columns } from './cabins';

function NoMatch() {
  const apiRef = useGridApiContext();
  return (
    <Stack spacing={1} sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <span>No cabin has that many beds.</span>
      <Button
        size="small"
        variant="outlined"
        onClick={() => apiRef.current.setFilterModel({ items: [] })}
      >
        Show all cabins
      </Button>
    </Stack>
  );
}

const slots = { noResultsOverlay: NoMatch };

export default function NothingFound() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Cabins with 20 beds"
        rows={cabins}
        columns={columns}
        slots={slots}
        initialState={{
          filter: { filterModel: { items: [{ field: 'beds', operator: '>', value: 20 }] } },
        }}
        hideFooter
      />
    </div>
  );
}
