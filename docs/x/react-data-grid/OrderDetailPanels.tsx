import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { euro, orders, type Order } from './orders';

const columns: readonly GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 130 },
  { field: 'region', headerName: 'Region', width: 130 },
  { field: 'category', headerName: 'Category', width: 140 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const getDetailPanelHeight: DataGridProProps<Order>['getDetailPanelHeight'] = () => 'auto';

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] = ({ row }) => (
  <Box sx={{ p: 2 }}>
    <Typography variant="subtitle2" component="div">
      {row.quantity} × {row.product}
    </Typography>
    <Typography variant="body2" color="text.secondary">
      {euro.format(row.total / row.quantity)} each, {euro.format(row.total)} in total
    </Typography>
  </Box>
);

const initialState: DataGridProProps<Order>['initialState'] = {
  pinnedColumns: { left: [GRID_DETAIL_PANEL_TOGGLE_FIELD, 'id'], right: ['status'] },
  detailPanel: { expandedRowIds: new Set(['B-1041']) },
};

export default function OrderDetailPanels() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with details"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
