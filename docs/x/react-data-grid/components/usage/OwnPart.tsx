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
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const pressed = items.some(({ id }) => id === lateOnly.id);

  return (
    <ToolbarButton
      aria-pressed={pressed}
      onClick={() => apiRef.current.setFilterModel({ items: pressed ? [] : [lateOnly] })}
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
