/** What the claims of server-side filtering open in the real browser. */
import { useState } from 'react';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';

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
