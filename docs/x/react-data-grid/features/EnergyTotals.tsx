import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';

interface Meter {
  id: string;
  building: 'Library' | 'Laboratory' | 'Cafeteria';
  floor: number;
  kilowattHours: number;
  reviewed: boolean;
}

const wholeNumber = new Intl.NumberFormat('en');

const columns: readonly GridColDef<Meter>[] = [
  { field: 'building', headerName: 'Building', width: 130 },
  { field: 'floor', headerName: 'Floor', type: 'number', width: 90, aggregable: false },
  {
    field: 'kilowattHours',
    headerName: 'Use in March',
    type: 'number',
    flex: 1,
    minWidth: 150,
    valueFormatter: (value: number | null) =>
      value === null ? '' : `${wholeNumber.format(value)} kWh`,
  },
  { field: 'reviewed', headerName: 'Reviewed', type: 'boolean', width: 110 },
];

const rows: readonly Meter[] = [
  { id: 'LI-0', building: 'Library', floor: 0, kilowattHours: 1840, reviewed: true },
  { id: 'LI-1', building: 'Library', floor: 1, kilowattHours: 1420, reviewed: true },
  { id: 'LA-0', building: 'Laboratory', floor: 0, kilowattHours: 6310, reviewed: false },
  { id: 'LA-1', building: 'Laboratory', floor: 1, kilowattHours: 5890, reviewed: true },
  { id: 'LA-2', building: 'Laboratory', floor: 2, kilowattHours: 4120, reviewed: false },
  { id: 'CA-0', building: 'Cafeteria', floor: 0, kilowattHours: 3260, reviewed: true },
];

const isGroupExpandedByDefault = (group: GridGroupNode) => group.groupingKey === 'Laboratory';

export default function EnergyTotals() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        aria-label="Energy use by building"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['building'] },
          aggregation: { model: { kilowattHours: 'sum' } },
          columns: { columnVisibilityModel: { building: false } },
        }}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        groupingColDef={{ headerName: 'Building', width: 190 }}
        hideFooter
      />
    </div>
  );
}
