import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from './bakery';

function PiecesCell({ value, formattedValue, aggregation }: GridRenderCellParams<Sale, number>) {
  if (aggregation) {
    const word = aggregation.aggregationFunctionName === 'max' ? 'at most' : '';
    return (
      <strong>
        {word} {formattedValue}
        {aggregation.hasCellUnit ? ' pcs' : ' rows'}
      </strong>
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        variant="determinate"
        value={Math.min((value ?? 0) / 3, 100)}
        aria-hidden
        sx={{ flex: 1 }}
      />
      {formattedValue}
    </Box>
  );
}

const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product', width: 120 },
  { field: 'shop', headerName: 'Shop', flex: 1, minWidth: 120 },
  {
    field: 'pieces',
    headerName: 'Pieces',
    type: 'number',
    width: 190,
    display: 'flex',
    renderCell: (params: GridRenderCellParams<Sale, number>) => <PiecesCell {...params} />,
  },
];

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { pieces: 'max' } },
};

export default function TotalCells() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Pieces sold"
        rows={sales}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
