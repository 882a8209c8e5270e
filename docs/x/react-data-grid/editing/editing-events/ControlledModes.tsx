import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellModes,
  useGridApiRef,
  type GridCellModesModel,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Count {
  id: number;
  article: string;
  counted: number | null;
}

const shelf: GridRowsProp<Count> = [
  { id: 1, article: 'Screws, 4 × 40', counted: 220 },
  { id: 2, article: 'Wall plugs', counted: null },
  { id: 3, article: 'Hinges', counted: null },
  { id: 4, article: 'Door handles', counted: 18 },
];

const columns: GridColDef<Count>[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 130 },
  { field: 'counted', headerName: 'Counted', type: 'number', width: 120, editable: true },
];

export default function ControlledModes() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(shelf);
  const [modes, setModes] = React.useState<GridCellModesModel>({});
  const missing = rows.find(({ counted }) => counted === null);
  const open = Object.keys(modes).length > 0;

  const countNext = () => {
    if (missing) {
      // A filter could hide the cell, which would then be open out of sight.
      apiRef.current?.setFilterModel({ items: [] });
      setModes({ [missing.id]: { counted: { mode: GridCellModes.Edit } } });
    }
  };

  const processRowUpdate = (newRow: Count) => {
    const stored = { ...newRow, counted: newRow.counted ?? null };
    setRows((current) => current.map((row) => (row.id === stored.id ? stored : row)));
    return stored;
  };

  return (
    <Stack spacing={1} sx={{ height: 320, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button disabled={open || !missing} onClick={countNext}>
          Count the next article
        </Button>
        <Button disabled={open || Boolean(missing)}>Close the inventory</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Inventory"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellModesModel={modes}
          onCellModesModelChange={setModes}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </div>
    </Stack>
  );
}
