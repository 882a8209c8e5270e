/** What the claims of scrolling open in the real browser. */
import * as React from 'react';
import {
  DataGrid,
  type DataGridProps,
  gridExpandedSortedRowIdsSelector,
  type GridApi,
  useGridApiRef,
} from '@mui/x-data-grid';
import { createTheme, ThemeProvider } from '@mui/material/styles';

export { default as BackToTop } from '../../../docs/x/react-data-grid/scrolling/BackToTop';
export { default as JumpAcrossPages } from '../../../docs/x/react-data-grid/scrolling/JumpAcrossPages';
export { default as KeepPosition } from '../../../docs/x/react-data-grid/scrolling/KeepPosition';
export { default as NextMissing } from '../../../docs/x/react-data-grid/scrolling/NextMissing';

declare global {
  interface Window {
    /** The API of the grid that a scene shows. */
    gridOfScene?: React.RefObject<GridApi | null>;
    /** Ids in the order that people see. */
    idsOfScene?: () => readonly unknown[];
    /** What came of an event. */
    heardInScene?: object[];
  }
}

const rows = Array.from({ length: 60 }, (_, id) => ({ id, name: id % 2 === 0 ? 'even' : 'odd' }));
const columns: DataGridProps['columns'] = [
  { field: 'id', width: 200 },
  ...Array.from({ length: 10 }, (_, index) => ({ field: `f${index}`, width: 200 })),
  { field: 'name', width: 200 },
];

/** Room for 6 rows and 3 columns. The claims call its API by `window.gridOfScene`. */
function Grid(props: Partial<DataGridProps>) {
  const apiRef = useGridApiRef();
  React.useEffect(() => {
    window.gridOfScene = apiRef;
    window.idsOfScene = () => gridExpandedSortedRowIdsSelector(apiRef);
    window.heardInScene = [];
    return apiRef.current?.subscribeEvent('scrollPositionChange', (params) => {
      window.heardInScene?.push(params);
    });
  }, [apiRef]);
  return (
    <div style={{ height: 56 + 6 * 52 + 2 + 15, width: 602 }}>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter {...props} />
    </div>
  );
}

export function Plain() {
  return <Grid />;
}

export function Checkboxes() {
  return (
    <Grid checkboxSelection initialState={{ columns: { columnVisibilityModel: { f0: false } } }} />
  );
}

export function StartingDown() {
  return <Grid initialState={{ scroll: { top: 520, left: 0 } }} />;
}

const empty: DataGridProps['rows'] = [];

export function Empty() {
  return <Grid rows={empty} />;
}

const secondPage = { page: 1, pageSize: 60 };

export function ServerPage() {
  return (
    <Grid
      paginationMode="server"
      rowCount={180}
      paginationModel={secondPage}
      pageSizeOptions={[60]}
    />
  );
}

const theme = createTheme({ direction: 'rtl' });

export function RightToLeft() {
  return (
    <ThemeProvider theme={theme}>
      <div dir="rtl">
        <Grid />
      </div>
    </ThemeProvider>
  );
}

export function WideScrollbars() {
  return <Grid scrollbarSize={30} />;
}

export function FloatingScrollbars() {
  return <Grid scrollbarSize={0} />;
}
