import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { euro, orders, statuses, type Order } from './orders';

const columns: readonly GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'placedOn', headerName: 'Date', type: 'date', width: 110 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => euro.format(value),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    editable: true,
    width: 100,
  },
];

export default function OrderList() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Orders, March 2026"
        rows={orders}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'placedOn', sort: 'desc' }] },
          pagination: { paginationModel: { pageSize: 5 } },
        }}
        pageSizeOptions={[5, 10, 25]}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
      />
    </div>
  );
}
