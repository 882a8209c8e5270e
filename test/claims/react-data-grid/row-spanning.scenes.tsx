import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

export { default as SameValueSpans } from '../../../docs/x/react-data-grid/row-spanning/SameValueSpans';
export { default as SpanWithinOrder } from '../../../docs/x/react-data-grid/row-spanning/SpanWithinOrder';

const rows = Array.from({ length: 200 }, (_, id) => ({ id, pair: Math.floor(id / 2) }));

declare global {
  interface Window {
    /** The pairs that the grid asked about. */
    asked?: Set<number>;
  }
}

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id' },
  {
    field: 'pair',
    rowSpanValueGetter: (value: number) => {
      window.asked ??= new Set();
      window.asked.add(value);
      return value;
    },
  },
];

/** 200 rows, two of each value. */
export function LongList() {
  return (
    <div style={{ height: 400, width: 500 }}>
      <DataGridPro rows={rows} columns={columns} rowSpanning hideFooter />
    </div>
  );
}

/** Rows of 40 and 100 px in turn. */
export function UnequalHeights() {
  return (
    <div style={{ height: 400, width: 500 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        rowSpanning
        getRowHeight={({ id }) => (Number(id) % 2 === 0 ? 40 : 100)}
      />
    </div>
  );
}

/** 20 px between rows. */
export function Spaced() {
  return (
    <div style={{ height: 400, width: 500 }}>
      <DataGrid rows={rows} columns={columns} rowSpanning getRowSpacing={() => ({ bottom: 20 })} />
    </div>
  );
}

/** The same in pages of 100. */
export function Pages() {
  return (
    <div style={{ height: 400, width: 500 }}>
      <DataGrid rows={rows} columns={columns} rowSpanning />
    </div>
  );
}
