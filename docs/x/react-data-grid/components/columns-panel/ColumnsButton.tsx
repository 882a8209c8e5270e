import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
import { ColumnsPanelTrigger, DataGrid, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { columns, plants } from './plants';

function PlantToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton {...props} render={<Button size="small" startIcon={<ViewColumnIcon />} />}>
            {open ? 'Done' : 'Columns'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const slots = { toolbar: PlantToolbar };

export default function ColumnsButton() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Vegetable garden"
        rows={plants}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
