import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { formatEuro, sales, type Sale } from './bakery';

const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 120 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 130,
    valueFormatter: formatEuro,
  },
];

const initialState: DataGridPremiumProps['initialState'] = {
  filter: { filterModel: { items: [{ field: 'pieces', operator: '>=', value: 100 }] } },
};

export default function ControlledTotals() {
  const [model, setModel] = React.useState<GridAggregationModel>({ pieces: 'sum', revenue: 'sum' });
  const [all, setAll] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label="Revenue shows"
          value={model.revenue ?? ''}
          onChange={({ target }) => {
            const next: GridAggregationModel = { pieces: 'sum' };
            if (target.value) {
              next.revenue = target.value;
            }
            setModel(next);
          }}
          sx={{ minWidth: 150 }}
        >
          <MenuItem value="sum">Sum</MenuItem>
          <MenuItem value="max">Largest</MenuItem>
          <MenuItem value="">Nothing</MenuItem>
        </TextField>
        <FormControlLabel
          control={<Switch checked={all} onChange={(_event, on) => setAll(on)} />}
          label="Count filtered-out rows too"
        />
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          key={String(all)}
          aria-label="Sales of 100 pieces and more"
          rows={sales}
          columns={columns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          aggregationRowsScope={all ? 'all' : 'filtered'}
          initialState={initialState}
          hideFooter
        />
      </div>
    </Stack>
  );
}
