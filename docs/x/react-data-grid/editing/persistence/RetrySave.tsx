import * as React from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { columns, meters, saveMeter, type Meter } from './meters';

interface Message {
  severity: AlertColor;
  text: string;
}

export default function RetrySave() {
  const [rows, setRows] = React.useState(meters);
  const [message, setMessage] = React.useState<Message>({
    severity: 'info',
    text: 'Change a reading.',
  });
  const connection = React.useRef(true);

  const processRowUpdate = async (newRow: Meter, oldRow: Meter) => {
    if (newRow.reading === oldRow.reading) {
      return oldRow;
    }
    setMessage({ severity: 'info', text: `Saving ${newRow.id}…` });
    const saved = await saveMeter(newRow, () => connection.current);
    setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
    setMessage({ severity: 'success', text: `${saved.id} saved: ${saved.reading} m³.` });
    return saved;
  };

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
          onProcessRowUpdateError={(error: Error) =>
            setMessage({ severity: 'error', text: error.message })
          }
          hideFooter
        />
      </div>
      <Alert severity={message.severity} role="status">
        {message.text}
      </Alert>
    </Stack>
  );
}
