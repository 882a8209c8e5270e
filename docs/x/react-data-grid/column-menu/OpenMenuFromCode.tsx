import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns } from './columns';
import { loans } from './loans';

export default function OpenMenuFromCode() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 8, height: 316, width: '100%' }}>
      <div>
        <Button onClick={() => apiRef.current?.showColumnMenu('due')}>
          Open the menu of “Due back”
        </Button>
      </div>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Loans" apiRef={apiRef} rows={loans} columns={columns} hideFooter />
      </div>
    </div>
  );
}
