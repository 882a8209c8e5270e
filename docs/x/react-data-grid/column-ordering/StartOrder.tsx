import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type DataGridProProps } from '@mui/x-data-grid-pro';
import { albumColumns, albums } from './records';

const shopOrder = ['id', 'title', 'stock'];

export default function StartOrder() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Drag a header.');

  const report = React.useCallback<NonNullable<DataGridProProps['onColumnOrderChange']>>(
    ({ column, oldIndex, targetIndex }, _event, { api }) => {
      const order = api.getAllColumns().map(({ field }) => field);
      setMessage(`${column.headerName}: ${oldIndex} → ${targetIndex} (${order.join(', ')})`);
    },
    [],
  );

  const restore = () => {
    apiRef.current?.restoreState({ columns: { orderedFields: shopOrder } });
    setMessage('The order of the shop is back.');
  };

  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 8, height: 376, width: '100%' }}>
      <div>
        <Button onClick={restore}>Order of the shop</Button>
      </div>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Records"
          apiRef={apiRef}
          rows={albums}
          columns={albumColumns}
          initialState={{ columns: { orderedFields: shopOrder } }}
          onColumnOrderChange={report}
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output" sx={{ minHeight: 40 }}>
        {message}
      </Typography>
    </div>
  );
}
