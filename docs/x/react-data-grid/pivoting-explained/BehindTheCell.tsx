import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { columns, repairs } from './repairs';

const byId = new Map(repairs.map((repair) => [repair.id, repair]));

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'thing' }],
      columns: [{ field: 'result', sort: 'asc' }],
      values: [{ field: 'minutes', aggFunc: 'sum' }],
    },
  },
};

export default function BehindTheCell() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = React.useState('Click a total.');

  const explain: GridEventListener<'cellClick'> = ({ id, field, rowNode }) => {
    if (rowNode.type !== 'group') {
      return;
    }
    const parts = (apiRef.current?.getRowGroupChildren({ groupId: id, applyFiltering: true }) ?? [])
      .filter((rowId) => apiRef.current?.getCellValue(rowId, field) !== undefined)
      .map((rowId) => byId.get(Number(rowId)))
      .map((repair) => `${repair?.minutes} min in ${repair?.town}`);
    setAnswer(`${rowNode.groupingKey}: ${parts.join(', ') || 'no repairs'}`);
  };

  return (
    <Stack spacing={1} sx={{ height: 360, width: '100%' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          label="Minutes with their repairs"
          apiRef={apiRef}
          rows={repairs}
          columns={columns}
          initialState={initialState}
          onCellClick={explain}
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output">
        {answer}
      </Typography>
    </Stack>
  );
}
