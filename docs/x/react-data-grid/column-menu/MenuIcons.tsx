import ArrowDropDownCircleOutlinedIcon from '@mui/icons-material/ArrowDropDownCircleOutlined';
import SouthIcon from '@mui/icons-material/South';
import NorthIcon from '@mui/icons-material/North';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns } from './columns';
import { loans } from './loans';

const slots = {
  columnMenuIcon: () => <ArrowDropDownCircleOutlinedIcon fontSize="inherit" />,
  columnMenuSortAscendingIcon: () => <NorthIcon fontSize="small" />,
  columnMenuSortDescendingIcon: () => <SouthIcon fontSize="small" />,
};

export default function MenuIcons() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Loans"
        rows={loans}
        columns={columns}
        slots={slots}
        localeText={{ columnMenuSortAsc: 'Lowest first', columnMenuSortDesc: 'Highest first' }}
        sx={{ [`& .${gridClasses.menuIcon}`]: { width: 'auto', visibility: 'visible' } }}
        hideFooter
      />
    </div>
  );
}
