import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Peak {
  id: number;
  name: string;
  country: string;
  elevation: number;
  climbedOn: Date | null;
}

const rows: GridRowsProp<Peak> = [
  { id: 1, name: 'Ben Nevis', country: 'Scotland', elevation: 1345, climbedOn: null },
  {
    id: 2,
    name: 'Zugspitze',
    country: 'Germany',
    elevation: 2962,
    climbedOn: new Date(2024, 6, 6),
  },
  { id: 3, name: 'Teide', country: 'Spain', elevation: 3715, climbedOn: new Date(2025, 1, 14) },
  { id: 4, name: 'Triglav', country: 'Slovenia', elevation: 2864, climbedOn: new Date(2023, 8, 2) },
  { id: 5, name: 'Etna', country: 'Italy', elevation: 3403, climbedOn: null },
  { id: 6, name: 'Galdhøpiggen', country: 'Norway', elevation: 2469, climbedOn: null },
];

const columns: GridColDef<Peak>[] = [
  { field: 'name', headerName: 'Peak', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'elevation', headerName: 'Elevation (m)', type: 'number', width: 140 },
  { field: 'climbedOn', headerName: 'Climbed on', type: 'date', width: 130 },
];

export default function BasicSorting() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGrid
        aria-label="Peaks"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'elevation', sort: 'desc' }] },
        }}
      />
    </div>
  );
}
