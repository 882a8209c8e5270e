/** What the claims of pivoting open in the real browser. */
import * as React from 'react';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';

const rows = Array.from({ length: 100 }, (_, id) => ({ id, route: 'Oslo', day: id, n: 1 }));
const columns = ['id', 'route', 'day', 'n'].map((field) => ({ field }));
const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'route' }],
      columns: [{ field: 'day' }],
      values: [{ field: 'n', aggFunc: 'size' }],
    },
  },
};

/** A table of 100 columns, of which a button counts those with a total. */
export function ManyColumns() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState(-1);
  const look = () => {
    const api = apiRef.current;
    const [group] = api?.getSortedRowIds() ?? [];
    const fields = api?.getAllColumns().map(({ field }) => field) ?? [];
    setCount(
      fields.filter(
        (field) => field.endsWith('>->n') && api?.getCellValue(group ?? '', field) === 1,
      ).length,
    );
  };
  return (
    <div>
      <button type="button" onClick={look}>
        Count
      </button>
      <output>{count}</output>
      <div style={{ height: 300, width: 600 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
        />
      </div>
    </div>
  );
}
