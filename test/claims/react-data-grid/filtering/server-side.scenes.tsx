/** What the claims of server-side filtering open in the real browser. */
import { useState } from 'react';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { DataGridPro, type DataGridProProps, useGridApiRef } from '@mui/x-data-grid-pro';

const columns: readonly GridColDef[] = [
  { field: 'day', headerName: 'Day', type: 'date' },
  { field: 'time', headerName: 'Time', type: 'dateTime' },
];

/** A grid, and below it what a request would send. */
function Dates({ field }: { field: string }) {
  const [model, setModel] = useState<GridFilterModel>({
    items: [{ id: 1, field, operator: 'is' }],
  });
  return (
    <>
      <div style={{ height: 400 }}>
        <DataGrid
          columns={columns}
          rows={[]}
          showToolbar
          filterMode="server"
          filterModel={model}
          onFilterModelChange={setModel}
        />
      </div>
      <output>{JSON.stringify(model.items[0]?.value)}</output>
    </>
  );
}

export const Day = () => <Dates field="day" />;
export const Time = () => <Dates field="time" />;

const failsWithFilter: DataGridProProps['dataSource'] = {
  getRows: async ({ filterModel }) => {
    if (filterModel.items.length > 0) {
      throw new Error('The server is down.');
    }
    return { rows: [{ id: 1, name: 'Ada' }], rowCount: 1 };
  },
};

/** A lazy grid whose server refuses filters. */
export function Lazy() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('');
  const filter = () =>
    apiRef.current?.setFilterModel({ items: [{ field: 'name', operator: 'isEmpty' }] });
  return (
    <>
      <button type="button" onClick={filter}>
        Filter names
      </button>
      <div style={{ height: 400 }}>
        <DataGridPro
          apiRef={apiRef}
          columns={[{ field: 'name' }]}
          dataSource={failsWithFilter}
          lazyLoading
          onDataSourceError={(error) => setMessage(error.message)}
        />
      </div>
      <output>{message}</output>
    </>
  );
}
