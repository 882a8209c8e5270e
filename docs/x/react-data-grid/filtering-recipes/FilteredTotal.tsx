import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProps,
} from '@mui/x-data-grid';
import { columns, repairs } from './repairs';

const slots: DataGridProps['slots'] = { footer: TotalFooter };
const slotProps: DataGridProps['slotProps'] = {
  toolbar: {
    csvOptions: { disableToolbarButton: true },
    printOptions: { disableToolbarButton: true },
  },
};

function TotalFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const all = useGridSelector(apiRef, gridRowCountSelector);
  const total = entries.reduce((sum, { model }) => sum + Number(model.cost), 0);

  return (
    <Box component="output" sx={{ display: 'block', p: 2, borderTop: 1, borderColor: 'divider' }}>
      {entries.length} of {all} repairs, €{total} in total
    </Box>
  );
}

export default function FilteredTotal() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGrid
        aria-label="Repairs"
        rows={repairs}
        columns={columns}
        slots={slots}
        slotProps={slotProps}
        showToolbar
        disableColumnSelector
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['okoye'] } } }}
      />
    </div>
  );
}
