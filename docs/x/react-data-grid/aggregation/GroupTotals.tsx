import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { formatEuro, sales, type Sale } from './bakery';

type GetPosition = NonNullable<DataGridPremiumProps['getAggregationPosition']>;

const positions = {
  'On the group': (node) => (node.depth === -1 ? 'footer' : 'inline'),
  'Below the group': () => 'footer',
  'Groups only': (node) => (node.depth === -1 ? null : 'inline'),
} satisfies Record<string, GetPosition>;

type Position = keyof typeof positions;
const names: readonly Position[] = ['On the group', 'Below the group', 'Groups only'];

const columns: GridColDef<Sale>[] = [
  { field: 'shop', headerName: 'Shop', width: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 130,
    valueFormatter: formatEuro,
  },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['shop'] },
  aggregation: { model: { revenue: 'sum' } },
  columns: { columnVisibilityModel: { shop: false } },
};

export default function GroupTotals() {
  const [position, setPosition] = React.useState<Position>('On the group');

  return (
    <Stack spacing={1} sx={{ height: 640, width: '100%' }}>
      <RadioGroup
        row
        aria-label="Place of the totals"
        value={position}
        onChange={(_event, value) =>
          setPosition(names.find((name) => name === value) ?? 'On the group')
        }
      >
        {names.map((name) => (
          <FormControlLabel key={name} value={name} control={<Radio size="small" />} label={name} />
        ))}
      </RadioGroup>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          key={position}
          aria-label="Revenue by shop"
          rows={sales}
          columns={columns}
          initialState={initialState}
          getAggregationPosition={positions[position]}
          defaultGroupingExpansionDepth={1}
          hideFooter
        />
      </div>
    </Stack>
  );
}
