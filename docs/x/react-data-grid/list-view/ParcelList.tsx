import { DataGridPro, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { ParcelItem } from './ParcelItem';
import { columns, parcels, type Parcel } from './parcels';

const listViewColumn: GridListViewColDef<Parcel> = {
  field: 'listItem',
  display: 'flex',
  renderCell: ({ row }) => <ParcelItem parcel={row} />,
};

export default function ParcelList() {
  return (
    <div style={{ height: 342, width: '100%', maxWidth: 420 }}>
      <DataGridPro
        aria-label="Parcels of today"
        rows={parcels}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={68}
        hideFooter
      />
    </div>
  );
}
