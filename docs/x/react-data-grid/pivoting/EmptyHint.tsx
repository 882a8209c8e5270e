import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GridSidebarValue,
  useGridApiRef,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { tickets } from './ferry';

function NoRowsChosen() {
  return (
    <Stack sx={{ height: '100%', px: 2, alignItems: 'center', justifyContent: 'center' }}>
      <Typography variant="body2" sx={{ textAlign: 'center' }}>
        Which rows would you like to compare? Start with the routes, or choose fields.
      </Typography>
    </Stack>
  );
}

const slots: DataGridPremiumProps['slots'] = { emptyPivotOverlay: NoRowsChosen };

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
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          onClick={() =>
            apiRef.current?.setPivotModel((model) => ({ ...model, rows: [{ field: 'route' }] }))
          }
        >
          Compare routes
        </Button>
        <Button onClick={() => apiRef.current?.showSidebar(GridSidebarValue.Pivot)}>
          Choose fields
        </Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          label="Ticket sales without rows"
          apiRef={apiRef}
          rows={tickets}
          columns={columns}
          slots={slots}
          initialState={initialState}
          hideFooter
        />
      </div>
    </Stack>
  );
}
