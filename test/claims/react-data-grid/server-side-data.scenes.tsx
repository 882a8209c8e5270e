/** Grids whose saves end when the page fires an `end-save` event, so that a claim decides when. */
import { useState } from 'react';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';

const columns: readonly GridColDef[] = [
  { field: 'name', editable: true },
  { field: 'note', editable: true },
];

const endOfSave = () =>
  new Promise((resolve) => window.addEventListener('end-save', resolve, { once: true }));

function SlowSaves({ isGuarded }: { readonly isGuarded: boolean }) {
  const [saves, setSaves] = useState<readonly string[]>([]);
  const [pending, setPending] = useState(0);
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: async () => ({ rows: [{ id: 1, name: 'old', note: '' }], rowCount: 1 }),
    updateRow: async ({ updatedRow }) => {
      setSaves((before) => [...before, `${updatedRow.name}, ${updatedRow.note}`]);
      setPending((count) => count + 1);
      await endOfSave();
      setPending((count) => count - 1);
      return updatedRow;
    },
  }));
  return (
    <div style={{ height: 300 }}>
      <DataGrid
        columns={columns}
        dataSource={dataSource}
        isCellEditable={() => !isGuarded || pending === 0}
      />
      <ul aria-label="Saves">
        {saves.map((save) => (
          <li key={save}>{save}</li>
        ))}
      </ul>
    </div>
  );
}

export const SecondEdit = () => <SlowSaves isGuarded={false} />;
export const OneEditAtATime = () => <SlowSaves isGuarded />;
