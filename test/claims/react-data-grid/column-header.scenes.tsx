/** What the claims of column header open in the real browser. */
import { useState } from 'react';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';

export { default as WrappedHeaders } from '../../../docs/x/react-data-grid/column-header/WrappedHeaders';

const long = 'A name that is much too long for its column';

const columns: readonly GridColDef[] = [
  { field: 'long', headerName: long, width: 120 },
  { field: 'told', headerName: `${long}, told`, description: 'Told', width: 120 },
  { field: 'short', headerName: 'Short', width: 120 },
  ...Array.from({ length: 20 }, (_, index) => ({ field: `more${index}`, width: 150 })),
];

/** 23 columns, of which some seven fit. */
export function ManyColumns() {
  const apiRef = useGridApiRef();
  const [found, setFound] = useState('');
  const look = () =>
    setFound(apiRef.current?.getColumnHeaderElement('more19') ? 'There' : 'Not there');
  return (
    <div style={{ width: 800, height: 300 }}>
      <button type="button" onClick={look}>
        Look
      </button>
      <button type="button" onClick={() => apiRef.current?.scrollToIndexes({ colIndex: 22 })}>
        Scroll
      </button>
      <output>{found}</output>
      <DataGrid apiRef={apiRef} rows={[{ id: 1 }]} columns={columns} hideFooter />
    </div>
  );
}
