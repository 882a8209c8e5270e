import TrendingDownIcon from '@mui/icons-material/TrendingDown';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Share {
  id: string;
  company: string;
  price: number;
}

const rows: GridRowsProp<Share> = [
  { id: 'NWD', company: 'Northwood Paper', price: 41.2 },
  { id: 'HLO', company: 'Helio Glass', price: 118.75 },
  { id: 'TRM', company: 'Tramway Holding', price: 9.4 },
];

const columns: GridColDef<Share>[] = [
  { field: 'id', headerName: 'Symbol', width: 110, hideSortIcons: true },
  { field: 'company', headerName: 'Company', flex: 1, minWidth: 150 },
  { field: 'price', headerName: 'Price', type: 'number', width: 110 },
];

interface IconProps {
  className?: string;
}

// The grid passes a class name, which shows and hides the icon with the pointer.
function RisingIcon({ className }: IconProps) {
  return <TrendingUpIcon className={className} fontSize="small" />;
}

function FallingIcon({ className }: IconProps) {
  return <TrendingDownIcon className={className} fontSize="small" />;
}

export default function SortIcons() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid
        aria-label="Share prices"
        rows={rows}
        columns={columns}
        slots={{
          columnSortedAscendingIcon: RisingIcon,
          columnSortedDescendingIcon: FallingIcon,
        }}
        initialState={{ sorting: { sortModel: [{ field: 'price', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
