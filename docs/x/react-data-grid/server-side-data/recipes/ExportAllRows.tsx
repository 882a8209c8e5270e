import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridPaginationRowCountSelector,
  gridSortModelSelector,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { columns, createOffice, initialState } from './lostAndFound';

const quote = (value: string | number | null) => `"${String(value ?? '').replaceAll('"', '""')}"`;

export default function ExportAllRows() {
  const apiRef = useGridApiRef();
  const [office] = React.useState(createOffice);
  const [busy, setBusy] = React.useState(false);
  const [status, setStatus] = React.useState('The file has all rows, in the order of the grid.');

  const dataSource = React.useMemo<GridDataSource>(() => ({ getRows: office.list }), [office]);

  const download = async () => {
    const { rows } = await office.list({
      sortModel: gridSortModelSelector(apiRef),
      start: 0,
      end: gridPaginationRowCountSelector(apiRef) - 1,
    });
    if (rows.length === 0) {
      return 'There are no rows to export.';
    }
    const lines = rows.map((find) => [find.id, find.thing, find.place, find.shelf].map(quote));
    const file = new Blob([lines.map((line) => line.join(',')).join('\r\n')], { type: 'text/csv' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'lost-and-found.csv';
    link.click();
    URL.revokeObjectURL(link.href);
    return `${rows.length} rows exported, beginning with “${rows[0]?.thing}”.`;
  };
  const exportAll = async () => {
    setBusy(true);
    setStatus('Fetching all rows…');
    setStatus(await download().catch(() => 'The rows could not be fetched. Try again.'));
    setBusy(false);
  };

  return (
    <Stack spacing={1} sx={{ height: 446, width: '100%' }}>
      <Button onClick={exportAll} disabled={busy} sx={{ alignSelf: 'flex-start' }}>
        Export all rows
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Lost and found, to be exported"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          initialState={initialState}
          pageSizeOptions={[5]}
          disableColumnFilter
        />
      </div>
      <Typography variant="body2" component="output">
        {status}
      </Typography>
    </Stack>
  );
}
