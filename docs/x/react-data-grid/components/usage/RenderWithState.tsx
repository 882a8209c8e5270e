import Button from '@mui/material/Button';
import { DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { columns, loans } from './loans';

function LoanToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        render={(props, { open, filterCount }) => (
          <ToolbarButton
            {...props}
            render={<Button size="small" variant={filterCount > 0 ? 'contained' : 'outlined'} />}
          >
            {open ? 'Close filter' : filterCount > 0 ? 'Change filter' : 'Add a filter'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const slots = { toolbar: LoanToolbar };

export default function RenderWithState() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Works on loan, with one filter"
        rows={loans}
        columns={columns}
        slots={slots}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'borrower', operator: 'contains', value: 'Museum' }] },
          },
        }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
