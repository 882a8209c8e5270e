import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridRowSpacingParams,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Swimmer {
  id: number;
  name: string;
  club: string;
  seconds: number;
}

const rows: GridRowsProp<Swimmer> = [
  { id: 1, name: 'Ida Holm', club: 'Fjord', seconds: 31.2 },
  { id: 2, name: 'Noah Adler', club: 'Delta', seconds: 30.8 },
  { id: 3, name: 'Sara Conti', club: 'Laguna', seconds: 32.9 },
  { id: 4, name: 'Wen Li', club: 'Delta', seconds: 29.7 },
  { id: 5, name: 'Ama Boateng', club: 'Laguna', seconds: 33.4 },
  { id: 6, name: 'Emil Novak', club: 'Fjord', seconds: 31.9 },
];

const columns: GridColDef<Swimmer>[] = [
  { field: 'name', headerName: 'Swimmer', flex: 1, minWidth: 120 },
  { field: 'club', headerName: 'Club', width: 100 },
  { field: 'seconds', headerName: 'Seconds', type: 'number', width: 110 },
];

// Heats of two: space after every second row, in whatever order they are.
const getRowSpacing = ({ indexRelativeToCurrentPage, isLastVisible }: GridRowSpacingParams) => ({
  bottom: indexRelativeToCurrentPage % 2 === 1 && !isLastVisible ? 12 : 0,
});

export default function SpacedRows() {
  const [rowSpacingType, setRowSpacingType] = React.useState<'margin' | 'border'>('margin');

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => setRowSpacingType('margin')}>Margin</Button>
        <Button onClick={() => setRowSpacingType('border')}>Border</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Heats of 50 m freestyle"
          rows={rows}
          columns={columns}
          getRowSpacing={getRowSpacing}
          rowSpacingType={rowSpacingType}
          initialState={{ sorting: { sortModel: [{ field: 'seconds', sort: 'asc' }] } }}
          sx={{
            '& .MuiDataGrid-row': {
              boxSizing: 'content-box',
              border: '0 solid',
              borderColor: 'primary.light',
            },
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
