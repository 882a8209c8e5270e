import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  useGridApiContext,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { columns } from './columns';
import { loans } from './loans';

function DueByJune({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  return (
    <MenuItem
      onClick={(event) => {
        onClick(event);
        apiRef.current.setFilterModel({
          items: [{ field: colDef.field, operator: 'onOrBefore', value: '2026-06-30' }],
        });
      }}
    >
      Due by the end of June
    </MenuItem>
  );
}

const dateSlots = { dueByJune: DueByJune };
const dateSlotProps = { dueByJune: { displayOrder: 0 } };

function LoanMenu(props: GridColumnMenuProps) {
  return props.colDef.type === 'date' ? (
    <GridColumnMenu {...props} slots={dateSlots} slotProps={dateSlotProps} />
  ) : (
    <GridColumnMenu {...props} />
  );
}

const slots = { columnMenu: LoanMenu };

export default function MenuByColumn() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Loans" rows={loans} columns={columns} slots={slots} hideFooter />
    </div>
  );
}
