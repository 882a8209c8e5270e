/** What the claims of list view open in the real browser. */
import { DataGridPro, type GridListViewColDef } from '@mui/x-data-grid-pro';

export { default as DeliverParcels } from '../../../docs/x/react-data-grid/list-view/DeliverParcels';

const rows = Array.from({ length: 500 }, (_, id) => ({ id, name: `Item ${id}` }));
const columns = [{ field: 'name' }];
const flex: GridListViewColDef = {
  field: 'item',
  display: 'flex',
  renderCell: ({ row }) => (
    <span data-testid="item" style={{ flex: 1, lineHeight: '20px' }}>
      {row.name}
    </span>
  ),
};

export function Long() {
  return (
    <div style={{ height: 400, width: 420 }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        listView
        listViewColumn={flex}
        rowHeight={60}
        hideFooter
      />
    </div>
  );
}
