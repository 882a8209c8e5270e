import type { ComponentProps } from 'react';
import {
  DataGrid,
  type DataGridProps,
  GridCell,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid';

export { default as FullText } from '../../../docs/x/react-data-grid/cells/FullText';

const columns: GridColDef[] = Array.from({ length: 20 }, (_, index) => ({ field: `f${index}` }));
const rows = Array.from({ length: 60 }, (_, id) => ({ id, f0: id }));

/** A grid that scrolls both ways; buttons put the focus on what is out of view. */
export function Far() {
  const apiRef = useGridApiRef();
  return (
    <>
      <button type="button" onClick={() => apiRef.current?.setCellFocus(50, 'f0')}>
        Cell
      </button>
      <button type="button" onClick={() => apiRef.current?.setColumnHeaderFocus('f19')}>
        Header
      </button>
      <button
        type="button"
        onClick={() => {
          apiRef.current?.scrollToIndexes({ rowIndex: 50, colIndex: 0 });
          apiRef.current?.setCellFocus(50, 'f0');
        }}
      >
        Scroll to cell
      </button>
      <div style={{ height: 400, width: 500 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </>
  );
}

const greySlots = { skeletonCell: () => <i>grey</i> };

export function Loading() {
  return (
    <div style={{ height: 400, width: 500 }}>
      <DataGrid rows={[]} columns={columns} loading slots={greySlots} />
    </div>
  );
}

declare global {
  interface Window {
    /** The cells that ran, as row and field. */
    cellRuns?: string[];
  }
}

function CountedCell(props: ComponentProps<typeof GridCell>) {
  window.cellRuns ??= [];
  window.cellRuns.push(`${props.rowId} ${props.column.field}`);
  return <GridCell {...props} />;
}

const countedSlots = { cell: CountedCell } as DataGridProps['slots'];

/** Writes down which cells run. */
export function Counted() {
  return (
    <div style={{ height: 400, width: 500 }}>
      <DataGrid rows={rows} columns={columns} slots={countedSlots} />
    </div>
  );
}
