import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilterModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridFilterItem,
} from '@mui/x-data-grid';
import { columns, loans } from './loans';

const lateOnly: GridFilterItem = { id: 'late', field: 'late', operator: 'is', value: 'true' };

function LateOnlyButton() {
  const apiRef = useGridApiContext();
  const filterModel = useGridSelector(apiRef, gridFilterModelSelector);
  const pressed = filterModel.items.some(({ id }) => id === lateOnly.id);

  // The Community grid applies one filter item, so this button replaces an item that a user has set.
  const toggle = () =>
    apiRef.current.setFilterModel({ ...filterModel, items: pressed ? [] : [lateOnly] });

  return (
    <ToolbarButton
      aria-pressed={pressed}
      onClick={toggle}
      render={<Button size="small" variant={pressed ? 'contained' : 'text'} />}
    >
      Late only
    </ToolbarButton>
  );
}

function LoanToolbar() {
  return (
    <Toolbar>
      <LateOnlyButton />
    </Toolbar>
  );
}

const slots = { toolbar: LoanToolbar };

export default function OwnPart() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Works on loan, late or not"
        rows={loans}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
