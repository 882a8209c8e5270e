/** What the claims of the API object open in the real browser. */
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import * as React from 'react';

export { default as JumpToRow } from '../../../docs/x/react-data-grid/api-object/JumpToRow';
export { default as NextMissing } from '../../../docs/x/react-data-grid/api-object/NextMissing';

const rows = Array.from({ length: 200 }, (_, id) => ({ id }));
const columns = [{ field: 'id' }];

/** 200 rows, the second hundred of them shown. */
export function SecondPage() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = React.useState('');
  const look = (id: number) =>
    setAnswer(`${id}: ${apiRef.current?.getCellElement(id, 'id')?.textContent ?? 'null'}`);
  return (
    <div>
      <button type="button" onClick={() => apiRef.current?.scrollToIndexes({ rowIndex: 190 })}>
        Scroll
      </button>
      <button type="button" onClick={() => look(100)}>
        First
      </button>
      <button type="button" onClick={() => look(199)}>
        Last
      </button>
      <output>{answer}</output>
      <div style={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ pagination: { paginationModel: { page: 1 } } }}
        />
      </div>
    </div>
  );
}
