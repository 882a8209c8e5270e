/** What the claims of export open in the real browser. */
import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  DataGridPremium,
  type DataGridPremiumProps,
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
            }),
          )
        }
      >
        Look
      </button>
      <output>{state}</output>
      <DataGridPremium apiRef={apiRef} rows={rows} columns={columns} {...props} />
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
