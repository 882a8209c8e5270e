import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Plot {
  id: string;
  gardener: string;
  squareMetres: number;
  crop: string;
}

const rows: GridRowsProp<Plot> = [
  { id: 'A1', gardener: 'Ottilie Brandt', squareMetres: 40, crop: 'Potatoes' },
  { id: 'A2', gardener: 'Samir Aziz', squareMetres: 25, crop: 'Tomatoes' },
  { id: 'A3', gardener: 'Chiara Conti', squareMetres: 60, crop: 'Pumpkins' },
  { id: 'B1', gardener: 'Femi Adeyemi', squareMetres: 35, crop: 'Beans' },
  { id: 'B2', gardener: 'Linnea Holm', squareMetres: 25, crop: 'Strawberries' },
];

const columns: GridColDef<Plot>[] = [
  { field: 'id', headerName: 'Plot', width: 80 },
  { field: 'gardener', headerName: 'Gardener', flex: 1, minWidth: 140 },
  { field: 'squareMetres', headerName: 'm²', type: 'number', width: 80 },
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
