import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GridActionsCellItem,
  type DataGridProProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { speakers, type Speaker } from './speakers';

export default function MoveByKeyboard() {
  const [rows, setRows] = React.useState(speakers);
  const [message, setMessage] = React.useState('');

  const move = React.useCallback(
    (id: GridRowId, steps: number) => {
      const from = rows.findIndex((row) => row.id === id);
      const to = from + steps;
      if (from >= 0 && to >= 0 && to < rows.length) {
        const next = [...rows];
        next.splice(to, 0, ...next.splice(from, 1));
        setRows(next);
        setMessage(`${id} speaks at position ${to + 1} of ${rows.length}.`);
      }
    },
    [rows],
  );

  const handleCellKeyDown: DataGridProProps['onCellKeyDown'] = ({ id }, event) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      event.defaultMuiPrevented = true;
      move(id, event.key === 'ArrowUp' ? -1 : 1);
    }
  };

  const columns = React.useMemo<GridColDef<Speaker>[]>(
    () => [
      { field: 'id', headerName: 'Speaker', flex: 1, minWidth: 100 },
      { field: 'topic', headerName: 'Topic', width: 95 },
      {
        field: 'move',
        type: 'actions',
        width: 80,
        getActions: ({ id }) => [
          <GridActionsCellItem
            key="up"
            icon={<ArrowUpwardIcon />}
            label={`Move ${id} up`}
            onClick={() => move(id, -1)}
          />,
          <GridActionsCellItem
            key="down"
            icon={<ArrowDownwardIcon />}
            label={`Move ${id} down`}
            onClick={() => move(id, 1)}
          />,
        ],
      },
    ],
    [move],
  );

  return (
    <Stack spacing={1} sx={{ height: 300, width: '100%' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Order of the speakers"
          rows={rows}
          columns={columns}
          rowReordering
          onRowOrderChange={({ row, oldIndex, targetIndex }) =>
            move(row.id, targetIndex - oldIndex)
          }
          onCellKeyDown={handleCellKeyDown}
          disableColumnSorting
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output">
        {message || 'Alt+Arrow moves a row.'}
      </Typography>
    </Stack>
  );
}
