import type { SxProps } from '@mui/material/styles';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';

export { default as TwoLineRows } from '../../../docs/x/react-data-grid/row-height/TwoLineRows';
export { default as SpacedRows } from '../../../docs/x/react-data-grid/row-height/SpacedRows';

const columns: GridColDef[] = [
  { field: 'id' },
  { field: 'text', width: 120 },
  ...Array.from({ length: 30 }, (_, index) => ({ field: `f${index}` })),
];
const rows = Array.from({ length: 100 }, (_, id) => ({ id, text: 'many words '.repeat(12) }));
const auto = () => 'auto' as const;

interface AutoProps {
  only?: boolean;
  estimate?: number;
}

function Growing({ only = false, estimate }: AutoProps) {
  const apiRef = useGridApiRef();
  return (
    <>
      <button type="button" onClick={() => apiRef.current?.scrollToIndexes({ rowIndex: 80 })}>
        Row 80
      </button>
      <div style={{ height: 400, width: 500 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          getRowHeight={auto}
          getEstimatedRowHeight={estimate === undefined ? undefined : () => estimate}
          virtualizeColumnsWithAutoRowHeight={only}
        />
      </div>
    </>
  );
}

/** 100 rows that grow, all of the same height, which the grid takes for 52. */
export const NoEstimate = () => <Growing />;
/** The same with a good estimate. */
export const GoodEstimate = () => <Growing estimate={300} />;
/** The same, and only columns in view are drawn. */
export const ColumnsInView = () => <Growing only />;

/** A long text in rows of a fixed height, and one that may wrap. */
export function Fixed() {
  return (
    <div style={{ height: 400, width: 300 }}>
      <DataGrid rows={rows} columns={[{ field: 'text', width: 100 }]} rowHeight={100} />
    </div>
  );
}

const borders: readonly SxProps[] = [
  { '& *': { boxSizing: 'border-box' } },
  { '& *': { boxSizing: 'border-box' }, '& .MuiDataGrid-row': { border: '0 solid red' } },
  {
    '& *': { boxSizing: 'border-box' },
    '& .MuiDataGrid-row': { border: '0 solid red', boxSizing: 'content-box' },
  },
];
const getRowSpacing = () => ({ bottom: 20 });

/** Rows with space as a border: without a style, with one, and with room for it. */
export function Borders() {
  return borders.map((sx, index) => (
    <div key={index} style={{ height: 200, width: 400 }}>
      <DataGrid
        rows={rows.slice(0, 3)}
        columns={[{ field: 'id' }]}
        getRowSpacing={getRowSpacing}
        rowSpacingType="border"
        sx={sx}
        hideFooter
      />
    </div>
  ));
}

export function TallHeader() {
  return <DataGrid rows={rows.slice(0, 2)} columns={[{ field: 'id' }]} columnHeaderHeight={90} />;
}
