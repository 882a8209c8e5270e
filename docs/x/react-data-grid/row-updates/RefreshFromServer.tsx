import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fetchGarages, garagesAt, type Garage } from './garages';

const columns: GridColDef<Garage>[] = [
  { field: 'name', headerName: 'Garage', flex: 1, minWidth: 130 },
  { field: 'free', headerName: 'Free places', type: 'number', width: 120 },
];

// Rows that are the same keep their object, so memoized cells can tell that nothing changed.
function merge(before: readonly Garage[], after: readonly Garage[]) {
  const byId = new Map(before.map((garage) => [garage.id, garage]));
  return after.map((garage) => {
    const known = byId.get(garage.id);
    return known?.free === garage.free && known.name === garage.name ? known : garage;
  });
}

export default function RefreshFromServer() {
  const [rows, setRows] = React.useState(garagesAt(0));
  const [request, setRequest] = React.useState(1);
  const [loading, setLoading] = React.useState(false);
  const [error, setError] = React.useState('');
  const [broken, setBroken] = React.useState(false);

  const refresh = async () => {
    // The button isn't disabled while a request is pending: it would lose the focus.
    if (loading) {
      return;
    }
    setLoading(true);
    setError('');
    try {
      const answer = await fetchGarages(request, broken);
      setRows((current) => merge(current, answer));
      setRequest(request + 1);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : 'Unknown error');
    } finally {
      setLoading(false);
    }
  };

  return (
    <Stack spacing={1} sx={{ height: 420, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={refresh} aria-disabled={loading}>
          {error ? 'Try again' : 'Refresh'}
        </Button>
        <FormControlLabel
          control={<Switch checked={broken} onChange={(_, checked) => setBroken(checked)} />}
          label="Server is down"
        />
      </Stack>
      {error && <Alert severity="error">{error} The numbers below are old.</Alert>}
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Parking garages"
          rows={rows}
          columns={columns}
          loading={loading}
          hideFooter
        />
      </div>
    </Stack>
  );
}
