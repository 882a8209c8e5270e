import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { hives, type Hive } from './hives';

const columns: readonly GridColDef<Hive>[] = [
  { field: 'name', headerName: 'Hive', flex: 1, minWidth: 120 },
  { field: 'queen', headerName: 'Queen', width: 100 },
  {
    field: 'mites',
    headerName: 'Mites per 100 bees',
    type: 'number',
    width: 180,
    headerClassName: 'measured',
  },
  {
    field: 'brood',
    headerName: 'Brood (°C)',
    type: 'number',
    width: 130,
    headerClassName: 'measured',
  },
];

export default function HeaderColours() {
  return (
    <div style={{ height: 254, width: '100%' }}>
      <DataGrid
        aria-label="Beehives"
        rows={hives}
        columns={columns}
        columnHeaderHeight={40}
        sx={(theme) => ({
          [`& .${gridClasses.columnHeader}`]: {
            bgcolor: 'action.hover',
            borderBottom: '2px solid',
            borderColor: 'divider',
          },
          [`& .${gridClasses.columnHeader}.measured`]: {
            borderColor: (theme.vars ?? theme).palette.primary.main,
          },
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
        })}
        hideFooter
      />
    </div>
  );
}
