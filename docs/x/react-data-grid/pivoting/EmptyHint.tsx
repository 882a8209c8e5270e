import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GridSidebarValue,
  useGridApiContext,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { tickets } from './ferry';

function PickFields() {
  const apiRef = useGridApiContext();

  return (
    <Stack spacing={1} sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <Typography variant="body2">No rows chosen yet.</Typography>
      <Button
        variant="outlined"
        onClick={() =>
          apiRef.current.setPivotModel((model) => ({ ...model, rows: [{ field: 'route' }] }))
        }
      >
        By route
      </Button>
      <Button onClick={() => apiRef.current.showSidebar(GridSidebarValue.Pivot)}>
        Choose fields
      </Button>
    </Stack>
  );
}

const slots: DataGridPremiumProps['slots'] = { emptyPivotOverlay: PickFields };

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [],
      columns: [{ field: 'kind', sort: 'asc' }],
      values: [{ field: 'revenue', aggFunc: 'sum' }],
    },
  },
};

export default function EmptyHint() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Ticket sales without rows"
        rows={tickets}
        columns={columns}
        slots={slots}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
