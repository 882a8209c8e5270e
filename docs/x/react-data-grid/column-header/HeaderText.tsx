import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { hives, type Hive } from './hives';

const columns: readonly GridColDef<Hive>[] = [
  { field: 'name', headerName: 'Hive', flex: 1, minWidth: 120 },
  {
    field: 'queen',
    headerName: 'Queen',
    description: 'Year in which the queen hatched',
    width: 110,
    align: 'center',
    headerAlign: 'center',
  },
  {
    field: 'honey',
    headerName: 'Honey (kg)',
    description: 'Harvest of this season, in kilograms',
    type: 'number',
    width: 120,
  },
  {
    field: 'mites',
    headerName: 'Mites',
    description: 'Mites per 100 bees; treat the hive above 3',
    type: 'number',
    width: 100,
  },
];

export default function HeaderText() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Beehives" rows={hives} columns={columns} hideFooter />
    </div>
  );
}
