import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import { trees, type StreetTree } from './trees';

const columns: GridColDef<StreetTree>[] = [
  { field: 'district', headerName: 'District', width: 120 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 120 },
  { field: 'condition', headerName: 'Condition', width: 120 },
];

export default function ControlledGrouping() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['condition']);

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Group by"
        size="small"
        value={model}
        onChange={(_event, fields: string[]) => setModel(fields)}
        sx={{ flexWrap: 'wrap' }}
      >
        {columns.map(({ field, headerName }) => (
          <ToggleButton key={field} value={field}>
            {headerName}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Trees in groups of your choice"
          rows={trees}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output">
        rowGroupingModel: {JSON.stringify(model)}
      </Typography>
    </Stack>
  );
}
