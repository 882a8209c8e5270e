import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, type DataGridProProps, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { ParcelItem } from './ParcelItem';
import { columns, parcels, type Parcel } from './parcels';

const listViewColumn: GridListViewColDef<Parcel> = {
  field: 'listItem',
  display: 'flex',
  renderCell: ({ row }) => <ParcelItem parcel={row} />,
};

const slotProps: DataGridProProps['slotProps'] = {
  toolbar: {
    csvOptions: { disableToolbarButton: true },
    printOptions: { disableToolbarButton: true },
  },
};

export default function SortTheList() {
  const [field, setField] = React.useState('window');
  const sortModel = React.useMemo(() => [{ field, sort: 'asc' as const }], [field]);

  return (
    <Stack spacing={1} sx={{ height: 450, width: '100%', maxWidth: 420 }}>
      <TextField
        select
        size="small"
        label="Sort by"
        value={field}
        onChange={(event) => setField(event.target.value)}
      >
        {columns.map((column) => (
          <MenuItem key={column.field} value={column.field}>
            {column.headerName}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Parcels of today"
          rows={parcels}
          columns={columns}
          listView
          listViewColumn={listViewColumn}
          rowHeight={68}
          sortModel={sortModel}
          showToolbar
          disableColumnSelector
          slotProps={slotProps}
          hideFooter
        />
      </div>
    </Stack>
  );
}
