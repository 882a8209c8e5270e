import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './invoices';

export default function BasicFiltering() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'amount', operator: '>', value: 1000 }] },
          },
        }}
      />
    </div>
  );
}
