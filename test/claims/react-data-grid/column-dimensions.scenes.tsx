/** What the claims of column dimensions open in the real browser. */
import { useEffect, useRef, useState } from 'react';
import { DataGrid, type DataGridProps, type GridColDef, useGridApiRef } from '@mui/x-data-grid';

export { default as AutosizeColumns } from '../../../docs/x/react-data-grid/column-dimensions/AutosizeColumns';
export { default as FluidWidths } from '../../../docs/x/react-data-grid/column-dimensions/FluidWidths';

const short = 'Twelve signs';
const long = 'A text that is a good deal longer';

/** 60 rows, of which some six fit. The text of row 2 is longer, that of row 50 much longer. */
const rows = Array.from({ length: 60 }, (_, id) => ({
  id,
  text: id === 2 ? long : id === 50 ? `${long}, ${long}` : short,
}));

const columns: readonly GridColDef[] = [
  { field: 'text', headerName: 'Text' },
  { field: 'fluid', headerName: 'Fluid', flex: 1 },
  {
    field: 'headed',
    headerName: 'A header that is longer than its cells',
    valueGetter: (_, { id }) => id,
  },
  ...Array.from({ length: 20 }, (_, index) => ({
    field: `more${index}`,
    width: 150,
    valueGetter: () => long,
  })),
];

/** Its API object is `api` of the window. */
function Grid(props: Partial<DataGridProps>) {
  const apiRef = useGridApiRef();
  useEffect(() => {
    Object.assign(window, { api: apiRef.current });
  }, [apiRef]);
  return (
    <div style={{ width: '100%', height: 350 }}>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter {...props} />
    </div>
  );
}

export function ManyColumns() {
  return <Grid />;
}

export function TwoColumns() {
  return <Grid columns={columns.slice(0, 2)} />;
}

export function NoFluidColumn() {
  return <Grid columns={columns.slice(0, 1)} />;
}

const paragraph = { field: 'text', headerName: 'Text', width: 150 };

export function Wrapped() {
  return (
    <Grid
      rows={[{ id: 1, text: `${long}, ${long}, ${long}` }]}
      columns={[
        paragraph,
        { ...paragraph, field: 'limited', maxWidth: 200, valueGetter: () => long },
      ]}
      getRowHeight={() => 'auto'}
    />
  );
}

const oneColumn = columns.slice(0, 1);

/** The rows come when `load()` of the window is called, and change with each further call. */
export function LateRows() {
  const apiRef = useGridApiRef();
  const [late, setLate] = useState<typeof rows>([]);
  const isSized = useRef(false);
  useEffect(() => {
    Object.assign(window, {
      api: apiRef.current,
      load: () => setLate(rows.map((row) => ({ ...row }))),
    });
  }, [apiRef]);
  useEffect(() => {
    if (late.length > 0 && !isSized.current) {
      isSized.current = true;
      apiRef.current?.autosizeColumns({ includeOutliers: true });
    }
  }, [apiRef, late]);
  return (
    <div style={{ width: '100%', height: 350 }}>
      <DataGrid apiRef={apiRef} rows={late} columns={oneColumn} hideFooter />
    </div>
  );
}
