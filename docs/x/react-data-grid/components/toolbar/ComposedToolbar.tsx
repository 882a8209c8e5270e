import FilterListIcon from '@mui/icons-material/FilterList';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Badge from '@mui/material/Badge';
import Divider from '@mui/material/Divider';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  gridFilteredTopLevelRowCountSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, routes } from './routes';

function RouteToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);

  return (
    <Toolbar>
      <Typography variant="subtitle2" component="p" noWrap sx={{ flex: 1, mx: 1 }}>
        {count} of {routes.length} routes
      </Typography>
      <Tooltip title="Filter">
        <FilterPanelTrigger
          render={(props, { filterCount }) => (
            <ToolbarButton {...props} color={filterCount > 0 ? 'primary' : 'default'}>
              <Badge variant="dot" color="primary" badgeContent={filterCount}>
                <FilterListIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          )}
        />
      </Tooltip>
      <Divider orientation="vertical" variant="middle" flexItem />
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}

const slots = { toolbar: RouteToolbar };

export default function ComposedToolbar() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Routes with a count"
        rows={routes}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
