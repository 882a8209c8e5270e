import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { foundItems, type FoundItem } from './lostProperty';

const columns: GridColDef<FoundItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'place', headerName: 'Found in', width: 130 },
  { field: 'foundOn', headerName: 'On', type: 'date', width: 110 },
  { field: 'shelf', headerName: 'Shelf', type: 'number', width: 90 },
];

export default function SearchToolbar() {
  return (
    <div style={{ height: 396, width: '100%' }}>
      <DataGrid
        aria-label="Lost and found"
        rows={foundItems}
        columns={columns}
        showToolbar
        hideFooter
      />
    </div>
  );
}
