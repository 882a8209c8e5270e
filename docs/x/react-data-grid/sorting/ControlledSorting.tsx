import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowsProp, type GridSortModel } from '@mui/x-data-grid';

interface Film {
  id: number;
  title: string;
  year: string;
  minutes: number;
  votes: number;
}

const rows: GridRowsProp<Film> = [
  { id: 1, title: 'The Quiet Ferry', year: '2019', minutes: 104, votes: 312 },
  { id: 2, title: 'Paper Mountains', year: '2024', minutes: 88, votes: 951 },
  { id: 3, title: 'Seven Winters', year: '2011', minutes: 132, votes: 640 },
  { id: 4, title: 'Last Tram to Elm Street', year: '2022', minutes: 97, votes: 128 },
];

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Film', flex: 1, minWidth: 180 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
  { field: 'votes', headerName: 'Votes', type: 'number', width: 90 },
];

export default function ControlledSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'votes', sort: 'desc' },
  ]);

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => setSortModel([{ field: 'votes', sort: 'desc' }])}>Most voted</Button>
        <Button onClick={() => setSortModel([{ field: 'year', sort: 'desc' }])}>Newest</Button>
        <Button onClick={() => setSortModel([])}>Program order</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Festival films"
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output">
        sortModel: {JSON.stringify(sortModel)}
      </Typography>
    </Stack>
  );
}
