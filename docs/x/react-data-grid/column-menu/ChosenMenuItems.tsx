import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { columns } from './columns';
import { loans, type Loan } from './loans';

const slotProps: DataGridProps<Loan>['slotProps'] = {
  columnMenu: {
    slots: { columnMenuColumnsItem: null },
    slotProps: { columnMenuFilterItem: { displayOrder: 0 } },
  },
};

export default function ChosenMenuItems() {
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
