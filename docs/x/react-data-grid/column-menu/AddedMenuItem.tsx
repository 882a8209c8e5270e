import FitScreenIcon from '@mui/icons-material/FitScreen';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  useGridApiContext,
  type DataGridProps,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { loans, type Loan } from './loans';

function FitItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  return (
    <MenuItem
      onClick={(event) => {
        onClick(event); // Closes the menu.
        apiRef.current.autosizeColumns({ columns: [colDef.field], includeOutliers: true });
      }}
    >
      <ListItemIcon>
        <FitScreenIcon fontSize="small" />
      </ListItemIcon>
      Fit to content
    </MenuItem>
  );
}

const slotProps: DataGridProps<Loan>['slotProps'] = {
  columnMenu: {
    slots: { fitItem: FitItem },
    slotProps: { fitItem: { displayOrder: 15 } },
  },
};

export default function AddedMenuItem() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Loans"
        rows={loans}
        columns={columns}
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
