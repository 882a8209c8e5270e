import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, rows } from './crossings';

const MESSAGES = 60;

export default function ThrottledFeed() {
  const apiRef = useGridApiRef();
  const [throttled, setThrottled] = React.useState(true);
  const [running, setRunning] = React.useState(false);
  const [result, setResult] = React.useState('');
  const timer = React.useRef<ReturnType<typeof setInterval>>(undefined);

  React.useEffect(() => () => clearInterval(timer.current), []);

  const start = () => {
    let sent = 0;
    let sorted = 0;
    const stop = apiRef.current?.subscribeEvent('sortedRowsSet', () => {
      sorted += 1;
    });
    setRunning(true);
    timer.current = setInterval(() => {
      sent += 1;
      apiRef.current?.updateRows([{ id: (sent % 3) + 1, cyclists: sent }]);
      if (sent === MESSAGES) {
        clearInterval(timer.current);
        setTimeout(() => {
          stop?.();
          setRunning(false);
          setResult(`${sent} messages, sorted ${sorted} times`);
        }, 700);
      }
    }, 30);
  };

  return (
    <Stack spacing={1} sx={{ height: 320, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="outlined" onClick={start} disabled={running}>
          Start counting
        </Button>
        <FormControlLabel
          control={<Switch checked={throttled} onChange={(_event, on) => setThrottled(on)} />}
          disabled={running}
          label="throttleRowsMs={500}"
        />
        <Typography variant="body2" component="output">
          {running ? 'Counting…' : result}
        </Typography>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Cyclists"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          throttleRowsMs={throttled ? 500 : 0}
          initialState={{ sorting: { sortModel: [{ field: 'cyclists', sort: 'desc' }] } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
