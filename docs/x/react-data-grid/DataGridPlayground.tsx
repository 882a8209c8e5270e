import { DataGrid } from '@mui/x-data-grid';
import { Playground } from '@site/src/features/playground';
import type { PlaygroundDefinition } from '@site/src/lib/playground/model';
import model from './DataGrid.controls.json';

const IMPORT = "import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';";

const definition: PlaygroundDefinition = {
  model: { ...model, import: IMPORT },
  start: { label: 'Orders', showToolbar: 'true', checkboxSelection: 'true' },
  // The toolbar moves the focus when it loses its first button.
  restartOn: ['density', 'disableColumnFilter', 'disableColumnSelector', 'rowSelection'],
  fixed: {
    rows: {
      value: [
        { id: 1, customer: 'Harbor Bikes', product: 'Tail light', pieces: 60 },
        { id: 2, customer: 'Harbor Bikes', product: 'Carbon wheels', pieces: 1 },
        { id: 3, customer: 'Rad & Kette', product: 'Dynamo lamp', pieces: 24 },
        { id: 4, customer: 'Fjord Sykkel', product: 'Dynamo lamp', pieces: 12 },
        { id: 5, customer: 'Atelier Roue', product: 'Track frame', pieces: 2 },
      ],
      constant: { type: 'GridRowsProp', import: IMPORT },
    },
    columns: {
      value: [
        { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
        { field: 'product', headerName: 'Product', width: 150, editable: true },
        { field: 'pieces', headerName: 'Pieces', type: 'number', editable: true },
      ],
      constant: { type: 'GridColDef[]', import: IMPORT },
    },
  },
};

export default function DataGridPlayground() {
  return <Playground component={DataGrid} definition={definition} minHeight={456} fullWidth />;
}
