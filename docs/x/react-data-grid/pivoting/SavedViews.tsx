import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { tickets } from './ferry';

const byRoute: GridPivotModel = {
  rows: [{ field: 'route' }],
  columns: [{ field: 'kind', sort: 'asc' }],
  values: [{ field: 'tickets', aggFunc: 'sum' }],
};

const byYear: GridPivotModel = {
  rows: [{ field: 'route' }, { field: 'ship' }],
  columns: [{ field: 'soldOn-year', sort: 'desc' }],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};

export default function SavedViews() {
  const [active, setActive] = React.useState(true);
  const [model, setModel] = React.useState(byRoute);

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="View"
          value={model}
          onChange={(_event, next: GridPivotModel | null) => next && setModel(next)}
        >
          <ToggleButton value={byRoute}>Tickets by kind</ToggleButton>
          <ToggleButton value={byYear}>Revenue by year</ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          control={<Switch checked={active} onChange={(_event, on) => setActive(on)} />}
          label="Pivot"
        />
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          label="Ticket sales in saved views"
          rows={tickets}
          columns={columns}
          pivotActive={active}
          onPivotActiveChange={setActive}
          pivotModel={model}
          onPivotModelChange={setModel}
          defaultGroupingExpansionDepth={model.rows.length - 1}
          hideFooter
        />
      </div>
    </Stack>
  );
}
