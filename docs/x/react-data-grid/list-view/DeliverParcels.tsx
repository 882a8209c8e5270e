import Checkbox from '@mui/material/Checkbox';
import {
  DataGridPro,
  gridRowSelectionManagerSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridListViewColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { ParcelItem } from './ParcelItem';
import { columns, parcels, type Parcel } from './parcels';

function ParcelWithCheckbox({ id, row, tabIndex }: GridRenderCellParams<Parcel>) {
  const apiRef = useGridApiContext();
  const manager = useGridSelector(apiRef, gridRowSelectionManagerSelector);

  return (
    <>
      <Checkbox
        edge="start"
        checked={manager.has(id)}
        onChange={(_event, checked) => apiRef.current.selectRow(id, checked)}
        slotProps={{ input: { 'aria-label': `${row.name}’s parcel is delivered`, tabIndex } }}
      />
      <ParcelItem parcel={row} withNote />
    </>
  );
}

const listViewColumn: GridListViewColDef<Parcel> = {
  field: 'listItem',
  display: 'flex',
  renderCell: (params: GridRenderCellParams<Parcel>) => <ParcelWithCheckbox {...params} />,
};

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight: DataGridProProps<Parcel>['getEstimatedRowHeight'] = ({ model }) =>
  model.note ? 79 : 59;

export default function DeliverParcels() {
  return (
    <div style={{ height: 480, width: '100%', maxWidth: 420 }}>
      <DataGridPro
        aria-label="Parcels of today"
        rows={parcels}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        disableRowSelectionOnClick
      />
    </div>
  );
}
