import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GridActionsCellItem,
  gridExpandedSortedRowIdsSelector,
  gridSortModelSelector,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { speakers, type Speaker } from './speakers';

export default function MoveByKeyboard() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(speakers);
  const [message, setMessage] = React.useState('');

  const moveTo = React.useCallback(
    (id: GridRowId, to: number) => {
      const from = rows.findIndex((row) => row.id === id);
      const next = [...rows];
      next.splice(to, 0, ...next.splice(from, 1));
      setRows(next);
      setMessage(`${id} speaks at position ${to + 1} of ${rows.length}.`);
    },
    [rows],
  );

  const move = React.useCallback(
    (id: GridRowId, steps: number) => {
      // A sorted grid doesn't show the order of `rows`, so users wouldn't see the move.
      if (gridSortModelSelector(apiRef).length > 0) {
        setMessage("While the grid is sorted, rows can't be moved.");
        return;
      }
      // A filter may hide the next row of the list, so the row passes the next one on screen.
      const shown = gridExpandedSortedRowIdsSelector(apiRef);
      const position = shown.indexOf(id);
      const rowIndex = position + steps;
      const to = rows.findIndex((row) => row.id === shown[rowIndex]);
      // A pinned row has the position -1.
      if (position >= 0 && to >= 0) {
        // A row that leaves the view would lose the focus.
        apiRef.current?.scrollToIndexes({ rowIndex });
        moveTo(id, to);
      }
    },
    [apiRef, moveTo, rows],
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
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          rowReordering
          onRowOrderChange={({ row, targetIndex }) => moveTo(row.id, targetIndex)}
          onCellKeyDown={handleCellKeyDown}
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output">
        {message || 'Alt+Arrow moves a row.'}
      </Typography>
    </Stack>
  );
}
