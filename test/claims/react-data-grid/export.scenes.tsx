/** What the claims of export open in the real browser. */
import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridDataSource,
  type GridGetRowsResponse,
  type GridPaginationModel,
  type GridColumnVisibilityModel,
  useGridApiRef,
} from '@mui/x-data-grid-premium';

export { default as PrintList } from '../../../docs/x/react-data-grid/export/PrintList';

const rows = Array.from({ length: 120 }, (_, id) => ({
  id,
  name: `row ${id}`,
  kind: id < 60 ? 'low' : 'high',
}));

const columns = [{ field: 'name', width: 130 }, { field: 'id' }, { field: 'kind' }];

/** Prints by a button, and says which order and selection are there after. */
function Printable(props: Partial<DataGridPremiumProps>) {
  const apiRef = useGridApiRef();
  const [state, setState] = React.useState('');
  const [version, setVersion] = React.useState(0);
  return (
    <div style={{ height: 400, display: 'flex', flexDirection: 'column' }}>
      <button
        type="button"
        onClick={() =>
          apiRef.current?.exportDataAsPrint({
            fileName: 'Printed',
            bodyClassName: 'for-paper',
            pageStyle: () => 'body { --own: 1 }',
            hideFooter: true,
          })
        }
      >
        Print
      </button>
      <button
        type="button"
        onClick={() =>
          apiRef.current?.exportDataAsPrint({
            fileName: 'Few',
            copyStyles: false,
            includeCheckboxes: true,
            fields: ['id', 'name'],
            getRowsToExport: () => [3, 1],
          })
        }
      >
        Print two rows
      </button>
      <button
        type="button"
        onClick={() => {
          setTimeout(() => {
            void apiRef.current?.exportDataAsPrint({ fileName: 'Late' });
          }, 50);
        }}
      >
        Print later
      </button>
      <button
        type="button"
        onClick={() =>
          apiRef.current?.setFilterModel({
            items: [{ field: 'name', operator: 'equals', value: 'row 7' }],
          })
        }
      >
        Keep row 7
      </button>
      <button
        type="button"
        onClick={() => apiRef.current?.exportDataAsPrint({ fileName: 'All', allColumns: true })}
      >
        Print all columns
      </button>
      <button
        type="button"
        onClick={() =>
          apiRef.current?.exportDataAsPrint({
            fileName: 'Light',
            hideToolbar: true,
            pageStyle: `
              @page { size: landscape }
              .MuiDataGrid-root, .MuiDataGrid-root * { color: black !important; background: white !important }
            `,
          })
        }
      >
        Print in light colors
      </button>
      <button
        type="button"
        onClick={() =>
          setState(
            JSON.stringify({
              selected: [...(apiRef.current?.getSelectedRows().keys() ?? [])],
              sorted: apiRef.current?.getSortModel().length,
              visible: apiRef.current?.getVisibleColumns().map(({ field }) => field),
              width: apiRef.current?.getColumn('name').width,
              first: apiRef.current?.getSortedRowIds().slice(0, 3),
              page: apiRef.current?.state.pagination.paginationModel.page,
            }),
          )
        }
      >
        Look
      </button>
      <button type="button" onClick={() => setVersion((old) => old + 1)}>
        Another key
      </button>
      <output>{state}</output>
      <DataGridPremium key={version} apiRef={apiRef} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const descending: DataGridPremiumProps['initialState'] = {
  sorting: { sortModel: [{ field: 'id', sort: 'desc' }] },
  columns: { columnVisibilityModel: { kind: false } },
};

export function LongList() {
  return <Printable checkboxSelection showToolbar initialState={descending} />;
}

const grouped: DataGridPremiumProps['initialState'] = { rowGrouping: { model: ['kind'] } };

export function Groups() {
  return <Printable initialState={grouped} />;
}

const withoutKind: GridColumnVisibilityModel = { kind: false };

export function FixedColumns() {
  return <Printable checkboxSelection columnVisibilityModel={withoutKind} />;
}

export function StoredColumns() {
  const [model, setModel] = React.useState(withoutKind);
  return (
    <Printable
      checkboxSelection
      columnVisibilityModel={model}
      onColumnVisibilityModelChange={setModel}
    />
  );
}

const dark = createTheme({ palette: { mode: 'dark' } });

export function DarkList() {
  return (
    <ThemeProvider theme={dark}>
      <Printable />
    </ThemeProvider>
  );
}

const secondPage: DataGridPremiumProps['initialState'] = {
  pagination: { paginationModel: { page: 1, pageSize: 5 } },
  filter: { filterModel: { items: [{ field: 'kind', operator: 'equals', value: 'low' }] } },
};

const pinned: DataGridPremiumProps['pinnedRows'] = { bottom: [{ id: 500, name: 'pinned' }] };

/** Pages, a filter and a pinned row. */
export function Pages() {
  return (
    <Printable
      checkboxSelection
      pagination
      pageSizeOptions={[1, 5, 60]}
      initialState={secondPage}
      pinnedRows={pinned}
    />
  );
}

const fixedPage: GridPaginationModel = { page: 1, pageSize: 5 };

export function FixedPage() {
  return <Printable pagination pageSizeOptions={[5, 120]} paginationModel={fixedPage} />;
}

export function StoredPage() {
  const [model, setModel] = React.useState(fixedPage);
  return (
    <Printable
      pagination
      pageSizeOptions={[5, 120]}
      paginationModel={model}
      onPaginationModelChange={setModel}
    />
  );
}

/** Adds a row when the button is pressed. */
export function GrowingRows() {
  const [list, setList] = React.useState(rows.slice(0, 3));
  const add = () => setList((old) => [...old, { id: 300 + old.length, name: 'new', kind: 'low' }]);
  return (
    <>
      <button type="button" onClick={add}>
        Add a row
      </button>
      <Printable rows={list} />
    </>
  );
}

const thirdPage: DataGridPremiumProps['initialState'] = {
  pagination: { paginationModel: { page: 2, pageSize: 5 }, rowCount: rows.length },
};

/** A server that answers the first request at once, and the others by a button. */
function ServedPages(props: Pick<DataGridPremiumProps, 'dataSourceCache'>) {
  const [asked, setAsked] = React.useState<number[]>([]);
  const waiting = React.useRef<(() => void)[]>([]);
  const dataSource = React.useMemo<GridDataSource>(() => {
    let first = true;
    return {
      getRows: ({ start, end }) => {
        const from = Number(start);
        setAsked((all) => [...all, from]);
        const response = { rows: rows.slice(from, Number(end) + 1), rowCount: rows.length };
        if (first) {
          first = false;
          return Promise.resolve(response);
        }
        return new Promise<GridGetRowsResponse>((resolve) => {
          waiting.current.push(() => resolve(response));
        });
      },
    };
  }, []);
  return (
    <>
      <button type="button" onClick={() => waiting.current.splice(0).forEach((send) => send())}>
        Respond
      </button>
      <p>{`Asked for ${asked.join(', ')}.`}</p>
      <Printable
        rows={undefined}
        dataSource={dataSource}
        pagination
        pageSizeOptions={[5]}
        initialState={thirdPage}
        {...props}
      />
    </>
  );
}

export function CachedPages() {
  return <ServedPages />;
}

export function UncachedPages() {
  return <ServedPages dataSourceCache={null} />;
}
