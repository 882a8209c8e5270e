/** What the claims of editing open in the real browser. */
import { useState } from 'react';
import {
  DataGrid,
  GridEditInputCell,
  GridRowModes,
  type GridColDef,
  type GridRowModesModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';

export { default as ValidateCell } from '../../../docs/x/react-data-grid/editing/ValidateCell';

const rows = [{ id: 1, name: 'Ada' }];
const name: GridColDef = { field: 'name', editable: true };
const checkedName: GridColDef = { ...name, preProcessEditCellProps: ({ props }) => props };

function RowWithSave({ column }: { readonly column: GridColDef }) {
  const [modes, setModes] = useState<GridRowModesModel>({});
  const [saves, setSaves] = useState(0);
  return (
    <div style={{ height: 300 }}>
      <button type="button" onClick={() => setModes({ 1: { mode: GridRowModes.View } })}>
        Save
      </button>
      <output>{modes[1]?.mode}</output>
      <p>{`Saved ${saves} times`}</p>
      <DataGrid
        rows={rows}
        columns={[column]}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        onRowEditStop={({ reason }, event) => {
          event.defaultMuiPrevented = reason === 'rowFocusOut';
        }}
        processRowUpdate={(row: GridValidRowModel) => {
          setSaves((current) => current + 1);
          return row;
        }}
      />
    </div>
  );
}

export const CheckedRow = () => <RowWithSave column={checkedName} />;

const columnWithoutDelay: GridColDef = {
  ...checkedName,
  renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={0} />,
};

export const CheckedRowWithoutDelay = () => <RowWithSave column={columnWithoutDelay} />;

export const CommunityGrid = () => (
  <div style={{ height: 300 }}>
    <DataGrid rows={rows} columns={[name]} />
  </div>
);

export const ProGrid = () => (
  <div style={{ height: 300 }}>
    <DataGridPro rows={rows} columns={[name]} />
  </div>
);
