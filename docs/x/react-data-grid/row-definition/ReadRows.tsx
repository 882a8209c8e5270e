import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Pallet {
  id: string;
  goods: string;
  kilograms: number;
}

const rows: GridRowsProp<Pallet> = [
  { id: 'A1', goods: 'Floor tiles', kilograms: 840 },
  { id: 'A2', goods: 'Wall tiles', kilograms: 610 },
  { id: 'B1', goods: 'Roof battens', kilograms: 320 },
  { id: 'B2', goods: 'Roof tiles', kilograms: 905 },
];

const columns: GridColDef<Pallet>[] = [
  { field: 'id', headerName: 'Pallet', width: 90 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
  { field: 'kilograms', headerName: 'kg', type: 'number', width: 90 },
];

export default function ReadRows() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = React.useState('');

  const weigh = () => {
    const api = apiRef.current;
    if (api) {
      const all = [...api.getRowModels().values()];
      const shown = gridFilteredSortedRowEntriesSelector(apiRef).map(({ model }) => model);
      const sum = (list: typeof all) => list.reduce((kg, row) => kg + Number(row.kilograms), 0);
      setAnswer(`${sum(shown)} kg shown, ${sum(all)} kg in ${api.getRowsCount()} rows`);
    }
  };

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Pallets"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          showToolbar
          hideFooter
        />
      </div>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button onClick={weigh}>Weigh</Button>
        <Typography variant="body2" component="output">
          {answer}
        </Typography>
      </Stack>
    </Stack>
  );
}
