import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GridGetRowsError,
  type DataGridPremiumProps,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { columns, listSales } from './boxOffice';

const toName = (groupKeys: readonly string[] = []) => groupKeys.join(', ') || 'the list';

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['play'] },
  columns: { columnVisibilityModel: { play: false } },
};

export default function GroupErrors() {
  const down = React.useRef(false);
  const [closed, setClosed] = React.useState<readonly string[]>([]);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const answer = await listSales(params);
        if (down.current) {
          throw new Error('The box office is closed.');
        }
        setClosed((all) => all.filter((name) => name !== toName(params.groupKeys)));
        return answer;
      },
      getGroupKey: (row) => row.group ?? row.id,
      getChildrenCount: (row) => row.size ?? 0,
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ height: 464, width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_event, checked) => (down.current = checked)} />}
        label="Let requests fail"
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Tickets sold by play, from a server that may fail"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              const name = toName(error.params.groupKeys);
              setClosed((all) => [...all.filter((other) => other !== name), name]);
            }
          }}
          initialState={initialState}
          disableColumnFilter
          disableColumnSorting
          hideFooter
        />
      </div>
      <Alert severity={closed.length > 0 ? 'error' : 'success'}>
        {closed.length > 0
          ? `The box office is closed. Open ${closed.join(' and ')} again.`
          : 'The box office answers.'}
      </Alert>
    </Stack>
  );
}
