import {
  DataGridPro,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridSlotProps,
} from '@mui/x-data-grid-pro';
import { berths, columns } from './berths';

function BoatCount({ visibleRowCount, rowCount }: GridSlotProps['footerRowCount']) {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const meters = entries.reduce((sum, { model }) => sum + Number(model.length), 0);

  return (
    <p style={{ margin: '0 16px' }}>
      {visibleRowCount} of {rowCount} boats, {meters.toFixed(1)} m
    </p>
  );
}

const slots = { footerRowCount: BoatCount };

export default function MetresCount() {
  return (
    <div style={{ height: 319, width: '100%' }}>
      <DataGridPro
        aria-label="Berths and meters"
        rows={berths}
        columns={columns}
        slots={slots}
        initialState={{
          filter: { filterModel: { items: [{ field: 'length', operator: '>', value: 9 }] } },
        }}
      />
    </div>
  );
}
