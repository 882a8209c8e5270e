import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { columns, listSales } from './boxOffice';

const groupingColDef: DataGridPremiumProps['groupingColDef'] = { minWidth: 190 };

export default function ChooseGroups() {
  const [fields, setFields] = React.useState<string[]>(['month', 'venue']);
  const [asked, setAsked] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setAsked(JSON.stringify({ groupFields: params.groupFields, groupKeys: params.groupKeys }));
        return listSales(params);
      },
      getGroupKey: (row) => row.group ?? row.id,
      getChildrenCount: (row) => row.size ?? 0,
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Group by, in the order of your clicks"
        value={fields}
        onChange={(_event, value: string[]) => setFields(value)}
      >
        <ToggleButton value="month">Month</ToggleButton>
        <ToggleButton value="venue">Venue</ToggleButton>
        <ToggleButton value="play">Play</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Tickets sold by chosen fields"
          columns={columns}
          dataSource={dataSource}
          rowGroupingModel={fields}
          onRowGroupingModelChange={setFields}
          groupingColDef={groupingColDef}
          disableColumnFilter
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output" sx={{ overflowWrap: 'anywhere' }}>
        Last request: {asked}
      </Typography>
    </Stack>
  );
}
