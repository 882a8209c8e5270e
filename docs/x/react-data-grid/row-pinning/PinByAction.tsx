import * as React from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { ferries, type Ferry } from './ferries';

export default function PinByAction() {
  const [pinnedIds, setPinnedIds] = React.useState<readonly GridRowId[]>(['F-07']);

  const { rows, pinnedRows } = React.useMemo(
    () => ({
      rows: ferries.filter(({ id }) => !pinnedIds.includes(id)),
      pinnedRows: { top: ferries.filter(({ id }) => pinnedIds.includes(id)) },
    }),
    [pinnedIds],
  );

  const columns = React.useMemo<GridColDef<Ferry>[]>(
    () => [
      {
        field: 'pin',
        type: 'actions',
        width: 50,
        getActions: ({ id, row }) => {
          const pinned = pinnedIds.includes(id);
          return [
            <GridActionsCellItem
              key="pin"
              icon={pinned ? <PushPinIcon /> : <PushPinOutlinedIcon />}
              label={`${pinned ? 'Unpin' : 'Pin'} the ferry to ${row.island}`}
              onClick={() =>
                setPinnedIds((ids) => (pinned ? ids.filter((other) => other !== id) : [...ids, id]))
              }
            />,
          ];
        },
      },
      { field: 'island', headerName: 'Island', flex: 1, minWidth: 90 },
      { field: 'departure', headerName: 'Departure', width: 105 },
      { field: 'cars', headerName: 'Cars', type: 'number', width: 70 },
    ],
    [pinnedIds],
  );

  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPro
        aria-label="Ferries of the morning"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </div>
  );
}
