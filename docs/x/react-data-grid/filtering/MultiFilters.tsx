import * as React from 'react';
import { DataGridPro, GridLogicOperator, type GridFilterModel } from '@mui/x-data-grid-pro';
import { columns, rows } from './invoices';

export default function MultiFilters() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [
      { id: 1, field: 'status', operator: 'is', value: 'sent' },
      { id: 2, field: 'due', operator: 'before', value: '2026-04-01' },
    ],
    logicOperator: GridLogicOperator.And,
  });

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        label="Invoices"
        rows={rows}
        columns={columns}
        showToolbar
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
      />
    </div>
  );
}
