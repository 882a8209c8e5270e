import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';

interface Shift {
  id: number;
  name: string;
  role: string;
  hours: string;
}

const columns: readonly GridColDef<Shift>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', width: 120 },
  { field: 'hours', headerName: 'Hours', width: 120 },
];

const rows: readonly Shift[] = [
  { id: 1, name: 'Noor van Dijk', role: 'Lifeguard', hours: '6:00 – 14:00' },
  { id: 2, name: 'Tomás Rivas', role: 'Cashier', hours: '8:00 – 16:00' },
  { id: 3, name: 'Hye-jin Park', role: 'Lifeguard', hours: '14:00 – 22:00' },
];

function getRowSpacing({ isFirstVisible }: GridRowSpacingParams) {
  return { top: isFirstVisible ? 0 : 4, bottom: 4 };
}

const sx = {
  border: 'none',
  '--DataGrid-rowBorderColor': 'transparent',
  [`& .${gridClasses.row}`]: { bgcolor: 'action.hover', borderRadius: 2 },
  [`& .${gridClasses.row}:hover`]: { bgcolor: 'action.selected' },
};

export default function CardRows() {
  return (
    <div style={{ height: 235, width: '100%' }}>
      <DataGrid
        aria-label="Shifts at the pool"
        rows={rows}
        columns={columns}
        getRowSpacing={getRowSpacing}
        sx={sx}
        hideFooter
      />
    </div>
  );
}
