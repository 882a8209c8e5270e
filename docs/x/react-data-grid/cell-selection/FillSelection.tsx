import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import { columns, roster, type Duty } from './roster';

export default function FillSelection() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(roster);
  const [selected, setSelected] = React.useState<GridCellSelectionModel>({
    2: { tue: true, wed: true },
  });

  const fill = (duty: Duty) => {
    const shown = new Set(gridFilteredSortedRowIdsSelector(apiRef));
    setRows((current) =>
      current.map((row) => {
        // A row stays selected when a filter hides it. It keeps its duties here.
        // Left out: cells of hidden columns are filled.
        const fields = shown.has(row.id) ? (selected[row.id] ?? {}) : {};
        return {
          ...row,
          mon: fields.mon ? duty : row.mon,
          tue: fields.tue ? duty : row.tue,
          wed: fields.wed ? duty : row.wed,
        };
      }),
    );
  };

  return (
    <Stack spacing={1} sx={{ height: 270, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => fill('Early')}>Early</Button>
        <Button onClick={() => fill('Late')}>Late</Button>
        <Button onClick={() => fill('Off')}>Off</Button>
        <Button onClick={() => setSelected({})}>Clear</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Duty roster"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          cellSelectionModel={selected}
          onCellSelectionModelChange={setSelected}
          rowSelection={false}
          hideFooter
        />
      </div>
    </Stack>
  );
}
