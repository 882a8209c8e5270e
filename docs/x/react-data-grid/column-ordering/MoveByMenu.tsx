import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid-pro';
import { albumColumns, albums, type Album } from './records';

interface MoveItemProps extends GridColumnMenuItemProps {
  /** 1 for the next column, -1 for the one before. */
  step: number;
  label: string;
}

function MoveItem({ colDef, onClick, step, label }: MoveItemProps) {
  const apiRef = useGridApiContext();
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  const neighbor = visible[visible.findIndex(({ field }) => field === colDef.field) + step];
  const fixed = colDef.disableReorder || !neighbor || neighbor.disableReorder;

  return (
    <MenuItem
      disabled={fixed}
      onClick={(event) => {
        onClick(event);
        if (neighbor) {
          const target = apiRef.current.getColumnIndexRelativeToVisibleColumns(neighbor.field);
          apiRef.current.setColumnIndex(colDef.field, target);
        }
      }}
    >
      {label}
    </MenuItem>
  );
}

const slotProps: DataGridProProps<Album>['slotProps'] = {
  columnMenu: {
    slots: { moveBack: MoveItem, moveOn: MoveItem },
    slotProps: {
      moveBack: { displayOrder: 12, step: -1, label: 'Move one back' },
      moveOn: { displayOrder: 13, step: 1, label: 'Move one forward' },
    },
  },
};

export default function MoveByMenu() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPro
        aria-label="Records"
        rows={albums}
        columns={albumColumns}
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
