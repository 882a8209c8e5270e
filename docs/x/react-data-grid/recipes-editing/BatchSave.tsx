import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, saveProducts, type Product } from './products';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120, editable: true },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110, editable: true },
];

export default function BatchSave() {
  const [stored, setStored] = React.useState(products);
  const [rows, setRows] = React.useState(products);
  const [saving, setSaving] = React.useState(false);
  const [error, setError] = React.useState('');
  const changed = rows.filter((row, index) => row !== stored[index]);

  const processRowUpdate = (newRow: Product, oldRow: Product) => {
    const original = stored.find((row) => row.id === newRow.id) ?? oldRow;
    const same = original.product === newRow.product && original.price === newRow.price;
    const next = same ? original : newRow;
    setError('');
    setRows((current) => current.map((row) => (row.id === next.id ? next : row)));
    return next;
  };
  const save = async () => {
    setSaving(true);
    setError('');
    try {
      await saveProducts(changed);
      setStored(rows);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : 'Nothing saved.');
    } finally {
      setSaving(false);
    }
  };
  const discard = () => {
    setRows(stored);
    setError('');
  };

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button disabled={changed.length === 0} loading={saving} onClick={save}>
          Save {changed.length} changed
        </Button>
        <Button disabled={changed.length === 0 || saving} onClick={discard}>
          Discard
        </Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Price list"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          isCellEditable={() => !saving}
          getRowClassName={({ id }) => (changed.some((row) => row.id === id) ? 'changed' : '')}
          sx={{ '& .changed': { fontWeight: 'bold' } }}
          hideFooter
        />
      </div>
      <Alert severity={error ? 'error' : 'info'} role="status">
        {error ||
          (changed.length > 0
            ? `Not saved yet: ${changed.map(({ product }) => product).join(', ')}`
            : 'All saved. A price above 10 is refused.')}
      </Alert>
    </Stack>
  );
}
