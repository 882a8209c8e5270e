import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Station {
  id: number;
  name: string;
  docks: number;
  bikes: number;
  inService: boolean;
}

const rows: GridRowsProp<Station> = [
  { id: 101, name: 'Harbor Square', docks: 24, bikes: 9, inService: true },
  { id: 102, name: 'Old Mill', docks: 16, bikes: 16, inService: true },
  { id: 103, name: 'University Library', docks: 32, bikes: 3, inService: true },
  { id: 104, name: 'Botanical Garden', docks: 20, bikes: 0, inService: false },
  { id: 105, name: 'Central Station', docks: 48, bikes: 27, inService: true },
];

const columns: GridColDef<Station>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 160 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 90 },
  {
    field: 'free',
    headerName: 'Free docks',
    type: 'number',
    width: 110,
    valueGetter: (_value, station) => station.docks - station.bikes,
  },
  { field: 'inService', headerName: 'In service', type: 'boolean', width: 110 },
];

export default function BasicRows() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Bike stations" rows={rows} columns={columns} />
    </div>
  );
}
