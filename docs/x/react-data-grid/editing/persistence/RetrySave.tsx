import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, GridCellEditStopReasons, type GridRowId } from '@mui/x-data-grid';
import { columns, meters, patchMeter, type Meter, type SaveError } from './meters';

export default function RetrySave() {
  const [rows, setRows] = React.useState(meters);
  const [status, setStatus] = React.useState('Change a reading.');
  // By row: a second refusal must not replace the message of the first.
  const [errors, setErrors] = React.useState<Record<GridRowId, string>>({});
  const connection = React.useRef(true);

  const setError = (id: GridRowId, text: string) =>
    setErrors((current) => ({ ...current, [id]: text }));

  const processRowUpdate = async (newRow: Meter, oldRow: Meter) => {
    setError(newRow.id, '');
    if (newRow.reading === oldRow.reading) {
      return oldRow;
    }
    setStatus(`Saving ${newRow.id}…`);
    const { reading, version } = newRow;
    const saved = await patchMeter(newRow.id, { reading, version }, () => connection.current);
    setRows((current) => current.map((row) => (row.id === newRow.id ? { ...row, ...saved } : row)));
    setStatus(`${newRow.id} saved: ${reading === null ? 'no reading' : `${reading} m³`}.`);
    return { ...newRow, ...saved };
  };

  const shownErrors = Object.values(errors).filter(Boolean);

  return (
    <Stack spacing={1} sx={{ height: 320, width: '100%' }}>
      <FormControlLabel
        control={
          <Switch defaultChecked onChange={(_event, checked) => (connection.current = checked)} />
        }
        label="Connected to the server"
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Water meters"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: SaveError) => {
            setError(error.meterId, error.message);
            setStatus('Connect to the server to try again, or press Esc in the cell.');
          }}
          onCellEditStop={({ id, reason }) => {
            if (reason === GridCellEditStopReasons.escapeKeyDown) {
              setError(id, '');
              setStatus('Change a reading.');
            }
          }}
          hideFooter
        />
      </div>
      <Alert severity={shownErrors.length > 0 ? 'error' : 'info'} role="status">
        {shownErrors.map((error) => (
          <div key={error}>{error}</div>
        ))}
        <div>{status}</div>
      </Alert>
    </Stack>
  );
}
