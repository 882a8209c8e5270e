import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140 },
  { field: 'locker', headerName: 'Locker', width: 100 },
];

const ownTexts: Partial<GridLocaleText> = { noRowsLabel: 'No parcels are waiting.' };

export default function OwnWords() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid aria-label="Parcel lockers" rows={[]} columns={columns} localeText={ownTexts} />
    </div>
  );
}
