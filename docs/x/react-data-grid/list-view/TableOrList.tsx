import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { ParcelItem } from './ParcelItem';
import { columns, parcels, type Parcel } from './parcels';

const listViewColumn: GridListViewColDef<Parcel> = {
  field: 'listItem',
  display: 'flex',
  renderCell: ({ row }) => <ParcelItem parcel={row} />,
};

export default function TableOrList() {
  const isNarrow = useMediaQuery('(max-width: 700px)');
  const [choice, setChoice] = React.useState<'table' | 'list'>();
  const view = choice ?? (isNarrow ? 'list' : 'table');

  return (
    <Stack spacing={1} sx={{ height: 410, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_event, value: 'table' | 'list' | null) => setChoice(value ?? view)}
      >
        <ToggleButton value="table">Table</ToggleButton>
        <ToggleButton value="list">List</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Parcels of today"
          rows={parcels}
          columns={columns}
          listView={view === 'list'}
          listViewColumn={listViewColumn}
          rowHeight={view === 'list' ? 60 : 52}
          hideFooter
        />
      </div>
    </Stack>
  );
}
