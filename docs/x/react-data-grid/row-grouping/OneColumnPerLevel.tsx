import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { trees, type StreetTree } from './trees';

const columns: GridColDef<StreetTree>[] = [
  { field: 'district', headerName: 'District', width: 110 },
  { field: 'condition', headerName: 'Condition', width: 110 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 120 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['district', 'condition'] },
  columns: { columnVisibilityModel: { district: false, condition: false } },
};

export default function OneColumnPerLevel() {
  const [multiple, setMultiple] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={multiple} onChange={(_event, on) => setMultiple(on)} />}
        label="One column for each level"
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Trees by district and condition"
          rows={trees}
          columns={columns}
          initialState={initialState}
          rowGroupingColumnMode={multiple ? 'multiple' : 'single'}
          defaultGroupingExpansionDepth={1}
          hideFooter
        />
      </div>
    </Stack>
  );
}
