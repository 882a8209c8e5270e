import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridExcelExportOptions,
  type GridRowsProp,
} from '@mui/x-data-grid-premium';

interface Order {
  id: number;
  dealer: string;
  status: string;
  ordered: Date;
  total: number;
}

const rows: GridRowsProp<Order> = [
  { id: 1, dealer: 'Velo Ruiz', status: 'Paid', ordered: new Date(2026, 2, 2), total: 4210.4 },
  { id: 2, dealer: 'Cykel Ek', status: 'Open', ordered: new Date(2026, 2, 9), total: 1980 },
  { id: 3, dealer: 'Radhaus', status: 'Open', ordered: new Date(2026, 2, 11), total: 612.95 },
];

const columns: GridColDef<Order>[] = [
  { field: 'dealer', headerName: 'Dealer', flex: 1, minWidth: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'Paid'],
    width: 90,
  },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const report: GridExcelExportOptions = {
  fileName: 'orders-march',
  // The total needs its column, even if users have hidden or moved it.
  fields: ['dealer', 'status', 'ordered', 'total'],
  columnsStyles: {
    ordered: { numFmt: 'yyyy-mm-dd' },
    total: { numFmt: '#,##0.00', font: { bold: true } },
  },
  exceljsPreProcess: async ({ worksheet }) => {
    worksheet.addRow(['Orders of March 2026']);
    worksheet.addRow([]);
  },
  exceljsPostProcess: async ({ worksheet }) => {
    const column = worksheet.getColumn('total').letter;
    // The sum begins at the header, so that a file without rows has a sum too.
    const formula = `SUM(${column}3:${column}${worksheet.rowCount})`;
    worksheet.addRow({ dealer: 'Total', total: { formula } }).font = { bold: true };
  },
};

export default function ExcelReport() {
  const apiRef = useGridApiRef();
  const [state, setState] = React.useState('not started');

  const download = async () => {
    if (state === 'pending') {
      return;
    }
    try {
      await apiRef.current?.exportDataAsExcel(report);
    } catch {
      setState('failed');
    }
  };

  return (
    <Stack spacing={1} sx={{ height: 270, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button onClick={download}>Excel report</Button>
        <Typography variant="body2" component="output">
          Export: {state}
        </Typography>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Orders"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onExcelExportStateChange={setState}
          hideFooter
        />
      </div>
    </Stack>
  );
}
