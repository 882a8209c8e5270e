import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Plot {
  id: string;
  gardener: string;
  squareMeters: number;
  crop: string;
}

const rows: GridRowsProp<Plot> = [
  { id: 'A1', gardener: 'Ottilie Brandt', squareMeters: 40, crop: 'Potatoes' },
  { id: 'A2', gardener: 'Samir Aziz', squareMeters: 25, crop: 'Tomatoes' },
  { id: 'A3', gardener: 'Chiara Conti', squareMeters: 60, crop: 'Pumpkins' },
  { id: 'B1', gardener: 'Femi Adeyemi', squareMeters: 35, crop: 'Beans' },
  { id: 'B2', gardener: 'Linnea Holm', squareMeters: 25, crop: 'Strawberries' },
];

const columns: GridColDef<Plot>[] = [
  { field: 'id', headerName: 'Plot', width: 80 },
  { field: 'gardener', headerName: 'Gardener', flex: 1, minWidth: 140 },
  { field: 'squareMeters', headerName: 'm²', type: 'number', width: 80 },
  { field: 'crop', headerName: 'Crop', width: 130 },
];

export default function CheckboxSelection() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Garden plots"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
