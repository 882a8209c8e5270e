import * as React from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';

interface Ferry {
  id: string;
  island: string;
  departure: string;
  cars: number;
}

const ferries: readonly Ferry[] = [
  { id: 'F-02', island: 'Brač', departure: '06:15', cars: 42 },
  { id: 'F-05', island: 'Hvar', departure: '07:40', cars: 38 },
  { id: 'F-07', island: 'Vis', departure: '09:00', cars: 55 },
  { id: 'F-11', island: 'Lastovo', departure: '11:30', cars: 20 },
  { id: 'F-14', island: 'Šolta', departure: '12:10', cars: 31 },
];

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
        getActions: ({ id, row }) =>
          pinnedIds.includes(id)
            ? [
                <GridActionsCellItem
                  key="unpin"
                  icon={<PushPinIcon />}
                  label={`Unpin the ferry to ${row.island}`}
                  onClick={() => setPinnedIds((ids) => ids.filter((other) => other !== id))}
                />,
              ]
            : [
                <GridActionsCellItem
                  key="pin"
                  icon={<PushPinOutlinedIcon />}
                  label={`Pin the ferry to ${row.island}`}
                  onClick={() => setPinnedIds((ids) => [...ids, id])}
                />,
              ],
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
