import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Parcel {
  id: number;
  code: string;
}

const rows: readonly Parcel[] = Array.from({ length: 3000 }, (_, index) => ({
  id: index,
  code: `P-${((index * 7919) % 3001).toString(36).toUpperCase()}`,
}));

const collator = new Intl.Collator('en', { numeric: true });

const columns: GridColDef<Parcel>[] = [
  { field: 'code', headerName: 'Parcel', width: 120 },
  {
    field: 'shared',
    headerName: 'One collator',
    flex: 1,
    minWidth: 120,
    valueGetter: (_value, { code }) => code,
    sortComparator: (a: string, b: string) => collator.compare(a, b),
  },
  {
    field: 'options',
    headerName: 'Options each time',
    flex: 1,
    minWidth: 140,
    valueGetter: (_value, { code }) => code,
    sortComparator: (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true }),
  },
];

export default function CostOfSorting() {
  const apiRef = useGridApiRef();
  const [times, setTimes] = React.useState('');

  const measure = () => {
    const parts = columns.map(({ field, headerName }) => {
      apiRef.current?.setSortModel([]);
      const start = performance.now();
      apiRef.current?.sortColumn(field, 'asc');
      return `${headerName}: ${Math.round(performance.now() - start)} ms`;
    });
    setTimes(parts.join(', '));
  };

  return (
    <Stack spacing={1} sx={{ height: 380, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="outlined" onClick={measure}>
          Sort 3,000 rows three times
        </Button>
        <Typography variant="body2" component="output">
          {times}
        </Typography>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Parcels" apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </Stack>
  );
}
