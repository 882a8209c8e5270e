import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Stop {
  id: number;
  customer: string;
  street: string;
  from: string;
  boxes: number;
}

const rows: readonly Stop[] = [
  { id: 1, customer: 'Café Alma', street: '12 Mill Lane', from: '08:15', boxes: 4 },
  { id: 2, customer: 'Dr. Iyer', street: '3 Station Road', from: '08:40', boxes: 1 },
  { id: 3, customer: 'North School', street: '81 Park Avenue', from: '09:10', boxes: 9 },
];

const boxes: GridColDef<Stop> = {
  field: 'boxes',
  headerName: 'Boxes',
  type: 'number',
  width: 90,
};

const wide: readonly GridColDef<Stop>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'street', headerName: 'Street', width: 160 },
  { field: 'from', headerName: 'From', width: 90 },
  boxes,
];

const narrow: readonly GridColDef<Stop>[] = [
  {
    field: 'customer',
    headerName: 'Stop',
    flex: 1,
    minWidth: 140,
    display: 'flex',
    renderCell: ({ row }) => (
      <Box sx={{ minWidth: 0, lineHeight: 1.3 }}>
        <Typography variant="body2" noWrap>
          {row.customer}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div" noWrap>
          {row.from}, {row.street}
        </Typography>
      </Box>
    ),
  },
  boxes,
];

export default function NarrowScreen() {
  const isNarrow = useMediaQuery('(max-width: 700px)');

  return (
    <div style={{ height: 218, width: '100%' }}>
      <DataGrid
        aria-label="Stops of the tour"
        rows={rows}
        columns={isNarrow ? narrow : wide}
        hideFooter
      />
    </div>
  );
}
