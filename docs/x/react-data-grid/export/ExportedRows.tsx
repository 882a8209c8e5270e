import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Species {
  id: number;
  species: string;
  counted: number;
  observer: string;
}

const rows: GridRowsProp<Species> = [
  { id: 1, species: 'Kingfisher', counted: 2, observer: 'Anneli' },
  { id: 2, species: 'Gray heron', counted: 7, observer: 'Tobias' },
  { id: 3, species: 'Mute swan', counted: 14, observer: 'Anneli' },
];

const columns: GridColDef<Species>[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 110 },
  { field: 'counted', headerName: 'Counted', type: 'number', width: 100 },
  { field: 'observer', headerName: 'Observer', width: 110, disableExport: true },
];

const withObserver: GridCsvExportOptions = { fields: ['observer', 'species', 'counted'] };
const everything: GridCsvExportOptions = {
  getRowsToExport: ({ apiRef }) => gridSortedRowIdsSelector(apiRef),
};

export default function ExportedRows() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');
  const show = (options?: GridCsvExportOptions) =>
    setCsv(apiRef.current?.getDataAsCsv(options) ?? '');

  return (
    <Stack spacing={1} sx={{ height: 380, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => show()}>As people see it</Button>
        <Button onClick={() => show(everything)}>All rows</Button>
        <Button onClick={() => show(withObserver)}>With observers</Button>
      </Stack>
      <div style={{ height: 216 }}>
        <DataGrid
          aria-label="Birds at the lake"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output" sx={{ whiteSpace: 'pre-wrap' }}>
        {csv || 'Select some rows, or filter, then press a button.'}
      </Typography>
    </Stack>
  );
}
