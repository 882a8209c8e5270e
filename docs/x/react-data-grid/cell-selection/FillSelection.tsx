import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import { columns, roster, type Duty } from './roster';

const days = ['mon', 'tue', 'wed'] as const;

export default function FillSelection() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(roster);
  const [selected, setSelected] = React.useState<GridCellSelectionModel>({
    2: { tue: true, wed: true },
  });

  const fill = (duty: Duty) => {
    // Cells stay selected when a filter hides their row, or the columns panel their column. They keep their duties.
    const shownRows = new Set(gridFilteredSortedRowIdsSelector(apiRef));
    const shownFields = gridVisibleColumnFieldsSelector(apiRef);
    setRows((current) =>
      current.map((row) => {
        const next = { ...row };
        for (const day of days) {
          if (selected[row.id]?.[day] && shownRows.has(row.id) && shownFields.includes(day)) {
            next[day] = duty;
          }
        }
        return next;
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
