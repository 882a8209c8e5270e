import * as React from 'react';
import ArchiveIcon from '@mui/icons-material/Archive';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

interface Booking {
  id: number;
  guest: string;
  persons: number;
  arrival: Date;
  askedAt: Date;
  room: 'D' | 'S' | 'F';
  paid: boolean;
}

const bookings: readonly Booking[] = [
  {
    id: 1,
    guest: 'Paula Reyes',
    persons: 2,
    arrival: new Date(2026, 3, 3),
    askedAt: new Date(2026, 2, 16, 9, 12),
    room: 'D',
    paid: true,
  },
  {
    id: 2,
    guest: 'Yusuf Demir',
    persons: 1,
    arrival: new Date(2026, 3, 4),
    askedAt: new Date(2026, 2, 16, 14, 40),
    room: 'S',
    paid: false,
  },
  {
    id: 3,
    guest: 'Greta Holm',
    persons: 5,
    arrival: new Date(2026, 3, 10),
    askedAt: new Date(2026, 2, 17, 8, 5),
    room: 'F',
    paid: false,
  },
];

export default function ColumnTypes() {
  const [rows, setRows] = React.useState(bookings);

  const columns = React.useMemo<readonly GridColDef<Booking>[]>(
    () => [
      { field: 'guest', headerName: 'Guest', width: 120 },
      { field: 'persons', headerName: 'Persons', type: 'number', width: 80 },
      { field: 'arrival', headerName: 'Arrival', type: 'date', width: 100 },
      { field: 'askedAt', headerName: 'Asked at', type: 'dateTime', width: 175 },
      {
        field: 'room',
        headerName: 'Room',
        type: 'singleSelect',
        valueOptions: [
          { value: 'S', label: 'Single' },
          { value: 'D', label: 'Double' },
          { value: 'F', label: 'Family' },
        ],
        editable: true,
        width: 90,
      },
      { field: 'paid', headerName: 'Paid', type: 'boolean', width: 70, editable: true },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 80,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="archive"
            icon={<ArchiveIcon />}
            label={`Archive ${row.guest}`}
            onClick={() => setRows((current) => current.filter((booking) => booking.id !== id))}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid aria-label="Room bookings" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
