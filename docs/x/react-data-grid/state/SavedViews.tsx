import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Repair {
  id: number;
  device: string;
  status: string;
  days: number;
}

const rows: GridRowsProp<Repair> = [
  { id: 1, device: 'Toaster', status: 'Waiting for parts', days: 12 },
  { id: 2, device: 'Record player', status: 'In repair', days: 3 },
  { id: 3, device: 'Sewing machine', status: 'Ready', days: 8 },
  { id: 4, device: 'Radio', status: 'In repair', days: 5 },
];

const columns: GridColDef<Repair>[] = [
  { field: 'device', headerName: 'Device', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 150 },
  { field: 'days', headerName: 'Days', type: 'number', width: 90 },
];

export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState<readonly GridInitialState[]>([]);

  const save = () => {
    const view = apiRef.current?.exportState();
    if (view) {
      setViews((known) => [...known, { ...view, preferencePanel: undefined }]);
    }
  };

  return (
    <Stack spacing={1} sx={{ height: 312, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={save}>
          Save this view
        </Button>
        {views.map((view, index) => (
          <Button key={index} onClick={() => apiRef.current?.restoreState(view)}>
            View {index + 1}
          </Button>
        ))}
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Repair café"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
