import FilterListIcon from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import Tooltip from '@mui/material/Tooltip';
import { DataGridPro, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid-pro';
import { columns, walks } from './walks';

function WalkToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Filter the walks">
        <FilterPanelTrigger
          render={(props, { filterCount }) => (
            <ToolbarButton {...props}>
              <Badge badgeContent={filterCount} color="primary">
                <FilterListIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          )}
        />
      </Tooltip>
    </Toolbar>
  );
}

const slots = { toolbar: WalkToolbar };

export default function FilterButton() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        label="Walks"
        rows={walks}
        columns={columns}
        slots={slots}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'km', operator: '<', value: 12 },
                { id: 2, field: 'climb', operator: '>', value: 100 },
              ],
            },
          },
        }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
